/** The potatoes of level 1: those who sigh, one that is calm, and four that cannot sit still. */

import { at, burst, leaf, rays, rod, round, type Group, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, mouthOf, skinOf, spud, type Body } from '../../../../../web/src/art/spud';

/** Draw a puff of breath or of steam, some 26 wide. */
export function puff(x: number, y: number, size = 1): Group {
  return at(x, y, [['white', 'M-9 5C-16 5-15-5-8-4C-8-12 4-13 5-6C12-9 17 1 10 4C8 8-4 9-9 5Z', 1.5]], size);
}

/** Draw a drop of sweat, some 9 high. */
export function drop(x: number, y: number, size = 1): Group {
  return at(x, y, [['sky', 'M0-6Q-6 3 0 4Q6 3 0-6Z', 1.2]], size);
}

/** One that has got away with it: it wipes its brow and blows. */
function sigher(x: number, y: number, size: number, body: Body, turn = 0): Group {
  const wipe: Mark[] = [
    ['~ink', 'M16 2Q34-8 14-19', 3],
    ['white', round(11, -19, 5), 1.5],
  ];
  const marks = spud({ body, eyes: 'calm', mouth: 'oh', arms: 'low', front: wipe });
  return at(x, y, [...marks, drop(-17, -19, 1.1)], size, turn);
}

const phew1: Mark[] = [sigher(46, 76, 1.3, 'round'), puff(84, 92, 0.95), puff(92, 80, 0.55)];
const phew2: Mark[] = [sigher(29, 82, 0.95, 'slim', 8), sigher(69, 78, 1.02, 'pear', -8), puff(51, 40, 0.8)];
const phew3: Mark[] = [
  sigher(27, 92, 0.8, 'bean', -6),
  sigher(73, 92, 0.8, 'lump', 6),
  sigher(50, 48, 0.86, 'wide'),
  puff(84, 50, 0.7),
];

const lotus: Mark[] = [
  ['rose', leaf(0, -24, -17, -8, 0.4) + leaf(0, -24, 17, -8, 0.4), 1.5],
  ['white', leaf(0, -22, 0, -20, 0.4), 1.5],
];
const calm: Mark[] = [
  ['=far', round(50, 64, 44)],
  ['violet', round(50, 115, 40, 10), 2],
  ['~sun', 'M14 118Q50 130 86 118', 2.4],
  at(50, 67, [...skinOf('round'), ...eyesOf('calm'), ...mouthOf('smile'), ...lotus], 1.24),
  ['skin', 'M10 103C10 90 36 92 50 99C64 92 90 90 90 103C90 114 62 113 50 106C38 113 10 114 10 103Z', 2],
  ...rod('skin', 'M26 74Q8 82 18 95M74 74Q92 82 82 95', 4.4),
  ['white', round(20, 97, 6) + round(80, 97, 6), 1.8],
];

const pole: Mark[] = [...rod('wood', 'M-46 14Q0-3 46 2', 3.6), ['red', round(-45, 15, 7) + round(45, 3, 7), 1.8]];
const risky: Mark[] = [
  ['~ink', 'M-4 117Q50 130 104 117', 6],
  ['~straw', 'M-4 117Q50 130 104 117', 3],
  at(
    51,
    72,
    [
      ...rod('skin', 'M-5 22L-1 42M7 22Q22 26 26 20', 3.4),
      ['deep', 'M-9 41H5V46H-9ZM24 23L27 14L33 19L29 25Z', 1.4],
      ...skinOf('slim'),
      ...eyesOf('baby'),
      ...mouthOf('wavy'),
      ...pole,
      ['white', round(-17, 6, 5) + round(18, 0, 5), 1.6],
      drop(-19, -24, 1.2),
      drop(21, -22, 1.2),
    ],
    1.16,
    -9,
  ),
];

const mask: Mark = [
  'black',
  'M-21-11Q-10-16 0-11Q10-16 21-11L27-15L25-5Q17 5 8 0Q3-2 0-4Q-3-2-8 0Q-18 4-22-4Q-24-8-21-11Z',
  1.4,
];
const beanie: Mark[] = [
  ['black', 'M-19-15C-18-36 18-36 19-15Q0-23-19-15Z'],
  ['~white', 'M-16-23Q0-31 16-23', 4],
];
const loot: Mark[] = [
  ['wood', 'M4-30C26-36 44-14 38 12C34 34-8 36-20 16C-28 0-18-24-4-30L-12-40Q0-46 12-40Z', 2],
  ['~straw', 'M-8-29Q0-25 8-30', 4],
  ['~ink', 'M18-6Q22 6 14 18M-8 20Q-14 12-12 4', 1.8],
];
const thief: Mark[] = [
  at(67, 56, loot, 0.98, 12),
  at(
    38,
    84,
    [
      ...rod('skin', 'M14 6Q30-2 22-20', 3.6),
      ...spud({ body: 'bean', eyes: 'shifty', mouth: 'smirk', arms: 'hold', mask: [mask], front: beanie }),
      ['white', round(22, -23, 5), 1.5],
    ],
    1.12,
  ),
];

const jumping: Mark[] = [
  ['=deep', round(50, 127, 25, 4)],
  ['~ink', 'M36 124H64L35 114L65 105L37 96L60 89', 8],
  ['~steel', 'M36 124H64L35 114L65 105L37 96L60 89', 4.6],
  ['#b5442f', 'M35 82H65L62 90H38Z', 1.8],
  ['~white', 'M13 72V104M87 72V104M23 92V114M77 92V114', 3.4],
  at(
    50,
    57,
    [
      ['~ink', 'M-14 4Q-34-6-30-24M14 4Q34-6 30-24', 3],
      ...skinOf('pear'),
      ...eyesOf('happy'),
      ...mouthOf('laugh'),
      ['white', round(-30, -26, 5) + round(30, -26, 5), 1.6],
      ['leaf', leaf(0, -26, -12, -13, 0.45) + leaf(0, -26, 12, -13, 0.45), 1.5],
    ],
    1.1,
  ),
];

const fuse: Mark[] = [
  ['=flame', rays(57, 32, 12, 60)],
  ['~ink', 'M50 54Q48 42 57 36', 9],
  ['~straw', 'M50 54Q48 42 57 36', 5],
  ['flame', burst(60, 30, 9, 21, 11), 2],
  ['=sun', burst(60, 30, 9, 15, 7)],
  ['=white', round(60, 30, 5)],
  at(50, 86, spud({ body: 'round', eyes: 'furious', mouth: 'teeth', arms: 'fists' }), 1.3),
  ['#5b6470', 'M38 56Q50 48 62 56L60 61Q50 55 40 61Z', 1.8],
  puff(10, 60, 0.62),
  puff(91, 66, 0.62),
];

export const LEVEL1: Readonly<Record<string, readonly Mark[]>> = {
  phew1,
  phew2,
  phew3,
  calm,
  risky,
  thief,
  jumping,
  fuse,
};
