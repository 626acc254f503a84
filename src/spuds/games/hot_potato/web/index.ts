/** How Hot Potato looks. */

import type { Skin } from '../../../../../web/src/lib/skin';
import Back from './Back.svelte';
import Cover from './Cover.svelte';
import Explosion from './Explosion.svelte';
import Face from './Face.svelte';
import Fizzle from './Fizzle.svelte';
import Scorch from './Scorch.svelte';
import Sign from './Sign.svelte';
import Token from './Token.svelte';

const skin: Skin = {
  slug: 'hot-potato',
  Face,
  Back,
  Cover,
  Token,
  Sign,
  effects: { 'event-explodes': Explosion, 'event-scorched': Scorch, 'event-fails': Fizzle },
  strikes: ['event-burns', 'event-spattered', 'event-scorched'],
};

export default skin;
