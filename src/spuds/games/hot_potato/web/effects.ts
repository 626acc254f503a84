/** What flares up over a potato or a seat, by the kind of line; loaded when the first is told. */

import type { Effects } from '../../../../../web/src/lib/skin';
import Explosion from './Explosion.svelte';
import Fizzle from './Fizzle.svelte';
import Scorch from './Scorch.svelte';

const effects: Effects = { 'event-explodes': Explosion, 'event-scorched': Scorch, 'event-fails': Fizzle };

export default effects;
