/** How Hot-Pota-toH! looks. */

import type { Skin } from '../../../../../web/src/lib/skin';
import Back from './Back.svelte';
import Face from './Face.svelte';
import Felt from './Felt.svelte';
import Sign from './Sign.svelte';
import Token from './Token.svelte';

const skin: Skin = {
  slug: 'hot-pota-toh',
  Face,
  Back,
  Token,
  counted: ['deck'],
  Felt,
  Sign,
  tells: [
    'event-plays',
    'event-robs',
    'event-gives',
    'event-reverses',
    'event-orders',
    'event-loses-hand',
    'event-protected',
    'event-safe',
    'event-places',
    'event-moves',
    'event-lays-row',
    'event-all-safe',
  ],
  effects: () => import('./effects').then((module) => module.default),
};

export default skin;
