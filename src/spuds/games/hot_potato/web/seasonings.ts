/** The blue cards: what is done to a potato for good. */

import { at, burst, leaf, rays, rod, round, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, mouthOf, skinOf, spud } from '../../../../../web/src/art/spud';
import { ban, blaze, lick, MASH, popcorn } from './things';

/** Its belt gives: the buckle flies off. */
const huge: Mark[] = [
  at(50, 80, skinOf('wide'), 1.68),
  at(50, 74, [...eyesOf('squint'), ...mouthOf('teeth')], 1.5),
  ['#8c2f24', 'M3 100Q22 112 43 113L40 118L44 122L38 126Q20 124 5 114Z', 2],
  ['#8c2f24', 'M97 100Q80 111 62 113L64 118L60 121L65 126Q82 123 95 114Z', 2],
  ['=ink', round(14, 112, 2) + round(24, 116, 2) + round(76, 116, 2) + round(86, 112, 2)],
  ['sun', 'M42 12L59 7L64 24L47 29Z', 2.2],
  ['#7fb2e0', 'M48 14L57 11.500L59.500 21L51 23.500Z', 1.8],
  ['~white', 'M53 34V41M41 30L35 37M68 27L74 33', 3.2],
];

const popping: Mark[] = [
  ['=far', rays(50, 74, 12)],
  at(50, 76, spud({ body: 'pear', eyes: 'goofy', mouth: 'shout', arms: 'fists' }), 1.05),
  ['~ink', 'M20 70L13 66M22 92L15 96M80 70L87 66M78 92L85 96', 2.6],
  popcorn(20, 50, 1.15, -20),
  popcorn(14, 84, 1.1, 30),
  popcorn(22, 114, 1.2, 0),
  popcorn(80, 50, 1.2, 35),
  popcorn(86, 82, 1.1, -20),
  popcorn(78, 30, 0.9, 80),
  popcorn(40, 24, 0.95, 120),
  popcorn(62, 18, 0.85, 20),
];

const flaming: Mark[] = [
  blaze(50, 112, 1.72),
  at(50, 86, [...skinOf('round'), ...eyesOf('furious'), ...mouthOf('shout')], 1.12),
  ...lick(22, 122, 32),
  ...lick(50, 132, 28),
  ...lick(78, 124, 34),
];

const bowl: Mark[] = [
  ['#3b78c4', 'M-38 0H38C38 26 22 34 0 34S-38 26-38 0Z', 2.2],
  ['=#5f97dc', 'M-33 4C-32 20-24 27-14 30C-22 22-25 14-25 4Z'],
  ['~white', 'M-36 9Q-24 16-12 9T12 9T36 9', 3],
  ['#2c5c9c', 'M-14 34H14L17 40H-17Z', 2],
];
const masher: Mark[] = [
  ...rod('steel', 'M0 30V8', 3.4),
  ['#b5442f', 'M-5-26Q0-31 5-26L4 10H-4Z', 2],
  ['~ink', 'M-15 40V32Q0 24 15 32V40M-5 40V29M5 40V29', 6],
  ['~steel', 'M-15 40V32Q0 24 15 32V40M-5 40V29M5 40V29', 3.2],
];
const mashed: Mark[] = [
  at(62, 36, masher, 1.05, 16),
  at(50, 80, MASH, 1.05),
  ['=#f7e3a8', 'M18 82C20 60 40 56 50 58C64 56 80 64 82 84L50 96Z'],
  ['~#c99f4a', 'M24 76Q30 62 44 59M70 64Q78 68 80 78', 1.8],
  at(50, 84, [...eyesOf('sad'), ...mouthOf('frown')], 1.15),
  ['sky', 'M38 84q-5 9 0 10q5-1 0-10zM62 84q-5 9 0 10q5-1 0-10z', 1.2],
  at(50, 98, bowl),
  ['leaf', leaf(74, 74, 9, -9, 0.5) + leaf(74, 74, 12, 1, 0.5), 1.3],
];

const police: Mark[] = [
  ['navy', 'M-21-17C-27-31-14-37 0-37C14-37 27-31 21-17Q0-25-21-17Z'],
  ['black', 'M-17-15Q0-24 17-15Q8-12 0-12T-17-15Z', 1.2],
  ['sun', burst(0, -27, 6, 5.5, 2.8), 1.1],
];
const halt: Mark[] = [
  at(50, 52, spud({ body: 'lump', eyes: 'cross', mouth: 'frown', front: police }), 0.98),
  ban(50, 100, 33),
  ['white', round(17, 92, 5.5) + round(83, 92, 5.5), 1.8],
];

export const SEASONINGS: Readonly<Record<string, readonly Mark[]>> = {
  huge,
  popping,
  flaming,
  mashed,
  'ban-pass-left': halt,
};
