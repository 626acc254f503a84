/** The back of the action cards: green as a kitchen towel, with a potato that waits under a lid. */

import { at, round, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, skinOf } from '../../../../../web/src/art/spud';

const checks = Array.from({ length: 60 }, (_, i) => {
  const [row, column] = [Math.floor(i / 5), i % 5];
  const [x, y] = [5 + column * 18 + (row % 2 ? 9 : 0), 5 + row * 11];
  return x > 90 || y > 130 ? '' : `M${String(x)} ${String(y)}h9v9h-9z`;
}).join('');

const lidded: Mark[] = [
  ...skinOf('wide'),
  ...eyesOf('shifty'),
  ['#7c8793', 'M-31-10C-28-42 28-42 31-10Q0-20-31-10Z'],
  ['=steel', 'M-24-16C-22-28-12-33-4-34C-12-28-16-22-17-18Z'],
  ['#5b6470', 'M-34-11Q0-22 34-11V-6Q0-17-34-6Z'],
  ['wood', round(0, -38, 6, 5)],
];

export const BACK: readonly Mark[] = [
  ['=#2f6b2b', 'M10 5H90Q95 5 95 10V130Q95 135 90 135H10Q5 135 5 130V10Q5 5 10 5Z'],
  ['=#4b8f3d', checks],
  ['~#d9edc0', 'M12 9H88Q91 9 91 12V128Q91 131 88 131H12Q9 131 9 128V12Q9 9 12 9Z', 1.4],
  ['#d9edc0', round(50, 70, 34, 41), 1.8],
  ['~#2f6b2b', round(50, 70, 30.5, 37.5), 1.2],
  at(50, 80, lidded, 0.8),
  ['~#2f6b2b', 'M40 38q-4-4 0-8M50 36q-4-4 0-8M60 38q-4-4 0-8', 2.4],
];
