/** The back of the cards: the cover of a sofa, with buttons, and in the middle the pug that lives there. */

import { at, round, type Mark } from '../../../../../web/src/art/ink';
import { pug } from './pug';

const COLUMNS = [12, 31, 50, 69, 88];
const ROWS = [14, 42, 70, 98, 126];

/** Seams from button to button, as far as the frame. */
const SEAMS = [
  [84.6, 9, 91, 18.4],
  [46.6, 9, 91, 74.4],
  [9, 9.6, 91, 130.4],
  [9, 65.6, 53.4, 131],
  [9, 121.6, 15.4, 131],
] as const;
const seams = SEAMS.map(
  ([x, y, tx, ty]) =>
    `M${String(x)} ${String(y)}L${String(tx)} ${String(ty)}M${String(100 - x)} ${String(y)}L${String(100 - tx)} ${String(ty)}`,
).join('');
const buttons = COLUMNS.flatMap((x, column) =>
  ROWS.filter((_, row) => (row + column) % 2 === 0).map((y) => round(x, y, 2.6)),
).join('');

export const BACK: readonly Mark[] = [
  ['=#6a4a9c', 'M10 5H90Q95 5 95 10V130Q95 135 90 135H10Q5 135 5 130V10Q5 5 10 5Z'],
  ['~#57398a', seams, 2.4],
  ['=#f2c14e', buttons],
  ['~#cbb2ee', 'M12 9H88Q91 9 91 12V128Q91 131 88 131H12Q9 131 9 128V12Q9 9 12 9Z', 1.6],
  ['#f2c14e', round(50, 70, 36, 38), 2],
  ['=#8b68c0', round(50, 70, 32, 34)],
  at(50, 72, pug('watching'), 0.74),
];
