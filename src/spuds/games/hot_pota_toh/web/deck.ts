/** The deck as it goes round: cards in a stack, the higher the more are left, and arrows that say which way it goes. */

import { at, round, type Inks, type Mark } from '../../../../../web/src/art/ink';
import { FLINCHING } from './back';

/** Cards in one step of the stack's height, and the most steps. */
const STEP = 8;
const MOST = 7;

export const DECK_INKS: Inks = { skin: '#f0bf55', light: '#fce3a0', shade: '#bd8926' };

/** A card seen from behind, in small. */
export const CARD: readonly Mark[] = [
  ['white', 'M-7-10H7V10H-7Z', 1.6],
  ['=#b8382a', 'M-5-8H5V8H-5Z'],
  ['=#f4a03a', round(0, 0, 3.2)],
];

/** Draw the stack, in a square of 100; `left` cards, of which one is seen from above. */
function stack(left: number): Mark[] {
  if (left === 0) return [['~#8d7862', 'M33 33H67Q70 33 70 36V80Q70 83 67 83H33Q30 83 30 80V36Q30 33 33 33Z', 2.4]];
  const steps = Math.min(MOST, Math.ceil(left / STEP));
  const layer: Mark = ['white', 'M32 36H68Q71 36 71 39V83Q71 86 68 86H32Q29 86 29 83V39Q29 36 32 36Z', 1.6];
  const layers = Array.from({ length: steps }, (_, i): Mark => raised(i, [layer]));
  return [
    ...layers,
    raised(steps - 1, [['=#b8382a', 'M33 39H67V83H33Z'], ['=#f4a03a', round(50, 60, 15)], at(50, 61, FLINCHING, 0.44)]),
  ];
}

/** Lift marks by some layers. */
const raised = (layers: number, marks: readonly Mark[]): Mark => ({
  move: `translate(0 ${(-2.6 * layers).toFixed(1)})`,
  marks,
});

const SWEEP = 'M16 82A44 44 0 0 1 16 26';
const HEAD = 'M4 32L23 8L28 38Z';

/** An arrow on each side, up on the left and down on the right: clockwise. */
const turning: Mark[] = [
  ['~ink', SWEEP, 13],
  ['#fff3d2', HEAD, 3],
  ['~#fff3d2', SWEEP, 7.5],
];
const pair: Mark[] = [
  { move: 'translate(-4 0)', marks: turning },
  { move: 'translate(104 108)rotate(180)', marks: turning },
];

/** Draw the deck; `side` is the way round it goes, "" or anything else where that is not settled. */
export function deck(side: string, left: number): readonly Mark[] {
  if (side === 'clockwise') return [...pair, ...stack(left)];
  if (side === 'counterclockwise') return [{ move: 'translate(100 0)scale(-1 1)', marks: pair }, ...stack(left)];
  return stack(left);
}
