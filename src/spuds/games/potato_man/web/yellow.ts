/** The yellow potatoes: sunny souls on holiday. Potato Man, least and bravest of them, is drawn elsewhere. */

import { burst, rod, round, type Mark } from '../../../../../web/src/art/ink';
import type { Spud } from '../../../../../web/src/art/spud';

const propeller: Mark[] = [
  ['red', 'M-18-17C-18-31-8-34 0-34C8-34 18-31 18-17Q0-25-18-17Z'],
  ['sky', 'M-7-20.5Q-8-33 0-34Q8-33 7-20.5Q0-23-7-20.5Z', 1.2],
  ['~ink', 'M0-34V-41', 2.4],
  ['leaf', 'M0-41C-8-50-23-46-22-40C-21-36-8-37 0-41C8-45 23-47 22-41C21-35 8-34 0-41Z', 1.3],
];

const cone: Mark[] = [
  ['straw', 'M21-22H37L29 2Z'],
  ['~wood', 'M25-20L32-8M33-20L26-8', 1.2],
  ['rose', 'M19-22C17-30 24-32 25-32C24-43 35-42 34-32C40-32 41-24 38-22Q35-19 32-22Q29-18 26-22Q23-19 19-22Z'],
  ['red', round(30, -41, 3.2), 1.1],
  ['rose', round(0, 1, 4.5, 3.2), 1.1],
];

const ring: Mark[] = [
  ['sky', 'M-31 13C-31 5-20 8 0 8S31 5 31 13C32 24 16 28 0 28S-32 24-31 13Z'],
  ['=white', 'M-27 8L-19 8.5L-18 26L-25 24ZM19 8.5L27 8L25 24L18 26ZM-5 8H5V28H-5Z'],
  ['~ink', 'M-20 12Q0 15 20 12', 1.4],
];
const swimcap: Mark[] = [
  ['flame', 'M-18-16C-19-29-9-33 0-33C9-33 19-29 18-16Q0-24-18-16Z'],
  ['~white', 'M-6-31Q-9-26-9-20M6-31Q9-26 9-20', 2.2],
];

const stars: Mark[] = [
  ['rose', burst(-9, -6, 5, 12, 6.5) + burst(9, -6, 5, 12, 6.5), 1.5],
  ['=violet', burst(-9, -6, 5, 8, 4.5) + burst(9, -6, 5, 8, 4.5)],
  ['~white', 'M-12-8L-10-10M6-8L8-10', 1.8],
];
const garland: Mark[] = [
  ['rose', round(-20, 13, 4) + round(-8, 19, 4) + round(8, 19, 4) + round(20, 13, 4), 1.2],
  ['white', round(-14, 17, 4) + round(0, 21, 4) + round(14, 17, 4), 1.2],
];

const balloon: Mark[] = [
  ['~ink', 'M29-12Q26-20 30-26', 1.3],
  ['red', 'M30-28C18-34 19-54 30-54C41-54 42-34 30-28L33-24H27Z'],
  ['~white', 'M24-44Q25-49 29-50', 2],
];
const partyHat: Mark[] = [
  ['violet', 'M-13-20L-3-50L12-21Q0-26-13-20Z'],
  ['~sun', 'M-10-29L7-31M-7-38L2-40', 2.6],
  ['sun', burst(-3, -50, 6, 6.5, 3.2), 1.2],
];

const ukulele: Mark[] = [
  ['wood', 'M8 5L33-17L37-13L13 10Z', 1.2],
  ['flame', 'M10 3C17 0 20 8 15 12C15 20 1 24-6 18C-11 12-8 4-1 4C1-2 7-2 10 3Z'],
  ['ink', round(4, 10, 3.4), 0],
  ['~white', 'M35-15L-2 15', 1],
];
const hibiscus: Mark[] = [
  ['red', round(-16, -28, 4) + round(-23, -24, 4) + round(-21, -17, 4) + round(-13, -17, 4) + round(-11, -24, 4), 1.2],
  ['sun', round(-17, -22, 3), 1],
];
const note: Mark[] = [
  ['mouth', round(-6, 2, 2.4, 3), 1.3],
  ['~ink', 'M21-34V-47L29-44', 2.2],
  ['ink', round(19, -33, 3, 2.5), 0.5],
];

const cowboy: Mark[] = [
  [
    'wood',
    'M-34-21Q-33-14-18-13H18Q33-14 34-21Q24-17 17-21C17-34 12-42 6-38Q0-34-6-38C-12-42-17-34-17-21Q-24-17-34-21Z',
  ],
  ['red', 'M-17-23Q0-17 17-23V-18Q0-12-17-18Z', 1.2],
  ['sun', burst(8, 20, 5, 6.5, 3), 1.2],
  ['ink', 'M0 6Q-11 5-15 11Q-8 12-5 10L0 8L5 10Q8 12 15 11Q11 5 0 6Z', 0.8],
];
const lasso: Mark[] = [...rod('straw', `M29-13L24-34${round(24, -43, 17, 8)}`, 1.6)];

const wings: Mark[] = [
  ['white', 'M-12 0C-26-26-46-20-40-6C-37 2-22 6-12 6ZM12 0C26-26 46-20 40-6C37 2 22 6 12 6Z'],
  ['~sky', 'M-18 0Q-28-12-36-10M18 0Q28-12 36-10', 1.6],
];
const stripes: Mark[] = [
  [
    '=black',
    'M-22 12Q0 18 22 12L21 17Q0 23-21 17ZM-18 21Q0 27 18 21Q12 28 0 28Q-12 28-18 21ZM-15-19Q0-15 15-19L19-13Q0-9-19-13Z',
  ],
];
const antennae: Mark[] = [
  ['~ink', 'M-6-25Q-8-36-16-38M6-25Q8-36 16-38', 2.2],
  ['black', round(-18, -39, 4) + round(18, -39, 4), 0],
];

const chef: Mark[] = [
  ['white', 'M-17-19L-18-29C-30-32-25-47-14-44C-11-54 11-54 14-44C25-47 30-32 18-29L17-19Q0-25-17-19Z'],
  ['~steel', 'M-8-30V-36M0-31V-38M8-30V-36', 1.4],
];
const pan: Mark[] = [
  ['~ink', 'M-28 6L-22 16', 5],
  ['black', round(-27, -2, 15, 9)],
  ['white', 'M-38-3C-38-8-32-8-30-8C-26-11-20-9-19-6C-13-5-16 2-21 2C-25 5-30 3-32 2C-36 2-39 0-38-3Z', 1],
  ['sun', round(-27, -3, 5, 4), 1],
];

const king: Mark[] = [
  ['sun', 'M-19-17L-24-39L-12-29L0-46L12-29L24-39L19-17Q0-25-19-17Z'],
  ['red', round(0, -29, 3.2) + round(-13, -25, 2.4) + round(13, -25, 2.4), 1.1],
  ['white', round(0, -47, 3.2) + round(-25, -40, 2.8) + round(25, -40, 2.8), 1.2],
];
const sceptre: Mark[] = [...rod('straw', 'M29 26V-22', 2.2), ['sun', burst(29, -30, 8, 10, 6.5)]];
const sunrays: Mark[] = [['flame', burst(0, 0, 16, 39, 29), 1.5]];

export const YELLOW: Readonly<Record<number, Spud>> = {
  4: { body: 'round', eyes: 'goofy', mouth: 'gap', arms: 'cheer', front: propeller },
  5: { body: 'bean', eyes: 'squint', mouth: 'tongue', arms: 'wave', front: cone },
  6: { body: 'pear', eyes: 'wide', mouth: 'oh', arms: 'cheer', front: [...swimcap, ...ring] },
  7: { body: 'lump', eyes: 'none', mouth: 'grin', arms: 'cheer', front: [...stars, ...garland] },
  8: { body: 'slim', eyes: 'happy', mouth: 'laugh', arms: 'wave', front: [...partyHat, ...balloon] },
  9: { body: 'wide', eyes: 'calm', mouth: 'none', arms: 'strum', front: [...ukulele, ...hibiscus, ...note] },
  10: { body: 'slim', eyes: 'proud', mouth: 'none', arms: 'wave', front: [...lasso, ...cowboy] },
  11: { body: 'round', eyes: 'wink', mouth: 'fang', arms: 'fists', mask: stripes, back: wings, front: antennae },
  12: { body: 'bean', eyes: 'side', mouth: 'smile', arms: 'hips', front: [...chef, ...pan] },
  13: { body: 'wide', eyes: 'happy', mouth: 'laugh', arms: 'hold', back: sunrays, front: [...king, ...sceptre] },
};
