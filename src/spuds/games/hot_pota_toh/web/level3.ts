/** The potatoes of level 3: two faces, a carton, a top, and the smallest of all bangs. */

import { at, burst, round, rod, type Group, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, mouthOf, skinOf } from '../../../../../web/src/art/spud';
import { CARD } from './deck';
import { puff } from './level1';

const dagger: Mark[] = [
  ['steel', 'M0-34L6-24L4 0H-4L-6-24Z', 1.8],
  ['~white', 'M-1-26V-4', 2],
  ['sun', 'M-11-1H11V5H-11Z', 1.6],
  ['#5b2c6b', 'M-3.500 5H3.500V18H-3.500Z', 1.6],
];
/** A saint on its left, a rogue on its right. */
const treacherous: Mark[] = [
  at(
    47,
    80,
    [
      ['~limb', 'M-8 24V34M8 24V34M-14 4Q-32 2-28-10M14 4Q30 8 33-4', 3],
      ['deep', 'M-5 36H-16Q-15 30-9 31T-5 36ZM5 36H16Q15 30 9 31T5 36Z'],
      at(35, -10, dagger, 1, 14),
      ...skinOf('round'),
      ['#6a4a86', 'M0-26C14-27 23-15 23 1C23 18 13 27 0 27L4 18L-3 10L3 2L-4-6L3-14L-2-20Z', 1.8],
      ['~ink', 'M-15-5Q-9-12-4-5M-14 8Q-8 15-2 12', 2.4],
      ['=blush', round(-15, 4, 3.4, 2.4)],
      ['sun', 'M3-11L18-15Q18-3 11-2Q5-2 3-11Z', 1.6],
      ['=red', round(11, -7, 2.4)],
      ['~ink', 'M2-13L19-18', 3],
      ['~ink', 'M1 12Q8 14 16 6', 2.4],
      ['white', 'M6 13L9 19L12 11Z', 1.1],
      ['#c9382c', 'M8-22C17-24 22-32 18-42C14-36 7-34 2-27Z', 1.8],
      ['~ink', round(-11, -35, 13, 4.5), 5.6],
      ['~sun', round(-11, -35, 13, 4.5), 3],
      ['white', round(-28, -13, 5) + round(33, -6, 5), 1.6],
    ],
    1.2,
  ),
];

const fry = (x: number, y: number, height: number, turn: number): Group =>
  at(
    x,
    y,
    [
      ['sun', `M-6 0V${String(-height)}H5V0Z`, 1.8],
      ['=#fff0a8', `M-4 0V${String(2 - height)}H-1V0Z`],
    ],
    1,
    turn,
  );
const fried: Mark[] = [
  fry(22, 74, 38, -24),
  fry(78, 74, 36, 24),
  fry(33, 72, 46, -10),
  fry(67, 72, 48, 11),
  fry(44, 70, 36, 3),
  fry(57, 70, 52, -2),
  ['~limb', 'M38 118V128M62 118V128', 4],
  ['deep', 'M44 131H26Q28 124 36 125T44 131ZM56 131H74Q72 124 64 125T56 131Z', 1.6],
  ['#d8402f', 'M11 62Q30 78 50 78T89 62L80 122Q50 128 20 122Z', 2.4],
  ['=#b5281c', 'M14 68Q18 72 24 75L29 123L21 121ZM86 68Q82 72 76 75L71 123L79 121Z'],
  at(50, 93, [...eyesOf('goofy'), ...mouthOf('laugh')], 1.3),
];

const swish = (y: number, rx: number): string =>
  `M${String(50 - rx)} ${String(y)}Q${String(50 - rx * 0.9)} ${String(y + 9)} ${String(50 - rx * 0.35)} ${String(y + 11)}M${String(50 + rx)} ${String(y)}Q${String(50 + rx * 0.9)} ${String(y - 9)} ${String(50 + rx * 0.4)} ${String(y - 11)}`;
const spinning: Mark[] = [
  ['~white', swish(116, 38) + swish(56, 47) + swish(86, 46), 3.6],
  at(
    50,
    72,
    [
      ...rod('steel', 'M0 44V56', 4),
      ...rod('wood', 'M0-26V-45', 6),
      ['red', round(0, -46, 7), 1.8],
      ['shade', 'M-33-10C-33-32 33-32 33-10C33 12 10 28 5 46H-5C-10 28-33 12-33-10Z', 2.2],
      ['=skin', 'M-31-10C-31-30 29-30 29-10C29 10 10 26 3 44H-4C-10 28-31 12-31-10Z'],
      ['#3f9fb5', 'M-27 10Q0 22 27 10Q21 20 15 27Q0 33-15 27Q-21 20-27 10Z', 1.6],
      ['red', 'M-31-18Q0-4 31-18Q28-24 22-26.500Q0-18-22-26.500Q-28-24-31-18Z', 1.6],
      at(0, 3, eyesOf('squint'), 1.02),
      at(0, 2, mouthOf('oh'), 1),
    ],
    1.06,
    9,
  ),
];

const micro: Mark[] = [
  at(17, 48, CARD, 1.1, -32),
  at(84, 50, CARD, 1.1, 28),
  at(24, 112, CARD, 1.1, 20),
  at(80, 112, CARD, 1.1, -24),
  ['flame', burst(50, 78, 12, 40, 25, 0.1), 2.2],
  ['=sun', burst(50, 78, 12, 33, 21, 0.1)],
  ['~ink', 'M55 62Q56 52 64 52', 5.5],
  ['~straw', 'M55 62Q56 52 64 52', 2.8],
  ['red', burst(66, 50, 7, 8, 4), 1.5],
  ['black', round(50, 80, 20), 2],
  ['=#5a5058', 'M37 72Q39 64 47 63Q42 68 40 74Z'],
  at(50, 84, [...eyesOf('baby'), ...mouthOf('smile')], 0.95),
  ['=blush', round(38, 88, 3, 2.2) + round(62, 88, 3, 2.2)],
  ['~white', 'M45.500 91.200Q50 96 54.500 91.200', 1.8],
  puff(50, 122, 0.6),
];

export const LEVEL3: Readonly<Record<string, readonly Mark[]>> = { treacherous, fried, spinning, micro };
