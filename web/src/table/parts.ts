import { allWords } from '../lib/i18n.svelte';

/** The parts of a table that the first card can be played without, each loaded when it is first shown. */
export const PARTS = {
  panels: () => import('./Panels.svelte'),
  replay: () => import('./Replay.svelte'),
  result: () => import('./Result.svelte'),
  seat: () => import('./SeatMenu.svelte'),
  round: () => import('./RoundBar.svelte'),
  undo: () => import('./UndoBar.svelte'),
  join: () => import('../lib/JoinPanel.svelte'),
  tip: () => import('./HoverTip.svelte'),
  coach: () => import('./CoachBubble.svelte'),
  away: () => import('./PutAway.svelte'),
  rules: () => import('./RuleText.svelte'),
  pending: () => import('./Pending.svelte'),
  hints: () => import('./Hints.svelte'),
  packed: () => import('./PackedZone.svelte'),
  drag: () => import('./drag'),
  telling: () => import('./telling'),
};

const CALM_MS = 4_000;

/** Load all of them, and their words, once the table is there and has calmed down, so that none is missed when the network is. */
export function loadLater(): () => void {
  const timer = setTimeout(() => {
    for (const load of [...Object.values(PARTS), allWords]) load().catch(() => undefined);
  }, CALM_MS);
  return () => clearTimeout(timer);
}
