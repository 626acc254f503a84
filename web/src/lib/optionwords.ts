/** What options, their values and the things that they count are called: by the game, or as they are. */
import { g, gameText, t } from './i18n.svelte';
import type { Value } from './options';
import type { Face, OptionInfo } from './types';

/** The name of an option. */
export function optionName(slug: string, option: OptionInfo): string {
  return g(slug, `option-${option.name}`) ?? option.name;
}

/** What an option does, in a sentence. */
export function optionHint(slug: string, option: OptionInfo): string {
  return g(slug, `option-${option.name}-doc`) ?? option.doc;
}

/** The name of a value; seats are counted from 1. */
export function valueName(slug: string, option: OptionInfo, value: Value): string {
  if (option.kind === 'seat' && typeof value === 'number') return t('seat-number', { seat: value + 1 });
  return g(slug, `option-${option.name}-${value}`) ?? String(value);
}

/** What a value does, in a sentence; "" where the game does not say. */
export function valueHint(slug: string, option: OptionInfo, value: Value): string {
  return g(slug, `option-${option.name}-${value}-doc`) ?? '';
}

/** The name of a group of options. */
export function groupName(slug: string, group: string): string {
  return g(slug, `option-group-${group}`) ?? group;
}

/** What a group of options is about, in a sentence; "" where the game does not say. */
export function groupHint(slug: string, group: string): string {
  return g(slug, `option-group-${group}-doc`) ?? '';
}

/** The name of a figure among others of its group: that of the face it is about, if there is such a face. */
export function figureName(slug: string, option: OptionInfo, faces: readonly Face[]): string {
  const thing = option.things[0] ?? '';
  return faces.some((one) => one.word === thing) ? thingName(slug, thing, faces) : optionName(slug, option);
}

/** The name of something that an option counts: that of its face, if it has one. */
export function thingName(slug: string, thing: string, faces: readonly Face[]): string {
  const face = faces.find((one) => one.word === thing);
  return face ? gameText(face.name, () => '', slug) : thing;
}
