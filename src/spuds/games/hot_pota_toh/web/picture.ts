/** Which picture belongs on which card, and on what ground: each level has its own. */

import { rays, round, type Inks, type Mark } from '../../../../../web/src/art/ink';
import { LEVEL1 } from './level1';
import { LEVEL2 } from './level2';
import { LEVEL3 } from './level3';
import { LEVEL45 } from './level45';
import { levelOf } from './phews';

/** Everything about a card but its corners. */
export interface Picture {
  readonly marks: readonly Mark[];
  readonly inks: Inks;
}

const FOLK = { ...LEVEL1, ...LEVEL2, ...LEVEL3, ...LEVEL45 } as Readonly<Record<string, readonly Mark[]>>;

/** Of BOOM, then of each level. */
const GROUNDS: readonly Inks[] = [
  { ground: '#3a0d12', far: '#5a1418', sign: '#7a1f13' },
  { ground: '#8cc06a', far: '#a9d488', sign: '#3d6b26' },
  { ground: '#7db4e2', far: '#a4cdef', sign: '#22578f' },
  { ground: '#b79be0', far: '#cdb8ee', sign: '#553285' },
  { ground: '#f2bd4b', far: '#fad889', sign: '#7f5108' },
  { ground: '#f0a0bd', far: '#f8c4d6', sign: '#8c2655' },
];

const dots = (): string =>
  Array.from({ length: 28 }, (_, i) =>
    round(10 + (i % 4) * 27 + (Math.floor(i / 4) % 2) * 13, 12 + Math.floor(i / 4) * 20, 3.4),
  ).join('');
const bars = Array.from(
  { length: 6 },
  (_, i) => `M${String(i * 34 - 74)} 140L${String(i * 34 + 66)} 0h13L${String(i * 34 - 61)} 140Z`,
).join('');
const hill = 'M0 112Q50 96 100 112V140H0Z';

/** Scenery of the levels: a hill, a hill under clouds, bars, rays, dots. */
const SCENERY: readonly (readonly Mark[])[] = [
  [],
  [['=far', hill]],
  [
    ['=far', hill],
    ['=far', round(26, 30, 17, 6) + round(36, 25, 12, 7) + round(76, 44, 16, 6) + round(68, 40, 10, 6)],
  ],
  [['=far', bars]],
  [['=far', rays(50, 76, 14)]],
  [['=far', dots()]],
];

const GOLD: Inks = { skin: '#f0bf55', light: '#fce3a0', shade: '#bd8926' };
/** Of those that are not golden. */
const SKINS: Readonly<Record<string, Inks>> = {
  phew2: { skin: '#f3cf7c', light: '#fdeebb', shade: '#c49a3d' },
  fuse: { skin: '#e5573f', light: '#ff9f86', shade: '#a42c1c' },
  disoriented: { skin: '#f4cf86', light: '#fdecc4', shade: '#c3943f' },
  evil: { skin: '#c9489a', light: '#ee8cc8', shade: '#86245f' },
  evilest: { skin: '#57407c', light: '#8468ab', shade: '#33234d' },
  dud: { skin: '#c9bfae', light: '#ece5d8', shade: '#8f8573' },
  kitty: { skin: '#f09a45', light: '#ffcf93', shade: '#b8661a' },
  sexy: { skin: '#f3c183', light: '#ffe2b8', shade: '#c08747' },
  spinning: { skin: '#f6cf63', light: '#fff0b8', shade: '#b58a1e' },
};

/** Draw the picture of a card; only ground for a word that is no card's. */
export function pictureOf(word: string): Picture {
  const level = levelOf(word);
  return {
    marks: [...(SCENERY[level] ?? []), ...(FOLK[word] ?? [])],
    inks: { ...GOLD, ...GROUNDS[level], ...SKINS[word] },
  };
}
