/** How Lupenos looks. */

import type { Skin } from '../../../../../web/src/lib/skin';
import Back from './Back.svelte';
import Face from './Face.svelte';
import Sign from './Sign.svelte';
import Token from './Token.svelte';

const skin: Skin = {
  slug: 'lupenos',
  Face,
  Back,
  Token,
  aside: ['pug'],
  pile: 'pile',
  known: ['mark-open'],
  Sign,
  tells: ['event-takes', 'event-feasts', 'event-four', 'event-suffers', 'event-out'],
  untold: [
    'event-dealt-up',
    'event-dealt',
    'event-puts-up',
    'event-picks-up',
    'event-lays',
    'event-lays-up',
    'event-draws',
  ],
  effects: () => import('./effects').then((module) => module.default),
  over: {
    'event-feasts': 'pile',
    'event-four': 'pile',
    'event-turns-over': 'pile',
    'event-misses-down': 'pile',
  },
  suspense: ['event-turns-over', 'event-misses-down'],
};

export default skin;
