/** The blue potatoes: from gloomy to ice-cool. */

import { rod, round, type Mark } from '../../../../../web/src/art/ink';
import type { Spud } from '../../../../../web/src/art/spud';

const drop = (x: number, y: number): string => `M${String(x)} ${String(y)}q-4 6 0 7q4-1 0-7z`;
const CLOUD = 'M-20-33C-27-33-27-42-20-42C-19-50-8-52-5-46C-1-52 10-52 11-45C19-47 23-35 15-33Z';

const tears: Mark[] = [['sky', drop(-14, 0) + drop(15, -1) + drop(-17, 9), 1.1]];

const bobble: Mark[] = [
  ['red', 'M-18-17C-18-30-8-35 0-35C8-35 18-30 18-17Z'],
  ['~white', 'M-14-24L-9-28L-4-24L1-28L6-24L11-28L15-24', 2],
  ['white', 'M-20-20Q0-27 20-20L21-13Q0-20-21-13Z'],
  ['white', round(0, -37, 5.5)],
];
const shiver: Mark = ['~ink', 'M-29-8q-4 3 0 6t0 6M29-8q4 3 0 6t0 6', 1.5];

const rain: Mark[] = [
  ['white', CLOUD],
  ['=sky', 'M-20-34C-24-34-25-37-24-38Q-18-34-8-37Q4-33 17-38Q18-34 15-34Z'],
  ['~navy', 'M-17-29l-2 5M-9-29l-2 4M1-29l-2 3M10-29l-2 5', 1.8],
];

const umbrella: Mark[] = [
  ['~ink', 'M29-12V-46M29-12V0Q29 5 25 4', 2.4],
  ['sun', 'M5-29C7-45 21-51 29-51C38-51 45-42 46-29Q42-33 38-29Q34-34 28-29Q22-34 16-29Q10-33 5-29Z'],
  ['=white', 'M16-30Q18-44 29-49Q20-47 15-42Q11-36 10-31Q13-32 16-30Z'],
];

const scarf: Mark[] = [
  ['red', 'M12 16L21 15L27 36L17 38Z'],
  ['~white', 'M15 23L23 22M17 29L25 28M19 35L26 33', 2],
  ['red', 'M-23 8Q0 19 23 7L22 16Q0 27-22 17Z'],
  ['~white', 'M-15 12L-16 19M-7 14L-7 22M2 15V22M10 13L12 20', 2],
  ['sky', drop(4, 1), 1.1],
  ['rose', round(0, 0, 4, 3.4), 1.2],
];

const diver: Mark[] = [...rod('sun', 'M4 10Q31 16 29-8V-38', 3.4), ['~red', 'M29-35V-40', 6]];
const glass: Mark[] = [
  ['sun', 'M-18-14Q0-19 18-14Q21-4 15 2Q8 4 4 1Q0-2-4 1Q-8 4-15 2Q-21-4-18-14Z'],
  ['sky', 'M-15-11Q0-15 15-11Q17-4 13-1Q8 1 5-2Q0-5-5-2Q-8 1-13-1Q-17-4-15-11Z', 1.2],
];
const bubbles: Mark = ['~white', round(15, -40, 4) + round(8, -49, 2.5) + round(19, -51, 3), 1.6];

const headphones: Mark[] = [
  ...rod('steel', 'M-22-6C-25-38 25-38 22-6', 3),
  ['navy', 'M-19-13V3Q-29 4-29-5T-19-13ZM19-13V3Q29 4 29-5T19-13Z'],
  ['~ink', 'M24-32V-46L34-49V-35', 2.4],
  ['ink', round(21.5, -32, 3, 2.4) + round(31.5, -35, 3, 2.4), 0.5],
];

const quiff: Mark[] = [
  ['navy', 'M-18-16C-20-30-8-29-4-34C2-42 20-43 24-34C18-37 17-33 18-29C21-25 20-20 18-16Q10-24-4-22Q-12-21-18-16Z'],
  ['=sky', 'M-2-31C4-38 14-39 18-36C11-37 4-32 1-28Z'],
];
const shades: Mark[] = [
  ['black', 'M-20-11L-1-9H1L20-11Q20 2 11 2Q3 2 1-5H-1Q-3 2-11 2Q-20 2-20-11Z'],
  ['~sky', 'M-15-6L-12-2M6-6L9-2', 2],
];

const beret: Mark[] = [
  ['black', 'M-19-19C-26-25-14-37 4-36C19-36 27-26 18-18Q0-26-19-19Z'],
  ['~black', 'M3-36L5-41', 3],
];
const rollneck: Mark[] = [
  ['black', 'M-22 14Q0 23 22 14C22 23 13 28 0 28C-13 28-22 23-22 14Z'],
  ['black', 'M-20 12Q0 20 20 12L20 16Q0 24-20 16Z', 1.2],
];
const cup: Mark[] = [
  ['~ink', 'M36-19Q42-18 41-13T35-10', 2],
  ['white', 'M23-21H37Q37-8 33-7H27Q23-8 23-21Z'],
  ['~white', 'M27-25q-3-3 0-6t0-6M33-25q-3-3 0-6t0-6', 1.6],
];

const captain: Mark[] = [
  ['white', 'M-19-21C-27-33-12-39 0-39C12-39 27-33 19-21Z'],
  ['navy', 'M-19-24Q0-31 19-24V-17Q0-24-19-17Z'],
  ['black', 'M-17-17Q0-24 17-17Q8-14 0-14T-17-17Z', 1.2],
  ['~sun', 'M0-37V-27M-3-34H3M-5-30Q0-25 5-30', 1.8],
  ['white', 'M-20 2Q-10 6 0 6T20 2C23 18 11 31 0 31C-11 31-23 18-20 2Z'],
  ['~ink', 'M-5 11Q0 15 5 11M-10 18q1 4 3 6M10 18q-1 4-3 6', 1.5],
];
const pipe: Mark[] = [
  ['wood', 'M5 11L19 10V4H27V10Q26 16 20 15Z', 1.3],
  ['~white', round(24, -4, 3.4) + round(30, -14, 4.5) + round(25, -26, 5.5), 1.6],
];

const shower: Mark[] = [
  ['rose', 'M-21-15C-26-32-10-39 0-38C10-39 26-32 21-15Q15-19 10-16Q5-20 0-17Q-5-20-10-16Q-15-19-21-15Z'],
  ['=white', round(-10, -27, 2.5) + round(2, -31, 2.5) + round(11, -24, 2.5) + round(-2, -23, 1.8)],
];
const foam: Mark[] = [
  ['white', 'M-27 30C-35 28-33 17-25 18C-25 9-13 9-10 15C-6 8 4 9 6 15C10 8 23 9 23 17C32 15 35 27 28 30Z', 1.3],
  ['~sky', round(-18, 22, 3) + round(2, 20, 2.5) + round(17, 24, 3.5), 1.4],
  ['sun', 'M-37 8C-42 2-35-4-31 0C-29 4-31 6-27 7C-24 8-20 4-18 5C-17 14-24 17-30 17C-36 17-39 12-37 8Z', 1.3],
  ['flame', 'M-38 1L-44 3L-38 5Z', 1],
  ['ink', round(-34, 2, 1), 0.3],
];

const deerstalker: Mark[] = [
  ['wood', 'M-21-18C-20-33-8-36 0-36C8-36 20-33 21-18Q28-15 30-9Q16-18 0-18T-30-9Q-28-15-21-18Z'],
  ['~straw', 'M-12-33Q-15-26-14-20M0-36V-19M12-33Q15-26 14-20M-19-26Q0-31 19-26', 1.3],
  ['straw', 'M-5-38Q-10-43-8-46Q-2-45 0-40Q2-45 8-46Q10-43 5-38Q0-36-5-38Z', 1.2],
];
const lens: Mark[] = [
  ...rod('wood', 'M27 8L21 2', 2.6),
  ['white', round(11, -6, 11), 1],
  ['ink', round(12, -5, 5.5), 0],
  ['=white', round(10, -7.5, 2)],
  ...rod('sun', round(11, -6, 11), 1.8),
];

const ice: Mark[] = [
  ['sky', 'M-21-15L-27-38L-15-27L-11-46L-3-29L3-52L8-29L16-44L17-26L28-36L21-15Q0-24-21-15Z'],
  ['=white', 'M-17-19L-22-32L-14-22ZM-8-22L-10-38L-5-23ZM4-23L4-42L8-23ZM15-20L17-34L19-19Z'],
  ['sky', 'M-19 3Q-9 8-4 6Q0 8 4 6Q9 8 19 3L16 20L12 13L8 27L4 18L0 34L-4 18L-8 27L-12 13L-16 20Z'],
  ['=white', 'M-14 8L-14 14L-11 9ZM-2 10L0 26L2 10ZM8 10L8 20L11 10Z'],
];
const staff: Mark[] = [...rod('sky', 'M29 34V-22', 2), ...rod('white', 'M29-46V-22M19-40L39-28M39-40L19-28', 2.2)];

export const BLUE: Readonly<Record<number, Spud>> = {
  4: { body: 'pear', eyes: 'sad', mouth: 'frown', arms: 'low', front: tears },
  5: { body: 'round', eyes: 'wide', mouth: 'teeth', arms: 'fists', front: [...bobble, shiver] },
  6: { body: 'wide', eyes: 'bored', mouth: 'flat', arms: 'low', front: rain },
  7: { body: 'slim', eyes: 'up', mouth: 'frown', arms: 'wave', front: umbrella },
  8: { body: 'bean', eyes: 'sleepy', mouth: 'none', arms: 'low', front: scarf },
  9: { body: 'lump', eyes: 'goofy', mouth: 'none', arms: 'low', mask: glass, back: [bubbles], front: diver },
  10: { body: 'pear', eyes: 'calm', mouth: 'smirk', arms: 'cheer', front: headphones },
  11: { body: 'slim', eyes: 'none', mouth: 'smirk', arms: 'hips', front: [...quiff, ...shades] },
  12: { body: 'bean', eyes: 'sleepy', mouth: 'flat', arms: 'wave', mask: rollneck, front: [...beret, ...cup] },
  13: { body: 'round', eyes: 'proud', mouth: 'none', arms: 'hips', front: [...captain, ...pipe] },
  14: { body: 'wide', eyes: 'calm', mouth: 'smile', front: [...shower, ...foam] },
  15: { body: 'lump', eyes: 'shifty', mouth: 'oh', arms: 'low', front: [...deerstalker, ...lens] },
  16: { body: 'wide', eyes: 'furious', mouth: 'none', arms: 'hold', front: [...ice, ...staff] },
};
