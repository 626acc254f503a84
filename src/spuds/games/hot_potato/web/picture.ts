/** Which picture belongs on which card, and on what ground. */

import type { Inks, Mark } from '../../../../../web/src/art/ink';
import { PASSES } from './passes';
import { SEASONINGS } from './seasonings';

/** Brown passes a potato on; blue seasons it; striped is blue once more, for copies. */
export type Colour = 'brown' | 'blue' | 'striped';

/** Everything about a card but its corners. */
export interface Picture {
  readonly colour: Colour;
  readonly marks: readonly Mark[];
  readonly inks: Inks;
}

const blue: Inks = {
  ground: '#7fb2e0',
  far: '#a9cdee',
  skin: '#f0bf55',
  light: '#fce3a0',
  shade: '#c08c26',
  deep: '#8a5a24',
};
const INKS: Readonly<Record<Colour, Inks>> = {
  brown: {
    ground: '#c08a52',
    far: '#cf9e68',
    deep: '#7c4f1c',
    arrow: '#fff3d2',
    brown: '#c08a52',
    skin: '#f3c65c',
    light: '#ffe7a3',
    shade: '#c48f2c',
  },
  blue,
  striped: { ...blue, ground: '#f4f9fd' },
};

const hill: Mark = ['=far', 'M0 104Q50 92 100 104V140H0Z'];
const halo: Mark = ['=far', 'M50 14C78 14 92 40 92 72S76 130 50 130S8 104 8 72S22 14 50 14Z'];
/** Stripes of a duplicator, across the whole card. */
const stripes: Mark = [
  '=#7fb2e0',
  Array.from(
    { length: 7 },
    (_, i) => `M${String(i * 36 - 104)} 140L${String(i * 36 + 36)} 0h18L${String(i * 36 - 86)} 140Z`,
  ).join(''),
];

/** Draw the picture of a card; an empty one for a word that is no card's. */
export function pictureOf(word: string): Picture {
  const striped = word.startsWith('striped-');
  const kind = striped ? word.slice('striped-'.length) : word;
  const seasoning = SEASONINGS[kind];
  if (!seasoning) return { colour: 'brown', marks: [hill, ...(PASSES[word] ?? [])], inks: INKS.brown };
  if (striped) return { colour: 'striped', marks: [stripes, ...seasoning], inks: INKS.striped };
  return { colour: 'blue', marks: [halo, ...seasoning], inks: INKS.blue };
}
