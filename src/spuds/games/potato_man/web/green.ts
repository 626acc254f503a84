/** The green potatoes: sprouts, gardeners and whatever lives in a garden. */

import { at, leaf, rod, round, type Mark } from '../../../../../web/src/art/ink';
import type { Spud } from '../../../../../web/src/art/spud';

const stem = (d: string): Mark => ['~fern', d, 3];

const sprout: Mark[] = [stem('M0-25Q-1-32 1-38'), ['leaf', leaf(1, -37, 12, -8, 0.5), 1.4]];

const twoLeaves: Mark[] = [
  stem('M0-25V-34'),
  ['leaf', leaf(0, -33, -17, -11) + leaf(0, -33, 17, -11)],
  ['~fern', 'M-3-35L-13-42M3-35L13-42', 1.2],
];

const daisy: Mark[] = [
  stem('M4-25Q6-31 3-37'),
  ['leaf', leaf(5, -29, 12, -3, 0.4), 1.2],
  ['white', [0, 1, 2, 3, 4, 5].map((i) => petal(i)).join(''), 1.3],
  ['sun', round(3, -41, 4.5), 1.3],
];
function petal(i: number): string {
  const angle = (i * Math.PI) / 3;
  return round(+(3 + 7 * Math.sin(angle)).toFixed(1), +(-41 - 7 * Math.cos(angle)).toFixed(1), 4);
}

const can: Mark[] = [
  ['~ink', 'M-30-4Q-26-16-18-12Q-12-8-16 0', 2.6],
  ['steel', 'M-32 12L-40 0L-44 3L-34 18Z', 1.3],
  ['leaf', 'M-35-5L-14 1L-18 22L-37 16Z'],
  ['~white', 'M-31 2L-18 6', 2],
  ['~sky', 'M-44 6q-3 4-1 8M-41 9q-2 5 0 10M-37 20q-1 3 0 6', 2],
  ['leaf', leaf(-38, 35, -6, -7, 0.5) + leaf(-38, 35, 6, -8, 0.5), 1.2],
];

const straw: Mark[] = [
  ['straw', 'M-33-14C-22-24-16-20-15-25C-14-38 14-38 15-25C16-20 22-24 33-14C20-10-20-10-33-14Z'],
  ['red', 'M-15-26Q0-20 15-26L16-20Q0-14-16-20Z', 1.2],
  ['~wood', 'M-27-14L-22-16M22-16L27-14M-8-32Q0-35 8-32', 1.2],
];
const stalk: Mark = ['~straw', 'M4 11L21 17M21 17L26 13M21 17L27 17', 2.2];

const snail: Mark[] = [
  ['straw', 'M-20-24Q-12-22 8-23Q16-24 17-33Q22-37 25-33Q27-22 17-18Q0-16-19-19Z', 1.3],
  ['~ink', 'M19-35L16-42M23-35L26-42', 1.5],
  ['white', round(16, -43, 2.2) + round(26, -43, 2.2), 1],
  ['violet', round(-3, -33, 12)],
  ['~rose', 'M8-32A10 10 0 1 1-2-42A7 7 0 1 1-3-29A4.5 4.5 0 1 1-2-36', 2],
];

const pot: Mark[] = [
  [
    'leaf',
    'M-8-35C-10-52-5-57 0-57C5-57 10-52 8-35ZM8-44C15-42 12-51 16-51C20-51 19-38 8-38ZM-8-41C-15-39-13-48-17-47C-20-46-19-35-8-36Z',
  ],
  ['~white', 'M-3-50l-1.5-2M3-48l1.5-2M-1-43l-1.5-2M4-40l1.5-2M15-45l1-2M-15-42l-1-2', 1.1],
  ['rose', round(1, -58, 4), 1.2],
  ['wood', 'M-14-32H14L17-17Q0-23-17-17Z'],
  ['wood', 'M-17-37H17V-31H-17Z'],
];

const overalls: Mark[] = [
  ['navy', 'M-22 10L-12 17H12L22 10Q23 27 0 27Q-23 27-22 10Z', 1.3],
  ['~navy', 'M-12 18L-20 0M12 18L20 0', 3],
  ['sun', round(-11, 19, 1.8) + round(11, 19, 1.8), 0.9],
];
const cap: Mark[] = [
  ['red', 'M-18-17C-18-30-8-33 0-33C8-33 18-30 18-17Z'],
  ['red', 'M-16-17Q-32-19-33-12Q-20-10 18-17Q0-22-16-17Z'],
];
const rake: Mark[] = [...rod('wood', 'M29 32V-34', 2), ...rod('steel', 'M19-45V-35H39V-45M26-45V-35M32-45V-35', 1.5)];

const gnome: Mark[] = [
  ['red', 'M-21-14Q-14-35 6-58Q10-57 9-52Q15-33 21-14Q0-23-21-14Z'],
  ['=rose', 'M-13-22Q-6-36 3-48Q-2-34-6-23Z'],
  ['white', 'M-20 1Q-12 8-6 4Q0 1 6 4Q12 8 20 1C24 17 10 34 0 37C-10 34-24 17-20 1Z'],
  ['~steel', 'M-11 13Q-10 20-6 25M11 13Q10 20 6 25M0 20V29', 1.5],
  ['rose', round(0, 1, 5, 4.4), 1.3],
  ['~ink', 'M-5 10Q0 14 5 10', 1.8],
];

const archer: Mark[] = [
  ['fern', 'M-22-15Q-20-32-2-35Q16-36 32-22Q12-24 22-15Q0-25-22-15Z'],
  ['red', 'M-6-30Q-16-40-14-54Q-2-46-1-31Z', 1.3],
  ['~white', 'M-4-32Q-9-40-12-48', 1.3],
  ['ink', 'M0 5Q-8 12-14 5Q-8 7-4 3Q-1 2 0 4Q1 2 4 3Q8 7 14 5Q8 12 0 5Z', 0.8],
];
const bow: Mark[] = [
  ...rod('wood', 'M24-40Q48-13 24 16', 2),
  ['~ink', 'M24-40L24 16', 1],
  ['~ink', 'M10-12H44M44-12L39-16M44-12L39-8', 1.8],
];

const antlers: Mark[] = [
  ...rod(
    'wood',
    'M-7-24Q-12-36-24-40Q-30-44-29-51M-17-37Q-17-47-12-52M7-24Q12-36 24-40Q30-44 29-51M17-37Q17-47 12-52',
    3.4,
  ),
  [
    'leaf',
    leaf(-29, -50, -6, -10, 0.5) +
      leaf(-12, -51, 7, -8, 0.5) +
      leaf(29, -50, 6, -10, 0.5) +
      leaf(-26, -41, -10, -1, 0.5) +
      leaf(24, -40, 10, 0, 0.5),
    1.2,
  ],
];
const bird: Mark[] = [
  ['sky', 'M5-54C4-63 16-66 18-58L25-60Q24-51 15-50Q7-49 5-54Z', 1.3],
  ['flame', 'M6-58L1-56L6-54Z', 1],
  ['ink', round(9.5, -58, 1), 0.3],
];

const treetop: Mark[] = [
  [
    'fern',
    'M-21-13C-34-14-36-29-27-32C-30-44-17-51-10-46C-7-57 9-57 11-46C21-50 31-42 26-32C36-28 34-13 21-13Q14-21 8-16Q0-23-8-16Q-15-21-21-13Z',
  ],
  [
    '=leaf',
    'M-27-24C-28-30-22-32-20-32C-22-40-14-43-9-39C-6-48 5-48 6-40C12-43 18-38 17-33C10-38 6-33 5-31C-1-36-8-34-9-28C-14-31-24-29-27-24Z',
  ],
  ['red', round(-19, -21, 3.4) + round(17, -28, 3.4) + round(-2, -26, 3.4) + round(25, -20, 3) + round(5, -43, 3), 1.1],
  ['fern', 'M-20 2Q-10 7 0 6T20 2Q22 12 15 14Q16 22 8 22Q5 30 0 31Q-5 30-8 22Q-16 22-15 14Q-22 12-20 2Z'],
  ['~leaf', 'M-10 12Q-5 16-7 20M10 12Q5 16 7 20M0 18V26', 1.5],
  ['mouth', 'M-6 10Q0 13 6 10Q4 16 0 16T-6 10Z', 1.2],
];

export const GREEN: Readonly<Record<number, Spud>> = {
  3: { body: 'round', eyes: 'baby', mouth: 'oh', arms: 'low', front: sprout },
  4: { body: 'pear', eyes: 'wink', mouth: 'gap', arms: 'wave', front: twoLeaves },
  5: { body: 'bean', eyes: 'happy', mouth: 'smile', arms: 'hips', front: daisy },
  6: { body: 'slim', eyes: 'side', mouth: 'oh', arms: 'hold', front: [...sprout, ...can] },
  7: { body: 'wide', eyes: 'sleepy', mouth: 'smirk', arms: 'hips', front: [...straw, stalk] },
  8: { body: 'lump', eyes: 'up', mouth: 'wavy', arms: 'low', front: snail },
  9: { body: 'pear', eyes: 'bored', mouth: 'flat', arms: 'cheer', front: pot },
  10: { body: 'round', eyes: 'cross', mouth: 'teeth', arms: 'wave', mask: overalls, front: [...cap, ...rake] },
  11: { body: 'wide', eyes: 'happy', mouth: 'none', arms: 'hips', front: gnome },
  12: { body: 'bean', eyes: 'proud', mouth: 'none', arms: 'wave', front: [...archer, ...bow] },
  13: { body: 'lump', eyes: 'calm', mouth: 'smile', arms: 'hips', front: [at(1, -4, [...antlers, ...bird], 0.86)] },
  14: { body: 'round', eyes: 'furious', mouth: 'none', arms: 'fists', front: treetop },
};
