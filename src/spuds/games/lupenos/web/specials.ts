/** The special cards: the feast of the sofa potato, the new garbage bag and the very bad potato. */

import { at, burst, rays, round, type Inks, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, mouthOf, skinOf, spud } from '../../../../../web/src/art/spud';
import { PAWS, pug, PUG_INKS, sofa } from './pug';

/** A picture and its inks. */
export interface Drawn {
  readonly marks: readonly Mark[];
  readonly inks: Inks;
}

/** A strip of peel that hangs out of a mouth. */
const strip = (paint: string, d: string): Mark[] => [
  ['~ink', d, 9],
  [`~${paint}`, d, 5.6],
];

const lounger: Mark = at(0, 0, spud({ body: 'wide', eyes: 'sleepy', mouth: 'smile' }));

const feast: Drawn = {
  marks: [
    ['=far', rays(52, 70, 14)],
    at(
      50,
      100,
      sofa([
        at(-27, -19, [lounger], 0.94, -10),
        at(15, -30, pug('gulping'), 0.86),
        at(15, -30, [...strip('#8dba4a', 'M1 26Q-3 36 2 50'), ...strip('#d9584a', 'M9 25Q20 32 17 48')], 0.86),
      ]),
      1.02,
    ),
    at(65, 110, [PAWS], 0.84),
  ],
  inks: {
    ...PUG_INKS,
    ground: '#f08a72',
    far: '#f7a58c',
    deep: '#8c2f1f',
    skin: '#f0c060',
    light: '#fde6a8',
    shade: '#bd8926',
  },
};

const BAG = 'M38 52C20 62 16 92 20 112Q22 124 34 125H70Q82 124 84 112C88 92 84 62 66 52Z';
const bag: Drawn = {
  marks: [
    ['=far', round(52, 82, 46)],
    ['~ink', 'M22 90Q8 86 8 66M82 90Q96 86 95 66', 3],
    ['bag', BAG, 2.4],
    ['=gloss', 'M36 62C27 72 25 92 27 104Q30 108 32 102C31 88 34 74 42 66Q42 58 36 62Z'],
    ['~fold', 'M46 58Q44 66 46 74M58 58Q60 66 58 72M66 62Q72 72 72 80M50 118Q52 112 50 108', 2.2],
    ['bag', 'M38 53Q28 36 36 34Q44 40 48 34Q52 26 57 34Q62 40 68 34Q76 36 66 53Z', 2.2],
    ['sun', 'M37 50Q52 44 67 50L66 57Q52 52 38 57Z', 1.8],
    ['~sun', 'M64 54Q76 56 77 68M62 54Q68 62 66 70', 3],
    at(52, 90, [...eyesOf('wide'), ...mouthOf('laugh')], 1.15),
    ['=blush', round(36, 95, 4, 3) + round(68, 95, 4, 3)],
    ['white', round(8, 62, 5) + round(95, 62, 5), 1.6],
    ['white', burst(86, 30, 4, 12, 4) + burst(18, 118, 4, 9, 3) + burst(88, 120, 4, 7, 2.4), 1.6],
  ],
  inks: {
    ground: '#63c2b4',
    far: '#8ad6c9',
    deep: '#14564f',
    bag: '#3d4f5c',
    gloss: '#7f95a3',
    fold: '#26343e',
    blush: '#e08a8f',
  },
};

const stink = (x: number, y: number): string => `M${String(x)} ${String(y)}q-6-7 0-13t0-13`;
const fly = (x: number, y: number, turn: number): Mark =>
  at(
    x,
    y,
    [
      ['~white', 'M-1-2Q-8-9-7-3T-1-1M1-2Q8-9 7-3T1-1', 1.6],
      ['black', round(0, 0, 3, 3.6), 1],
    ],
    1,
    turn,
  );

const bad: Drawn = {
  marks: [
    ['=far', 'M0 112Q50 96 100 112V140H0Z'],
    ['~reek', stink(34, 40) + stink(54, 34) + stink(75, 40), 4],
    ['=#3a2a4a', round(52, 128, 36, 6)],
    at(
      52,
      86,
      [
        ['~ink', 'M-20 8Q-34 6-34-10M20 8Q34 6 34-10M-9 24V34M9 24V34', 2.8],
        ['deep', 'M-5 37H-17Q-16 30-10 31T-5 37ZM5 37H17Q16 30 10 31T5 37Z', 1.5],
        ...skinOf('lump'),
        ['=#5c4a6e', 'M-20 10C-24 16-16 24-8 24C-8 16-14 8-20 10ZM10-24C16-22 21-14 20-8C13-8 6-18 10-24Z'],
        ['=#a892c4', round(-15, 17, 2.4) + round(15, -15, 2.2) + round(-10, 21, 1.4)],
        ['~deep', 'M-2-26L2-20L-2-16L3-12', 1.8],
        ...eyesOf('furious'),
        ['black', 'M-12 7Q0 3 12 7Q11 20 0 20Q-11 20-12 7Z', 1.8],
        [
          '=#e6dd9a',
          'M-10 6.500L-8 12L-5 6ZM-1 5.500L1 11L4 5.500ZM10 6.500L8 11L6 6ZM-6 19L-4 14L-1 19.500ZM3 19.500L6 14L8 18Z',
        ],
        ['=#b6d34a', 'M8 16Q8 28 11 28T13 16Z'],
        ['#9fb04f', round(-34, -13, 4.5) + round(34, -13, 4.5), 1.6],
      ],
      1.32,
    ),
    fly(20, 70, -20),
    fly(88, 54, 15),
    fly(80, 28, 30),
  ],
  inks: {
    ground: '#6b5488',
    far: '#5a4574',
    deep: '#47305f',
    reek: '#a9c24a',
    skin: '#93a04a',
    light: '#c3cc7c',
    shade: '#5d6a28',
    blush: '#7a8538',
  },
};

export const SPECIALS: Readonly<Record<string, Drawn>> = { feast, bag, bad };
