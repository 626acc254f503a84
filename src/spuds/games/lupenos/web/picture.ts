/** Which picture belongs on which card. */

import { peelOf } from './peels';
import { SPECIALS, type Drawn } from './specials';

const NONE: Drawn = { marks: [], inks: { ground: '#cfd8b4' } };

/** Draw the picture of a card; only ground for a word that is no card's. */
export const pictureOf = (word: string): Drawn => SPECIALS[word] ?? peelOf(word) ?? NONE;
