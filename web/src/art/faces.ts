/** Faces of those who sit at a table: one of our potatoes a seat, told apart by colour, body and what it wears. */

import { at, burst, leaf, round, type Inks, type Mark } from './ink';
import { spud, type Body, type Eyes, type Mouth } from './spud';

/** Colours of seats, all apart from each other, by day and by night. */
export const SEAT_COLOURS: readonly string[] = [
  '#e4685a',
  '#4f8fd6',
  '#69ad4b',
  '#efb62c',
  '#9a6bc9',
  '#f08c3a',
  '#2fa8a0',
  '#e07ab0',
  '#8d6b4f',
  '#6f7ad0',
  '#a9b52e',
  '#7e8b96',
];

interface Person {
  readonly body: Body;
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  readonly front: readonly Mark[];
  readonly back?: readonly Mark[];
}

const bow: Mark[] = [
  ['rose', 'M8-24L22-33Q26-26 22-17ZM8-24L-6-33Q-10-26-6-17Z'],
  ['rose', round(8, -24, 4.5), 1.3],
];
const cap: Mark[] = [
  ['navy', 'M-18-15C-19-30-8-34 0-34C9-34 19-30 18-15Q0-23-18-15Z'],
  ['navy', 'M10-20Q30-22 33-13Q24-11 8-16Z'],
  ['white', round(0, -26, 4), 1.2],
];
const curls: Mark[] = [
  [
    'wood',
    [
      [-17, -15],
      [-15, -25],
      [-5, -31],
      [6, -31],
      [15, -25],
      [18, -14],
      [-8, -22],
      [8, -22],
      [0, -25],
    ]
      .map(([x = 0, y = 0]) => round(x, y, 6.5))
      .join(''),
  ],
];
const glasses: Mark[] = [
  ['~ink', `${round(-8.5, -6, 8)}${round(8.5, -6, 8)}M-1-8Q0-9 1-8M-17-8L-22-10M17-8L22-10`, 2],
  ['black', 'M-19-14C-20-29-6-31 2-30C13-31 21-25 19-14Q14-20 6-21Q-4-24-19-14Z'],
];
const bun: Mark[] = [
  ['steel', round(0, -34, 9)],
  ['steel', 'M-20-9C-22-26-10-31 0-31C10-31 22-26 20-9Q15-20 0-21Q-15-20-20-9Z'],
];
const earrings: Mark = ['sun', round(-22, 8, 3) + round(22, 8, 3), 1.2];
const moustache: Mark[] = [
  ['ink', 'M0 5Q-11 4-15 11Q-8 12-5 10L0 8L5 10Q8 12 15 11Q11 4 0 5Z', 0.8],
  ['ink', 'M-20-12Q-18-26-6-27Q-14-22-15-14ZM20-12Q18-26 6-27Q14-22 15-14Z', 0.8],
];
const beanie: Mark[] = [
  ['leaf', 'M-19-16C-20-32-9-37 0-37C9-37 20-32 19-16Z'],
  ['white', 'M-21-19Q0-26 21-19L21-11Q0-19-21-11Z'],
];
const braids: Mark[] = [
  ['flame', 'M-19-11Q-20-28 0-29Q20-28 19-11Q12-22 0-22Q-12-22-19-11Z'],
  [
    'flame',
    round(-25, -7, 5) +
      round(-27, 2, 4.5) +
      round(-27, 10, 4) +
      round(25, -7, 5) +
      round(27, 2, 4.5) +
      round(27, 10, 4),
    1.4,
  ],
  ['sky', round(-27, 16, 2.5) + round(27, 16, 2.5), 1.2],
];
const tie: Mark[] = [
  ['red', 'M0 22L-11 16V28ZM0 22L11 16V28Z', 1.3],
  ['red', round(0, 22, 3), 1.2],
  ['wood', 'M-18-13C-20-28-8-32 4-29C15-29 20-22 18-13Q12-19 4-24Q-8-16-18-13Z'],
];
const scarf: Mark[] = [
  [
    'violet',
    'M0-32C17-32 26-18 26 2C26 18 16 28 6 31Q0 24-6 31C-16 28-26 18-26 2C-26-18-17-32 0-32ZM0-21C-12-21-18-14-18 0C-18 13-10 21 0 21C10 21 18 13 18 0C18-14 12-21 0-21Z',
  ],
  [
    '=sun',
    round(-14, -20, 1.8) +
      round(14, -20, 1.8) +
      round(0, -27, 1.8) +
      round(-22, -4, 1.8) +
      round(22, -4, 1.8) +
      round(-18, 15, 1.8) +
      round(18, 15, 1.8),
  ],
];
const tuft: Mark[] = [
  ['black', 'M-16-17Q-17-27-9-30Q-10-36-4-39Q-3-34 1-32Q4-38 10-38Q9-33 12-29Q18-26 16-17Q8-24 0-22Q-8-24-16-17Z'],
];
const flower: Mark[] = [
  [
    'white',
    round(10, -27, 4.5) + round(17, -23, 4.5) + round(15, -15, 4.5) + round(7, -15, 4.5) + round(4, -23, 4.5),
    1.2,
  ],
  ['sun', round(10.5, -20.5, 3.6), 1.2],
  ['leaf', leaf(18, -15, 10, 4, 0.4), 1.2],
];

const PEOPLE: readonly Person[] = [
  { body: 'round', eyes: 'wide', mouth: 'smile', front: bow },
  { body: 'bean', eyes: 'side', mouth: 'grin', front: cap },
  { body: 'pear', eyes: 'happy', mouth: 'smile', front: curls },
  { body: 'slim', eyes: 'baby', mouth: 'smirk', front: glasses },
  { body: 'wide', eyes: 'calm', mouth: 'smile', front: [...bun, earrings] },
  { body: 'lump', eyes: 'proud', mouth: 'none', front: moustache },
  { body: 'pear', eyes: 'sleepy', mouth: 'smirk', front: beanie },
  { body: 'bean', eyes: 'wink', mouth: 'gap', front: braids },
  { body: 'slim', eyes: 'wide', mouth: 'grin', front: tie },
  { body: 'round', eyes: 'happy', mouth: 'smile', front: scarf },
  { body: 'lump', eyes: 'goofy', mouth: 'tongue', front: tuft },
  { body: 'wide', eyes: 'up', mouth: 'oh', front: flower },
];

const swirl = (x: number): string => `M${String(x)}-6a1.5 1.5 0 0 1 2 2a3 3 0 0 1-5-2a4 4 0 0 1 7-2`;
const stars: Mark = [
  'sun',
  burst(-19, -30, 5, 5.5, 2.4) + burst(0, -37, 5, 6.5, 2.8) + burst(19, -30, 5, 5.5, 2.4),
  1.2,
];
const dizzy: Person = {
  body: 'round',
  eyes: 'none',
  mouth: 'wavy',
  front: [['white', round(-8, -6, 7) + round(8, -6, 6), 1.3], ['~ink', swirl(-9) + swirl(7), 1.6], stars],
};
const gardener: Person = {
  body: 'round',
  eyes: 'happy',
  mouth: 'grin',
  front: [
    ['straw', 'M-33-14C-22-24-16-20-15-25C-14-38 14-38 15-25C16-20 22-24 33-14C20-10-20-10-33-14Z'],
    ['leaf', 'M-15-26Q0-20 15-26L16-20Q0-14-16-20Z', 1.2],
    ['white', 'M18 10Q17 3 21-4Q26-5 25 4H31Q35 6 33 10Q35 13 32 15Q33 19 29 20H21Q16 18 18 10Z', 1.4],
  ],
};
const professor: Person = {
  body: 'round',
  eyes: 'baby',
  mouth: 'smirk',
  front: [
    ['~sun', `${round(-8, -5, 9)}${round(8, -5, 9)}M-17-7L-22-9M17-7L22-9`, 2.2],
    ['black', 'M-17-17V-27Q0-33 17-27V-17Q0-24-17-17Z'],
    ['black', 'M0-41L33-29L0-19L-33-29Z'],
    ['~sun', 'M0-30L25-26V-14', 1.8],
    ['sun', 'M22-15H28L29-7H21Z', 1.1],
    ['white', 'M-13-13Q-18-14-20-9Q-15-9-13-13ZM13-13Q18-14 20-9Q15-9 13-13Z', 1.1],
  ],
};
const BOTS: Readonly<Record<string, Person>> = { random: dizzy, thumb: gardener, search: professor };

const SKINS: readonly Inks[] = [
  { skin: '#e9bd78', light: '#fae2b4', shade: '#bf8b48', deep: '#8a5a24' },
  { skin: '#d99a6c', light: '#f0c8a4', shade: '#a8693f', deep: '#734322' },
  { skin: '#f2d39a', light: '#fdeecb', shade: '#c9a25c', deep: '#93702f' },
  { skin: '#b9835a', light: '#d9ac88', shade: '#875838', deep: '#5a351d' },
];

/** Draw who sits at a seat, in a square of 64. Bots of one level look alike but for the seat's colour and body. */
export function faceOf(seat: number, level: string): { marks: readonly Mark[]; inks: Inks } {
  const person = PEOPLE[seat % PEOPLE.length] ?? dizzy;
  const bot = BOTS[level];
  const who = bot ? { ...bot, body: person.body } : person;
  return { marks: [at(32, 37, spud(who), 0.84)], inks: SKINS[seat % SKINS.length] ?? {} };
}

/** A place that waits for somebody: something may yet come up. */
export const FREE: readonly Mark[] = [
  ['~fern', 'M32 46Q31 36 33 30', 3],
  ['leaf', leaf(33, 31, -15, -9, 0.5) + leaf(33, 31, 14, -10, 0.5), 1.5],
  ['wood', 'M14 52Q18 42 32 42T50 52Q41 56 32 56T14 52Z'],
];
