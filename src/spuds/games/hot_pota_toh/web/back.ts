/** The back of the cards: a warm red, and in the middle a potato that holds its ears. */

import { at, burst, rays, round, rod, type Mark } from '../../../../../web/src/art/ink';
import { mouthOf, skinOf } from '../../../../../web/src/art/spud';

/** A potato that expects the worst. */
export const FLINCHING: readonly Mark[] = [
  ...rod('skin', 'M-16 8Q-36 10-24-8M16 8Q36 10 24-8', 3.6),
  ...skinOf('round'),
  ['~ink', 'M-13-9L-5-6L-13-3M13-9L5-6L13-3', 2.6],
  ...mouthOf('teeth'),
  ['white', round(-23, -10, 5.5) + round(23, -10, 5.5), 1.6],
];

const dashes = Array.from({ length: 11 }, (_, i) => `M${String(8 + i * 8)} 15h4M${String(8 + i * 8)} 125h4`).join('');

export const BACK: readonly Mark[] = [
  ['=#b8382a', 'M10 5H90Q95 5 95 10V130Q95 135 90 135H10Q5 135 5 130V10Q5 5 10 5Z'],
  ['=#cb4c37', rays(50, 70, 16, 44.5)],
  ['~#ffd8a0', 'M12 9H88Q91 9 91 12V128Q91 131 88 131H12Q9 131 9 128V12Q9 9 12 9Z', 1.6],
  ['~#ffd8a0', dashes, 1.8],
  ['#f4a03a', burst(50, 70, 13, 42, 33, 0.12), 2],
  ['=#ffe7a6', round(50, 70, 30)],
  at(50, 71, FLINCHING, 0.86),
];
