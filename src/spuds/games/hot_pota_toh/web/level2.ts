/** The potatoes of level 2: one on its head, two villains, one in two, and one that sleeps through it all. */

import { at, burst, flame, rod, round, type Group, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, mouthOf, skinOf, spud } from '../../../../../web/src/art/spud';
import { EMBERS, FANGS } from './grin';

const swirl = (x: number): string => `M${String(x)}-6a2 2 0 0 1 3 2a4 4 0 0 1-7-2a5.500 5.500 0 0 1 10-3`;
const dizzy: Mark[] = [
  ['white', round(-8, -6, 7.5) + round(9, -6, 6.5), 1.5],
  ['~ink', swirl(-9) + swirl(7.5), 1.7],
];
const disoriented: Mark[] = [
  at(49, 70, spud({ body: 'bean', eyes: 'none', mouth: 'wavy', arms: 'cheer', front: dizzy }), 1.16, 172),
  ['~white', round(50, 114, 37, 9), 2.6],
  ['sun', burst(17, 108, 5, 11, 4.8) + burst(52, 122, 5, 12, 5.2) + burst(84, 106, 5, 11, 4.8), 1.8],
];

const horns = (size: number): Mark[] => [
  at(-13, -20, [['#fff0c4', 'M-5 3C-14-4-13-16-7-24C-6-14 0-9 6-4Z', 1.8]], size),
  at(13, -20, [['#fff0c4', 'M5 3C14-4 13-16 7-24C6-14 0-9-6-4Z', 1.8]], size),
];
const fork: Mark[] = [
  ...rod('steel', 'M30 36V-34', 3),
  ...rod('steel', 'M19-46V-38Q19-30 30-30T41-38V-46M30-30V-48', 3),
];
const tail: Mark[] = [
  ['~ink', 'M-14 24Q-40 34-36 12', 4],
  ['red', 'M-45 14L-35-1L-28 15Q-36 10-45 14Z', 1.6],
];
const goatee: Mark = ['black', 'M-7 18Q0 14 7 18Q4 30 0 33Q-4 30-7 18Z', 1.4];
const evil: Mark[] = [
  at(
    46,
    80,
    spud({
      body: 'lump',
      eyes: 'mad',
      mouth: 'fang',
      arms: 'hold',
      back: tail,
      front: [...horns(1), ...fork, goatee],
    }),
    1.18,
  ),
];

const wing = 'M-12 2C-16-22-34-34-48-34C-43-27-44-21-45-16C-40-17-36-15-34-10C-31-13-27-12-25-6C-22-9-16-8-14 8Z';
const bat: Mark[] = [
  ['#2c2036', wing, 2],
  ['~#7c5a94', 'M-16-6Q-28-24-44-31M-18-4Q-26-14-35-14', 1.8],
];
const evilest: Mark[] = [
  ['flame', flame(22, 134, 40) + flame(50, 138, 30) + flame(79, 134, 42), 2],
  ['=sun', flame(22, 134, 22) + flame(79, 134, 23)],
  at(
    50,
    74,
    [
      ...bat,
      { move: 'scale(-1 1)', marks: bat },
      ...skinOf('wide'),
      ...EMBERS,
      ...FANGS,
      ['red', 'M-7-22L-11-46L0-34L11-46L7-22Q0-26-7-22Z', 1.8],
      ...horns(1.15),
    ],
    1.06,
  ),
];

/** The left half of a potato, its cut to the right. */
function half(look: number): Mark[] {
  return [
    ['~ink', 'M-16 4Q-32 4-32-12M-8 24V38', 3],
    ['deep', 'M-4 40H-18Q-16 33-9 34Q-5 34-4 40Z', 1.4],
    ['shade', 'M4-28C-18-29-28-14-28 2C-28 18-14 29 4 28Q-3 20 2 14T-2 0T3-13T4-28Z', 2],
    ['=skin', 'M0-26C-16-26-26-14-26 0C-26 15-14 25-2 26Q-7 20-2 13T-6 0T-1-13T0-26Z'],
    ['=#fff0c4', 'M4-28Q-2-20 3-13T-2 0T2 14T4 28Q9 20 6 14T2 0T7-13T4-28Z'],
    ['white', round(-13, -6, 7.5), 1.5],
    ['=ink', round(-13 + look, -5, 3.6)],
    ['=mouth', 'M-4 12Q-14 10-16 17Q-9 22-4 19Z'],
    ['white', round(-32, -14, 5), 1.5],
  ];
}
const split: Mark[] = [
  at(33, 78, half(3), 0.98, -9),
  { move: 'translate(67 78)rotate(9)scale(-.98 .98)', marks: half(3) },
  ['sun', 'M57 8L38 70H49L40 132L65 58H53L66 8Z', 2.2],
  ['=white', 'M58 16L45 64H50L55 40Z'],
];

const zed = (x: number, y: number, size: number): Group =>
  at(
    x,
    y,
    [
      ['~ink', 'M-6-7H6L-6 7H6', 7],
      ['~white', 'M-6-7H6L-6 7H6', 3.6],
    ],
    size,
    8,
  );
const nightcap: Mark[] = [
  ['navy', 'M-20-14C-18-34 0-42 16-34C30-30 34-18 34-8C28-14 24-18 19-17Q0-24-20-14Z', 1.8],
  ['~sky', 'M-8-33Q-6-27-7-20M8-36Q9-28 8-20M22-30Q20-24 21-17', 2.2],
  ['white', 'M-22-13Q0-24 21-15L20-9Q0-18-21-7Z', 1.6],
  ['white', round(34, -5, 6), 1.6],
];
const dud: Mark[] = [
  ['wood', 'M10 62Q10 44 28 46H72Q90 44 90 62V128H10Z', 2.2],
  ['white', 'M17 70Q12 54 32 57H68Q88 54 83 70Q88 88 68 86H32Q12 88 17 70Z', 1.8],
  at(48, 74, [...skinOf('round'), ...eyesOf('calm'), ...mouthOf('smile'), ...nightcap], 1.05),
  ['#3b78c4', 'M5 98Q50 82 95 98V140H5Z', 2.2],
  ['white', 'M4 96Q50 80 96 96L95 107Q50 91 5 107Z', 1.8],
  ['=sky', burst(26, 122, 5, 7, 3) + burst(52, 117, 5, 7, 3) + burst(76, 123, 5, 7, 3)],
  ['white', round(30, 94, 6) + round(66, 94, 6), 1.6],
  zed(70, 34, 1),
  zed(86, 18, 0.7),
];

export const LEVEL2: Readonly<Record<string, readonly Mark[]>> = { disoriented, evil, evilest, split, dud };
