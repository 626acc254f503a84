/** The sofa potato, which is a pug: its head, and the sofa that it lives on. */

import { at, round, type Inks, type Mark } from '../../../../../web/src/art/ink';

/** What it makes of what it sees. */
export type Mood = 'dozing' | 'watching' | 'gulping' | 'happy' | 'shocked';

export const PUG_INKS: Inks = {
  fur: '#ecc896',
  pale: '#f8e2bd',
  dusk: '#c39a63',
  mask: '#4b3a3a',
  coat: '#35282a',
  sofa: '#2f8f86',
  plush: '#4fb3a6',
  seam: '#1f6a66',
};

const EARS: Readonly<Record<Mood, string>> = {
  dozing: 'M-20-20C-36-24-40-6-33 8C-26 4-20-6-15-14ZM20-20C36-24 40-6 33 8C26 4 20-6 15-14Z',
  watching: 'M-20-20C-36-24-40-6-33 8C-26 4-20-6-15-14ZM20-20C36-24 40-6 33 8C26 4 20-6 15-14Z',
  happy: 'M-20-20C-38-26-44-10-39 4C-28 2-20-6-15-14ZM20-20C38-26 44-10 39 4C28 2 20-6 15-14Z',
  gulping: 'M-20-20C-36-30-48-20-46-6C-32-4-20-8-15-14ZM20-20C36-30 48-20 46-6C32-4 20-8 15-14Z',
  shocked: 'M-22-18C-40-36-34-46-22-46C-16-38-12-28-10-20ZM22-18C40-36 34-46 22-46C16-38 12-28 10-20Z',
};

const open = (r: number, dx = 0, dy = 0): Mark[] => [
  ['white', round(-15, -4, r) + round(15, -4, r), 1.6],
  ['=coat', round(-15 + dx, -4 + dy, r * 0.66) + round(15 + dx, -4 + dy, r * 0.66)],
  ['=white', round(-17 + dx, -6.5 + dy, r * 0.24) + round(13 + dx, -6.5 + dy, r * 0.24)],
];

const EYES: Readonly<Record<Mood, readonly Mark[]>> = {
  dozing: [['~dusk', 'M-22-5Q-15 2-8-5M8-5Q15 2 22-5', 2.8]],
  watching: [...open(7.4, 0, 2), ['dusk', 'M-23-4A8 8 0 0 1-7-4ZM7-4A8 8 0 0 1 23-4Z', 1.6]],
  happy: open(7.6, 0, 0),
  gulping: [['~ink', 'M-22-2Q-15-12-8-2M8-2Q15-12 22-2', 2.8]],
  shocked: [
    ['white', round(-15, -5, 9.5) + round(15, -5, 9.5), 1.8],
    ['=coat', round(-15, -5, 3) + round(15, -5, 3)],
  ],
};

const NOSE: readonly Mark[] = [
  ['coat', 'M-7 3Q0-1 7 3Q6 9 0 10Q-6 9-7 3Z', 1],
  ['=white', 'M-4 3.500Q-1 2 1 3Q-1 4.500-4 4.500Z'],
];

const CALM: readonly Mark[] = [['~#8d7674', 'M0 10V13M-13 15Q-6 20 0 14Q6 20 13 15', 2]];

const MUZZLES: Readonly<Record<Mood, readonly Mark[]>> = {
  dozing: CALM,
  watching: CALM,
  happy: [
    ['tongue', 'M-1 15Q-2 30 5 30Q12 29 10 15Z', 1.6],
    ['~#8d7674', 'M0 10V13M-14 14Q-6 20 0 14Q6 20 14 14', 2.2],
  ],
  gulping: [
    ['mouth', 'M-17 13Q0 8 17 13Q19 36 0 37Q-19 36-17 13Z', 2],
    ['tongue', 'M-11 29Q0 20 11 29Q9 36 0 36.500Q-9 36-11 29Z', 1.2],
    ['=white', 'M-13 13L-10 19L-7 12ZM13 13L10 19L7 12Z'],
  ],
  shocked: [['~#8d7674', 'M0 10V13M-10 20Q-6 15-2 18T6 18T11 17', 2.4]],
};

/** Draw its head around (0, 0), some 80 wide and 66 high. */
export function pug(mood: Mood): Mark[] {
  return [
    ['fur', 'M0-31C22-32 36-18 36 4C36 22 24 33 0 33C-24 33-36 22-36 4C-36-18-22-32 0-31Z', 2.2],
    ['=pale', 'M-26-12Q-18-26-4-27Q-14-20-20-10Q-24-4-26-12Z'],
    ['coat', EARS[mood], 2],
    ['=mask', 'M0-6C10-8 22-2 25 10C26 22 14 30 0 30C-14 30-26 22-25 10C-22-2-10-8 0-6Z'],
    ['=mask', round(-15, -4, 10.5, 10) + round(15, -4, 10.5, 10)],
    ['~dusk', 'M-10-19Q0-25 10-19M-7-14Q0-18 7-14M0-30V-22', 2.2],
    ...EYES[mood],
    ...MUZZLES[mood],
    ...NOSE,
  ];
}

const BACKREST = 'M-44-18Q-44-38-24-38H24Q44-38 44-18V14H-44Z';
const ARM = 'M0-8Q0-18 9-18T18-8V26H0Z';
const TUFTS = [-28, -14, 0, 14, 28].map((x) => round(x, -22, 1.7)).join('');

/** Draw the sofa around (0, 0), some 112 wide and 74 high; on it sits whoever is given, behind the cushion's edge. */
export function sofa(guests: readonly Mark[]): Mark[] {
  return [
    ['wood', 'M-46 26H-38V36H-44ZM46 26H38V36H44Z', 1.8],
    ['sofa', BACKREST, 2.4],
    ['=plush', 'M-38-20Q-38-33-24-33H24Q38-33 38-20V-17Q38-29 24-29H-24Q-38-29-38-17Z'],
    ['=seam', TUFTS],
    ...guests,
    ['plush', 'M-42 8Q0 2 42 8V22H-42Z', 2.2],
    ['sofa', 'M-44 18H44V29H-44Z', 2.2],
    at(-56, 0, [
      ['sofa', ARM, 2.4],
      ['=plush', 'M4-7Q4-14 9-14T13-10Q8-12 7-6V10H4Z'],
    ]),
    at(38, 0, [
      ['sofa', ARM, 2.4],
      ['=plush', 'M4-7Q4-14 9-14T13-10Q8-12 7-6V10H4Z'],
    ]),
  ];
}

/** Two paws on the edge of something, at (0, 0). */
export const PAWS: Mark = [
  'fur',
  'M-20-5Q-20-10-13-10T-6-5V3Q-6 6-13 6T-20 3ZM20-5Q20-10 13-10T6-5V3Q6 6 13 6T20 3Z',
  1.8,
];

/** What is heard of one that sleeps, above its sofa in a square of 120. */
export const ZEDS: readonly Mark[] = [
  ['~ink', 'M92 34H102L92 46H102M106 12H120L106 28H120', 6],
  ['~white', 'M92 34H102L92 46H102M106 12H120L106 28H120', 3],
];
