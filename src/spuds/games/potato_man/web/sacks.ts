/** Sack cards: as many sacks as they are worth, each with somebody in it who would rather sleep on. */

import { at, leaf, round, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, type Eyes } from '../../../../../web/src/art/spud';

const heads: Mark[] = [
  ['skin', round(-11, -20, 8, 7) + round(11, -20, 8, 7)],
  ['skin', round(0, -24, 9, 9)],
  ['=light', round(-3, -28, 3, 1.8) + round(-14, -23, 2.5, 1.5) + round(8, -23, 2.5, 1.5)],
];

const bag: Mark[] = [
  ['sack', 'M-19-17Q0-12 19-17C18-12 22-6 25 4C30 20 24 27 17 27Q0 30-17 27C-24 27-30 20-25 4C-22-6-18-12-19-17Z', 1.9],
  ['=pale', 'M-18-8Q-24 4-23 15Q-20 4-13-6Z'],
  ['~weave', 'M-20 19L-13 12M-16 24L-6 14M-4 24L4 16M8 24L20 12M17 22L23 16', 1.2],
  ['suit', 'M-21-20Q0-13 21-20L20-13Q0-6-20-13Z', 1.5],
];

/** Somebody looks out through a hole that the mice made. */
const hole = (eyes: Eyes): Mark[] => [
  ['ink', 'M-15 2Q-8-3 0-1Q9-3 15 2Q17 9 11 13Q0 16-11 13Q-17 9-15 2Z', 1],
  at(0, 11, eyesOf(eyes), 0.82),
];
const patch: Mark[] = [
  ['suit', 'M-8 3L8 1L10 15L-7 17Z', 1.3],
  ['~ink', 'M-10 6h4M-9 13h4M7 5h4M8 12h4', 1.2],
];

const sprig: Mark = ['leaf', leaf(0, -32, -7, -6, 0.5) + leaf(0, -32, 8, -6, 0.5), 1.2];

/** Where the sacks of a card stand, the hindmost first: x, y, size. */
const HEAPS: readonly (readonly (readonly [number, number, number])[])[] = [
  [[50, 84, 1.25]],
  [
    [56, 62, 0.86],
    [46, 103, 0.92],
  ],
  [
    [56, 52, 0.7],
    [34, 96, 0.7],
    [63, 99, 0.7],
  ],
  [
    [42, 44, 0.58],
    [69, 55, 0.58],
    [32, 93, 0.62],
    [62, 101, 0.66],
  ],
  [
    [52, 40, 0.56],
    [36, 69, 0.58],
    [68, 73, 0.58],
    [27, 106, 0.6],
    [58, 110, 0.62],
  ],
];
const EYES: readonly Eyes[] = ['sleepy', 'side', 'wide', 'squint', 'up'];

/** Draw a heap of 1 to 5 sacks, for a card. */
export function sacks(count: number): Mark[] {
  return (HEAPS[count - 1] ?? []).map(([x, y, size], place) =>
    at(
      x,
      y,
      [
        ...heads,
        ...(place % 2 ? [sprig] : []),
        ...bag,
        ...(place % 3 === 1 ? patch : hole(EYES[(count + place) % 5] ?? 'wide')),
      ],
      size,
    ),
  );
}
