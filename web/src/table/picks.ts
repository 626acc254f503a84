// How a choice of several picks is built up, pick by pick. Knows no DOM.

import type { Choice, Pick } from '../lib/types';

/** One thing that can be pointed at next. */
export interface Option {
  readonly key: string;
  readonly pick: Pick;
  /** The choices that go on with this pick. */
  readonly choices: readonly Choice[];
}

/** Where the building of a choice stands. */
export interface Building {
  /** What has been pointed at, what could only be so included. */
  readonly path: readonly Pick[];
  /** What may be pointed at next, in the order of the choices. */
  readonly options: readonly Option[];
  /** The one choice that is left, if there is just one; it may still have to be confirmed. */
  readonly choice: Choice | null;
  /** Whether the picks made so far say the whole of that choice. */
  readonly said: boolean;
  /** Whether the picks are being made in no order, so that each can be taken back alone. */
  readonly loose: boolean;
}

/** What a pick points at; two picks with the same key are the same answer to the same question. */
export function keyOf(pick: Pick): string {
  return JSON.stringify([pick.zone, pick.face, pick.token, pick.seat, pick.text.id, pick.text.args, pick.text.players]);
}

/**
 * Follow `path` (keys of options) through the choices. Picks that all choices left have in common are passed over
 * while several choices are left; a path that leads nowhere counts as far as it leads.
 */
export function build(choices: readonly Choice[], path: readonly string[]): Building {
  let left: readonly Choice[] = choices.flatMap(ways);
  let options = optionsAt(left, 0);
  const made: Pick[] = [];
  const given = [...path];
  for (;;) {
    const wanted = options.find((option) => option.key === given[0]);
    const next = wanted ?? (left.length > 1 && options.length === 1 ? options[0] : undefined);
    if (!next) break;
    if (wanted) given.shift();
    left = next.choices;
    if (!next.key.startsWith(END)) made.push(next.pick);
    options = optionsAt(left, made.length);
  }
  const choice = left.length === 1 && path.length > 0 ? (left[0] ?? null) : null;
  const said = choice !== null && choice.picks.length <= made.length;
  return { path: made, options, choice, said, loose: path.length > 0 && left.every((one) => one.any_order) };
}

/** What on the table a pick points at, as a key: a token, a card of a zone, a whole zone, a seat; '' = only a button. */
export function targetOf(at: Partial<Pick>): string {
  if (at.token) return `token ${at.token}`;
  if (at.zone) return at.face ? `card ${at.zone} ${at.face}` : `zone ${at.zone}`;
  return at.seat !== undefined && at.seat >= 0 ? `seat ${at.seat}` : '';
}

/** The options that point at the same thing as `at`. */
export function pointing(options: readonly Option[], at: Partial<Pick>): Option[] {
  const target = targetOf(at);
  return target === '' ? [] : options.filter(({ pick }) => targetOf(pick) === target);
}

/** The ways in which a choice can be said: in every order of its picks, where that does not matter. */
function ways(choice: Choice): Choice[] {
  if (!choice.any_order) return [choice];
  return orders(choice.picks).map((picks) => ({ ...choice, picks }));
}

function orders(picks: readonly Pick[]): Pick[][] {
  if (picks.length < 2) return [[...picks]];
  const first = new Map(picks.map((pick, at) => [keyOf(pick), at])).values();
  return [...first].flatMap((at) =>
    orders(picks.filter((_, other) => other !== at)).map((rest) => picks.slice(at, at + 1).concat(rest)),
  );
}

const END = 'end ';

/**
 * What the choices go on with, those alike together. A choice that ends here where others go on, or that says the
 * same as another one, is an option of its own: a button with the text of its last pick.
 */
function optionsAt(choices: readonly Choice[], depth: number): Option[] {
  const found = new Map<string, { pick: Pick; choices: Choice[] }>();
  for (const choice of choices) {
    const [pick, last] = [choice.picks[depth], choice.picks.at(-1)];
    const key = pick ? keyOf(pick) : END + choice.move;
    const same = found.get(key);
    if (same) same.choices.push(choice);
    else if (pick) found.set(key, { pick, choices: [choice] });
    else if (last && choices.length > 1) found.set(key, { pick: button(last), choices: [choice] });
  }
  return [...found].map(([key, option]) => ({ key, ...option }));
}

function button(pick: Pick): Pick {
  return { ...pick, zone: '', face: '', token: '', seat: -1 };
}
