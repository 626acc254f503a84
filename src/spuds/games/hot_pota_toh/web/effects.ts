/** What flares up, by the kind of the line: loaded after everything that is needed to play. */

import type { Effects } from '../../../../../web/src/lib/skin';
import Bang from './Bang.svelte';
import Pop from './Pop.svelte';
import Shield from './Shield.svelte';

const effects: Effects = {
  'event-explodes': Bang,
  'event-loses-hand': Pop,
  'event-protected': Shield,
};

export default effects;
