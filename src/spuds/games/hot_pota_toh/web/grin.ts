/** What the worst of them look like: eyes of fire over a mouth full of teeth. */

import { round, type Mark } from '../../../../../web/src/art/ink';

/** A row of pointed teeth that fills the lower half of a face. */
export const FANGS: readonly Mark[] = [
  ['black', 'M-17 5Q0 12 17 5Q16 22 0 23Q-16 22-17 5Z', 1.6],
  ['=white', 'M-16 6L-12 14L-8 8.500L-4 15L0 9.500L4 15L8 8.500L12 14L16 6Q0 12-16 6Z'],
  ['=white', 'M-12 18L-9 13L-5 20L-1 15L3 20L7 14L11 18Q0 24-12 18Z'],
];
/** Eyes like slits of fire. */
export const EMBERS: readonly Mark[] = [
  ['sun', 'M-18-14L-3-5Q-6 2-12 0Q-17-4-18-14ZM18-14L3-5Q6 2 12 0Q17-4 18-14Z', 1.8],
  ['=red', round(-9.5, -4.5, 2.4) + round(9.5, -4.5, 2.4)],
];
