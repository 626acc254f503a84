/** The red potatoes: hot heads, each hotter than the one before. Lord Fry, above them all, is drawn elsewhere. */

import { burst, flame, rod, round, type Mark } from '../../../../../web/src/art/ink';
import type { Spud } from '../../../../../web/src/art/spud';

const PUFF = 'c-5-1-5-8 0-8c1-5 8-5 9-1c5 0 5 8 0 9z';
const steam: Mark = ['white', `M-30-12${PUFF}M24-14${PUFF}M-25-24${PUFF}M20-26${PUFF}`, 1.3];

const match: Mark[] = [
  ['straw', 'M27-8H31V-30H27Z', 1.2],
  ['flame', flame(29, -28, 20), 1.3],
  ['=sun', flame(29, -28, 10)],
];

const chilli: Mark[] = [
  ['red', 'M-15-19C-15-32 0-37 14-35C24-34 30-38 31-44C38-33 30-23 18-21C6-16-6-16-15-19Z'],
  ['=rose', 'M-9-23C-6-30 2-32 10-31C2-29-4-26-9-23Z'],
  ['leaf', 'M-18-17Q-24-22-18-29Q-11-25-10-18Q-14-15-18-17Z'],
  ['~fern', 'M-19-22Q-26-22-27-29', 3],
];

const boxing: Mark[] = [
  ['white', 'M-19-16Q0-23 19-16L20-10Q0-17-20-10Z'],
  ['white', 'M18-14L29-19L27-12L30-8Z', 1.2],
];
const gloves: Mark[] = [
  ['red', 'M-38 0C-40-15-18-17-17-4C-12-6-9 1-14 4C-16 10-20 10-24 10H-32C-37 9-38 5-38 0Z'],
  ['red', 'M38-8C40-23 18-25 17-12C12-14 9-7 14-4C16 2 20 2 24 2H32C37 1 38-3 38-8Z'],
  ['white', 'M-34 10H-20V16H-34ZM34 2H20V8H34Z', 1.2],
  ['~rose', 'M-33-3Q-30-8-26-8M21-13Q24-17 28-17', 2],
];

const pirate: Mark[] = [
  ['black', 'M-22-15C-20-30-8-33 0-33C8-33 20-30 22-15Q0-24-22-15Z'],
  ['~white', 'M-4-28L4-22M4-28L-4-22', 1.6],
  ['=white', round(0, -27, 3.2, 2.8)],
  ['black', 'M20-17L31-20L28-13L31-8Z', 1.2],
  ['~black', 'M-22-12L20-2', 2],
  ['black', 'M-14-9Q-8-12-2-6Q-2 2-8 2Q-14 0-14-9Z', 1.2],
  ['steel', 'M26-10Q24-32 38-40Q36-24 31-10Z'],
  ['sun', 'M21-12Q29-6 36-11L35-7Q29-2 22-8Z', 1.2],
];

const fireman: Mark[] = [
  ['flame', flame(0, -34, 24)],
  ['=sun', flame(1, -34, 13)],
  ['red', 'M-19-17C-19-31-8-37 0-37C8-37 19-31 19-17Q24-16 27-12Q0-20-27-12Q-24-16-19-17Z'],
  ['sun', 'M-5-32Q0-36 5-32V-25Q2-21 0-20Q-2-21-5-25Z', 1.3],
];

const mohawk: Mark[] = [
  [
    'flame',
    'M-11-23C-16-34-10-39-12-46C-4-43-4-37-3-35C-3-43 1-46 0-53C9-47 7-39 7-35C10-38 11-42 10-45C18-39 16-28 11-23Q0-28-11-23Z',
  ],
  ['=sun', 'M-6-25C-8-32-4-36-5-39C0-36 0-33 1-30C3-34 3-38 3-41C8-36 8-29 6-25Q0-27-6-25Z'],
  ['~sun', 'M21-3a3 3 0 1 0 2 5', 1.8],
];
const guitar: Mark[] = [
  ['wood', 'M15 5L38-24L34-27L10 2Z', 1.2],
  ['violet', 'M18 2C24-2 26 6 21 10C22 18 10 22 4 18C-4 18-8 10-4 5C-4-1 4-2 8 2C10 5 14 4 18 2Z'],
  ['white', round(7, 10, 3), 1.2],
];

const wrestler: Mark[] = [
  ['black', 'M-18-15C-15-24-8-27 0-27C8-27 15-24 18-15L16-2Q8 4 0-1Q-8 4-16-2Z'],
  ['=red', burst(0, -20, 4, 7, 2.5)],
];
const belt: Mark[] = [
  ['black', 'M-22 12Q0 21 22 12L21 19Q0 28-21 19Z', 1.3],
  ['sun', round(0, 20, 9, 7)],
  ['=flame', burst(0, 20, 5, 5.5, 2.4)],
];

const viking: Mark[] = [
  ['white', 'M-17-19C-30-17-34-30-29-40C-27-32-22-29-14-29ZM17-19C30-17 34-30 29-40C27-32 22-29 14-29Z'],
  ['steel', 'M-20-15C-19-28-9-33 0-33C9-33 19-28 20-15Q0-22-20-15Z'],
  ['sun', 'M-21-13Q0-21 21-13L20-18Q0-27-20-18ZM-2.5-33Q0-35 2.5-33V-21Q0-22-2.5-21Z', 1.2],
];
const beard: Mark[] = [
  ['flame', 'M-20 1Q-11 8-5 4Q0 7 5 4Q11 8 20 1C21 14 14 24 8 23Q6 30 0 32Q-6 30-8 23C-14 24-21 14-20 1Z'],
  ['mouth', 'M-5 11Q0 14 5 11Q3 17 0 17T-5 11Z', 1.2],
];
const shield: Mark[] = [
  ['wood', round(-27, 14, 12)],
  ['~straw', 'M-36 14H-18M-27 5V23', 2.2],
  ['steel', round(-27, 14, 4), 1.2],
];

const fork: Mark[] = [...rod('steel', 'M29 26V-26M21-38V-30Q21-25 29-25T37-30V-38M29-25V-40', 2.2)];
const horns: Mark[] = [
  ['black', 'M-17-18C-24-22-25-32-20-39C-20-31-15-28-8-25ZM17-18C24-22 25-32 20-39C20-31 15-28 8-25Z'],
  ['black', 'M-5 16Q0 14 5 16Q3 26 0 27Q-3 26-5 16Z', 1.2],
];
const tail: Mark[] = [
  ['~ink', 'M-12 24Q-34 34-33 18', 3.4],
  ['red', 'M-39 19L-32 7L-27 19Q-33 16-39 19Z'],
];

const volcano: Mark[] = [
  [
    'flame',
    'M-13-23C-22-34-16-44-26-52C-12-52-12-44-9-42C-10-52-4-54-4-61C5-55 2-48 6-45C8-49 16-48 22-55C21-43 15-36 13-23Z',
  ],
  ['=sun', 'M-8-24C-12-34-6-38-10-44C-3-42-3-38-1-37C0-42 1-44 1-49C6-43 4-40 6-37C8-38 10-40 12-42C11-34 8-31 8-24Z'],
  [
    'black',
    'M-23-10L-13-27Q-8-22-4-26Q0-21 4-26Q9-22 13-27L23-10Q18-14 14-12Q10-20 6-17Q1-13-2-18Q-8-20-12-12Q-18-15-23-10Z',
  ],
  ['=flame', 'M-7-24Q-9-17-6-16T-4-24ZM4-24Q3-15 7-15T8-24Z'],
  ['=flame', round(-24, -33, 2.2) + round(25, -36, 2.6) + round(-32, -46, 1.8) + round(31, -52, 1.6)],
];

export const RED: Readonly<Record<number, Spud>> = {
  5: { body: 'round', eyes: 'cross', mouth: 'pout', arms: 'fists', front: [steam] },
  6: { body: 'slim', eyes: 'shifty', mouth: 'smirk', arms: 'wave', front: match },
  7: { body: 'pear', eyes: 'goofy', mouth: 'tongue', arms: 'low', front: chilli },
  8: { body: 'lump', eyes: 'cross', mouth: 'teeth', arms: 'gloved', front: [...boxing, ...gloves] },
  9: { body: 'bean', eyes: 'proud', mouth: 'gap', arms: 'wave', front: pirate },
  10: { body: 'wide', eyes: 'up', mouth: 'wavy', arms: 'low', front: fireman },
  11: { body: 'slim', eyes: 'mad', mouth: 'tongue', arms: 'strum', front: [...mohawk, ...guitar] },
  12: { body: 'wide', eyes: 'cross', mouth: 'teeth', arms: 'cheer', front: belt, mask: wrestler },
  13: { body: 'round', eyes: 'furious', mouth: 'none', arms: 'hold', front: [...beard, ...viking, ...shield] },
  14: { body: 'bean', eyes: 'mad', mouth: 'fang', arms: 'wave', front: [...horns, ...fork], back: tail },
  15: { body: 'lump', eyes: 'furious', mouth: 'shout', arms: 'cheer', front: volcano },
};
