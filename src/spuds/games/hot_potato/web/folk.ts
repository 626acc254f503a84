/** The twelve hot potatoes: each has a body and a face of its own, and something of the kitchen on its head. */

import { burst, leaf, round, type Mark } from '../../../../../web/src/art/ink';
import type { Body, Eyes, Mouth } from '../../../../../web/src/art/spud';

/** Who a potato is, whatever was put on it. */
export interface Person {
  readonly body: Body;
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  readonly hat: readonly Mark[];
}

const sprout: Mark[] = [
  ['~fern', 'M0-25Q-1-32 1-37', 2.8],
  ['leaf', leaf(1, -34, -15, -10, 0.5) + leaf(1, -34, 16, -8, 0.5), 1.5],
];
const toque: Mark[] = [
  ['white', 'M-16-18L-17-28C-30-30-25-45-14-42C-11-51 11-51 14-42C25-45 30-30 17-28L16-18Q0-24-16-18Z'],
  ['~steel', 'M-7-28V-35M1-29V-37M9-28V-34', 1.6],
];
const colander: Mark[] = [
  ['~ink', 'M-21-20Q-33-23-27-29M21-20Q33-23 27-29', 3.4],
  ['steel', 'M-22-18C-22-43 22-43 22-18Q0-26-22-18Z'],
  ['=black', [-12, -4, 4, 12].map((x) => round(x, -26, 1.8) + round(x * 0.7, -32, 1.6)).join('')],
];
const eggshell: Mark[] = [
  ['white', 'M-20-13C-22-46 22-46 20-13L14-20L9-13L3-20L-3-13L-9-20L-14-13Z'],
  ['=steel', 'M11-33C17-28 18-22 18-18L15-20C15-25 14-29 11-33Z'],
];
const glove: Mark[] = [
  [
    'rose',
    'M-15-19C-24-26-26-36-22-37C-18-38-16-31-13-29C-16-38-14-46-10-45C-6-45-6-37-5-31C-4-40-2-48 2-47C7-46 5-38 5-31C8-38 12-44 15-42C19-40 14-32 12-26C17-30 22-31 23-27C24-24 18-20 14-18Q0-26-15-19Z',
  ],
  ['~white', 'M-14-19Q0-26 14-18', 3],
];
const noodles: Mark[] = [
  ['~ink', 'M-21 4Q-28-4-22-12Q-25-24-10-27Q0-36 10-27Q25-24 22-12Q28-4 21 4', 9],
  ['~sun', 'M-21 4Q-28-4-22-12Q-25-24-10-27Q0-36 10-27Q25-24 22-12Q28-4 21 4', 6],
  ['~ink', 'M-22 0Q-26-8-20-13Q-19-23-7-27M22 0Q26-8 20-13Q19-23 7-27M-12-29Q0-37 12-29', 1.2],
  ['red', round(0, -31, 6), 1.4],
];
const pot: Mark[] = [
  ['~ink', 'M17-28L36-34', 6],
  ['#5b6470', 'M-19-17L-21-39H21L19-17Q0-24-19-17Z'],
  ['#7c8793', 'M-23-39Q0-45 23-39V-36Q0-42-23-36Z', 1.4],
  ['~white', 'M-14-34L-13-25', 2.2],
];
const lettuce: Mark[] = [
  [
    'leaf',
    'M-21-10C-29-14-27-22-23-23C-26-31-17-36-13-33C-11-41-1-41 1-37C6-43 15-39 14-34C22-35 26-27 22-23C28-20 27-12 21-10C17-19 10-22 0-22C-10-22-17-19-21-10Z',
  ],
  ['~fern', 'M-15-20Q-12-27-13-30M-4-23Q-2-30-1-34M7-23Q9-29 12-31M16-18Q18-23 20-24', 1.6],
];
const cosy: Mark[] = [
  ['violet', 'M-21-14C-22-34-10-38 0-38C10-38 22-34 21-14Q0-23-21-14Z'],
  ['~sun', 'M-18-24L-12-29L-6-24L0-30L6-24L12-29L18-24', 2.4],
  ['white', round(0, -40, 6), 1.5],
];
const scarf: Mark[] = [
  ['red', 'M-22-10C-20-32-8-34 0-34C8-34 20-32 22-10Q12-22 0-22T-22-10Z'],
  ['red', 'M17-26L32-36L34-25ZM18-24L33-18L26-12Z', 1.5],
  ['=white', round(-13, -23, 2.2) + round(-5, -29, 2.2) + round(5, -27, 2.2) + round(14, -22, 2.2)],
];
const crown: Mark[] = [
  ['sun', 'M-19-16L-22-40L-12-30L-6-43L0-31L7-43L12-30L22-40L19-16Q0-24-19-16Z'],
  ['red', round(0, -25, 3) + round(-11, -23, 2.2) + round(11, -23, 2.2), 1.1],
];
const toadstool: Mark[] = [
  ['white', 'M-8-20L-9-30H9L8-20Q0-24-8-20Z', 1.4],
  ['red', 'M-25-26C-22-50 22-50 25-26Q0-33-25-26Z'],
  ['=white', round(-11, -33, 3.4) + round(2, -39, 3.2) + round(13, -32, 3)],
];

const FOLK: readonly Person[] = [
  { body: 'round', eyes: 'wide', mouth: 'smile', hat: sprout },
  { body: 'slim', eyes: 'happy', mouth: 'grin', hat: toque },
  { body: 'wide', eyes: 'side', mouth: 'smirk', hat: colander },
  { body: 'round', eyes: 'baby', mouth: 'oh', hat: eggshell },
  { body: 'bean', eyes: 'shifty', mouth: 'tongue', hat: glove },
  { body: 'pear', eyes: 'calm', mouth: 'smile', hat: noodles },
  { body: 'lump', eyes: 'bored', mouth: 'flat', hat: pot },
  { body: 'wide', eyes: 'happy', mouth: 'smile', hat: lettuce },
  { body: 'pear', eyes: 'wink', mouth: 'gap', hat: cosy },
  { body: 'bean', eyes: 'wide', mouth: 'pout', hat: scarf },
  { body: 'slim', eyes: 'baby', mouth: 'smirk', hat: crown },
  { body: 'lump', eyes: 'side', mouth: 'fang', hat: toadstool },
];
const first: Person = { body: 'round', eyes: 'wide', mouth: 'smile', hat: sprout };

/** Say who the potato of a number is. */
export const personOf = (number: number): Person => FOLK[number % FOLK.length] ?? first;

/** A star of splashes, for what bursts: some 2 `size` across. */
export const splash = (x: number, y: number, size: number): string => burst(x, y, 11, size, size * 0.62, 0.15);
