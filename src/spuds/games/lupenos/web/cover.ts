/** The cover: the pug on its sofa catches peels, and what else comes out of the bin stands by. */

import { at, burst, rays, type Inks, type Mark } from '../../../../../web/src/art/ink';
import { spud } from '../../../../../web/src/art/spud';
import { peelOf } from './peels';
import { PAWS, pug, PUG_INKS, sofa } from './pug';
import { SPECIALS } from './specials';

export const COVER_INKS: Inks = { ...PUG_INKS, skin: '#f0c060', light: '#fde6a8', shade: '#bd8926' };

/** A picture of some card, without its ground, of a size. */
export interface Guest {
  readonly move: string;
  readonly marks: readonly Mark[];
  readonly inks: Inks;
}

const guest = (word: string, x: number, y: number, size: number, turn: number): Guest => {
  const { marks = [], inks = {} } = peelOf(word) ?? {};
  return {
    move: `translate(${String(x)} ${String(y)})rotate(${String(turn)})scale(${String(size)})translate(-52 -76)`,
    // Without the hill that it stands on.
    marks: marks.slice(1),
    inks,
  };
};

const floor: Mark[] = [
  ['=#3b2f63', 'M0 0H320V200H0Z'],
  ['=#4a3b7a', rays(160, 92, 18, 300)],
  ['=#c58f54', 'M0 152H320V200H0Z'],
  ['=#a8733c', 'M0 152H320V156H0Z'],
  ['=#d8a66c', 'M40 186Q160 160 280 186Q160 212 40 186Z'],
];

const lounger = spud({ body: 'wide', eyes: 'sleepy', mouth: 'smile', arms: 'none' });

/** The room and the sofa. */
export const ROOM: readonly Mark[] = [
  ...floor,
  at(
    160,
    142,
    sofa([
      at(-27, -20, lounger, 0.94, -10),
      at(14, -32, pug('gulping'), 0.9),
      at(
        14,
        -32,
        [
          ['~ink', 'M2 26Q-3 38 4 50', 9],
          ['~#8dba4a', 'M2 26Q-3 38 4 50', 5.6],
        ],
        0.9,
      ),
    ]),
    1.36,
  ),
  at(179, 153, [PAWS], 1.14),
  ['white', burst(24, 24, 4, 11, 4) + burst(292, 84, 4, 9, 3) + burst(116, 18, 4, 8, 3), 1.5],
];

/** Who else is there, drawn over the room. */
export const GUESTS: readonly Guest[] = [
  guest('3', 44, 54, 0.62, -16),
  guest('1', 98, 38, 0.5, 12),
  guest('7', 158, 30, 0.42, -6),
  guest('8', 222, 38, 0.54, 14),
  guest('5', 278, 54, 0.6, -10),
  stander('bag', 1, 46, 150, 0.84),
  stander('bad', 2, 278, 152, 0.84),
];

/** A special card's picture without its first marks, which are scenery. */
function stander(word: string, scenery: number, x: number, y: number, size: number): Guest {
  const { marks = [], inks = {} } = SPECIALS[word] ?? {};
  return {
    move: `translate(${String(x)} ${String(y)})scale(${String(size)})translate(-52 -86)`,
    marks: marks.slice(scenery),
    inks,
  };
}
