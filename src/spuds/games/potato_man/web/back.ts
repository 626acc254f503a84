/** The back of the cards. */

import { at, leaf, round, type Inks, type Mark } from '../../../../../web/src/art/ink';
import { spud } from '../../../../../web/src/art/spud';

export const BACK_INKS: Inks = { field: '#7a4a2c', seed: '#935f3b', frame: '#f0d9ac' };

/** Little spuds in rows, every other row shifted; turned this way and that. */
const field = Array.from({ length: 60 }, (_, i) => {
  const [row, column] = [Math.floor(i / 6), i % 6];
  const [x, y] = [13 + column * 15 + (row % 2 ? 7.5 : 0), 13 + row * 12.7];
  return x > 90 ? '' : `M${String(x - 4)} ${String(y)}c0-5 8-6 8.5-1c.5 5-7.5 6-8.5 1z`;
}).join('');

const sprouts: Mark[] = [
  ['~fern', 'M0-25C-2-34 3-36 1-42M-9-22Q-14-28-13-33M10-23Q15-27 15-31', 2.8],
  [
    'leaf',
    leaf(1, -40, -14, -10, 0.5) + leaf(1, -40, 15, -9, 0.5) + leaf(-13, -31, -9, -6, 0.5) + leaf(15, -30, 9, -6, 0.5),
    1.4,
  ],
];

export const BACK: readonly Mark[] = [
  ['=field', 'M10 5H90Q95 5 95 10V130Q95 135 90 135H10Q5 135 5 130V10Q5 5 10 5Z'],
  ['=seed', field],
  ['~frame', 'M12 9H88Q91 9 91 12V128Q91 131 88 131H12Q9 131 9 128V12Q9 9 12 9Z', 1.2],
  ['frame', round(50, 70, 33, 40), 1.8],
  ['~field', round(50, 70, 29.5, 36.5), 1],
  at(50, 78, spud({ body: 'round', eyes: 'calm', mouth: 'smile', front: sprouts }), 0.82),
];
