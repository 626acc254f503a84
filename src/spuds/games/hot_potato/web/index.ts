/** How Hot Potato looks. */

import type { Skin } from '../../../../../web/src/lib/skin';
import Back from './Back.svelte';
import Face from './Face.svelte';
import Sign from './Sign.svelte';
import Token from './Token.svelte';

const skin: Skin = {
  slug: 'hot-potato',
  Face,
  Back,
  Token,
  Sign,
  effects: () => import('./effects').then((module) => module.default),
  strikes: ['event-burns', 'event-spattered', 'event-scorched'],
};

export default skin;
