/** Which picture belongs on which card: its inks, its scenery and who stands in it. */

import { at, burst, flame, leaf, rays, round, type Inks, type Mark } from '../../../../../web/src/art/ink';
import { spud, type Spud } from '../../../../../web/src/art/spud';
import { BLUE } from './blue';
import { GREEN } from './green';
import { potatoMan } from './hero';
import { RED } from './red';
import { sacks } from './sacks';
import { lordFry } from './villain';
import { YELLOW } from './yellow';

/** Everything about a card but its index. */
export interface Picture {
  readonly marks: readonly Mark[];
  readonly inks: Inks;
}

const sackInks: Inks = { sack: '#cfa266', pale: '#e6c48e', weave: '#a87b42' };

/** By colour of the cards: `suit` is the colour itself, `deep` that of figures on paper, `ground` and `far` the scenery. */
const INKS: Readonly<Record<string, Inks>> = {
  red: {
    suit: '#d8402f',
    deep: '#a3241b',
    ground: '#f7b267',
    far: '#f08d4a',
    skin: '#dd6650',
    light: '#f4a08a',
    shade: '#ab3d33',
  },
  blue: {
    suit: '#3b78c4',
    deep: '#1f4f92',
    ground: '#9cc3e2',
    far: '#7aa9d2',
    skin: '#8590d6',
    light: '#b9c4f2',
    shade: '#545ea8',
  },
  green: {
    suit: '#4f9a3e',
    deep: '#2b6427',
    ground: '#cfe3a4',
    far: '#a5c96f',
    skin: '#b9c06a',
    light: '#e0e5a6',
    shade: '#7f8638',
  },
  yellow: {
    suit: '#f5c21b',
    deep: '#7d5a00',
    ground: '#ffe487',
    far: '#fff3bf',
    skin: '#f0bf55',
    light: '#fce3a0',
    shade: '#c08c26',
  },
  gold: {
    suit: '#d99a1e',
    deep: '#7a4d08',
    ground: '#5d4a86',
    far: '#7562a3',
    sack: '#f3c544',
    pale: '#ffe695',
    weave: '#b98412',
  },
};

/** Scenery may stick out: the card's frame cuts it off. */
const land = (y: number): string => `M0 ${String(y)}Q50 ${String(y - 12)} 100 ${String(y)}V140H0Z`;
const several = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('');
const tuft = (x: number, y: number): string => leaf(x, y, -5, -8) + leaf(x, y, 1, -11) + leaf(x, y, 6, -8);

/** What is behind an ordinary card; the higher its number, the more of it. */
const SCENERY: Readonly<Record<string, (number: number) => readonly Mark[]>> = {
  red: (n) => [
    ['=far', several(5, (i) => flame(8 + i * 22, 126, 34 + 5 * n + ((i * 17) % 24)))],
    ['=suit', land(118)],
  ],
  blue: (n) => [
    ['=far', several(n, (i) => `M${String(30 + ((i * 41) % 68))} ${String(8 + ((i * 29) % 90))}l-7 17l3.5 1.2z`)],
    ['=suit', land(118)],
    ['=far', 'M12 126q8-5 16 0q-8 5-16 0zM46 130q7-4 14 0q-7 4-14 0z'],
  ],
  green: (n) => [
    ['=far', 'M0 84Q24 58 50 80Q76 58 100 78V140H0Z'],
    ['=suit', land(118)],
    ['=far', several(n >> 1, (i) => tuft(14 + ((i * 37) % 62), 124 + ((i * 5) % 9)))],
  ],
  yellow: (n) => [
    ['=far', rays(50, 78, n + 6)],
    ['=suit', land(118)],
  ],
};

const night: readonly Mark[] = [
  ['=#43142a', 'M0 0H100V140H0Z'],
  ['=#6e1b30', rays(50, 70, 13)],
  ['=red', land(120)],
];
const daybreak: readonly Mark[] = [
  ['=#46a7d8', 'M0 0H100V140H0Z'],
  ['=#6fc0e6', rays(50, 74, 15)],
  ['white', burst(50, 74, 13, 56, 40, 0.2)],
  ['sun', burst(50, 74, 13, 47, 34, 0.2), 1.2],
];
const sackroom: readonly Mark[] = [
  ['=far', round(50, 70, 42, 58)],
  ['=weave', land(118)],
];

const FOLK: Readonly<Record<string, Readonly<Record<number, Spud>>>> = {
  red: RED,
  blue: BLUE,
  green: GREEN,
  yellow: YELLOW,
};
const drawn = new Map<string, Picture>();

/** Draw the picture of a card, once. */
export function pictureOf(word: string, suit: string, number: number): Picture {
  let picture = drawn.get(word);
  if (!picture) {
    picture = { marks: draw(word, suit, number), inks: { ...sackInks, ...(INKS[suit] ?? INKS.gold) } };
    drawn.set(word, picture);
  }
  return picture;
}

function draw(word: string, suit: string, number: number): readonly Mark[] {
  if (word.startsWith('sack-')) return [...sackroom, ...sacks(number)];
  if (suit === 'red' && number >= 16) return [...night, at(49, 82, lordFry(number), 0.94 + (number - 16) * 0.03)];
  if (suit === 'yellow' && number <= 3)
    return [...daybreak, at(49, 80, potatoMan(number), 1.02, number === 1 ? 16 : 0)];
  const who = FOLK[suit]?.[number];
  const size = 0.96 + number / 100;
  return [...(SCENERY[suit]?.(number) ?? []), ...(who ? [at(49, 120 - 35 * size, spud(who), size)] : [])];
}
