/** The cover: a potato on fire flies across the table, and nobody wants it. */

import { at, leaf, rays, round, type Group, type Inks, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, mouthOf, skinOf, spud, type Spud } from '../../../../../web/src/art/spud';
import { personOf } from './folk';
import { arrow, blaze, CHIP, popcorn } from './things';

export const COVER_INKS: Inks = { deep: '#8a5a24', arrow: '#fff3d2' };

/** A guest in a hat of the kitchen. */
function guest(x: number, y: number, size: number, number: number, who: Pick<Spud, 'eyes' | 'mouth' | 'arms'>): Group {
  const { body, hat } = personOf(number);
  return at(x, y, spud({ body, front: hat, ...who }), size);
}

const hot: Mark[] = [
  at(0, 0, [blaze(0, 22, 1.16)], 1, -62),
  ['#a92f1e', 'M-1-26C13-27 23-15 23 1C23 18 13 27 0 27C-14 27-23 17-23 0C-23-15-13-25-1-26Z', 1.9],
  ['=#e5573f', 'M-1-24C12-25 21-14 21 0C21 16 12 24 0 24C-13 24-21 15-21 0C-21-14-12-23-1-24Z'],
  ['=#ffa088', 'M-14-11Q-12-20-5-21Q-2-21-3-19Q-9-17-12-10Q-14-8-14-11Z'],
  ...eyesOf('baby'),
  ['~ink', 'M-15-17L-4-12.500M15-17L4-12.500', 3],
  ...mouthOf('shout'),
];

/** Mitts for who has just thrown. */
const mitts: Mark[] = [
  [
    '#d8402f',
    'M-30-6C-40-8-42-24-34-26C-30-27-27-24-26-20C-22-24-18-20-21-16L-24-6ZM30-6C40-8 42-24 34-26C30-27 27-24 26-20C22-24 18-20 21-16L24-6Z',
    1.8,
  ],
  ['~white', 'M-31-6H-23M31-6H23', 3],
];

const thrower = at(
  46,
  126,
  spud({ body: 'slim', eyes: 'happy', mouth: 'laugh', arms: 'cheer', front: [...personOf(1).hat, ...mitts] }),
  1.05,
);
const catcher = guest(274, 126, 1.05, 10, { eyes: 'baby', mouth: 'shout', arms: 'cheer' });

const board: Mark[] = [
  ['#a5683a', 'M-10 204V160Q160 132 330 160V204Z', 2],
  ['=#c08a52', 'M-10 204V168Q160 140 330 168V176Q160 148-10 176Z'],
  ['~#7c4a24', 'M10 186Q60 176 96 176M214 178Q270 178 310 190M120 190H190', 2],
];

const steaming: Mark[] = [...skinOf('wide'), ...eyesOf('shifty'), ...mouthOf('wavy')];

export const COVER: readonly Mark[] = [
  ['=#3a8a86', 'M0 0H320V200H0Z'],
  ['=#4f9f97', rays(172, 62, 18, 280)],
  ['=#c9ead8', round(172, 62, 76, 62)],
  thrower,
  catcher,
  guest(104, 130, 0.72, 2, { eyes: 'up', mouth: 'oh', arms: 'low' }),
  guest(158, 132, 0.64, 11, { eyes: 'up', mouth: 'wavy', arms: 'cheer' }),
  guest(216, 130, 0.72, 6, { eyes: 'up', mouth: 'oh', arms: 'low' }),
  ...board,
  ['~ink', 'M76 92C88 44 112 24 138 24', 11],
  ['~arrow', 'M76 92C88 44 112 24 138 24', 7],
  arrow(212, 60, 246, 92, 30),
  at(180, 54, hot, 1.42, 22),
  at(134, 152, CHIP, 0.36, -6),
  at(238, 174, steaming, 0.56),
  ['~white', 'M230 155q-4-4 0-8M239 153q-4-4 0-8M248 155q-4-4 0-8', 2.6],
  popcorn(70, 172, 0.9, 20),
  popcorn(88, 182, 0.7, 80),
  popcorn(278, 184, 0.8, -30),
  ['leaf', leaf(116, 186, -12, -8, 0.5) + leaf(116, 186, 4, -12, 0.5), 1.4],
];
