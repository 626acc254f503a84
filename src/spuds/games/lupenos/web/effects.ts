/** What flares up, by the kind of the line: loaded after everything that is needed to play. */

import type { Effects } from '../../../../../web/src/lib/skin';
import Flip from './Flip.svelte';
import Gulp from './Gulp.svelte';
import Scoop from './Scoop.svelte';
import Sweep from './Sweep.svelte';

const effects: Effects = {
  'event-feasts': Gulp,
  'event-four': Sweep,
  'event-takes': Scoop,
  'event-suffers': Scoop,
  'event-turns-over': Flip,
  'event-misses-down': Flip,
};

export default effects;
