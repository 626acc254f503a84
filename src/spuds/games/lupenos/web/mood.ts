/** What the pug beside the table makes of what happens. */

import type { Line } from '../../../../../web/src/lib/types';
import type { Mood } from './pug';

/** By the side of its token: nothing to eat, something, much. */
const SIDES: Readonly<Record<string, Mood>> = { asleep: 'dozing', watching: 'watching', hungry: 'happy' };

const LINES: Readonly<Record<string, Mood>> = {
  'event-feasts': 'gulping',
  'event-four': 'happy',
  'event-out': 'happy',
  'event-suffers': 'shocked',
};

/** How it looks while a line is told, and else as its token stands. */
export const moodOf = (side: string, told?: Line | null): Mood => LINES[told?.kind ?? ''] ?? SIDES[side] ?? 'watching';
