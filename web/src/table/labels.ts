// What a screen reader says of cards and zones. The same words stand in tooltips, but for what can be seen anyway.

import { t } from '../lib/i18n.svelte';
import type { Card, Zone } from '../lib/types';
import type { TableStore } from './store.svelte';

/** Which of how many cards that lie in a row one is. */
export interface Place {
  readonly place: number;
  readonly of: number;
}

/**
 * Name a card where it lies: its name, how many, its place among others for those who do not see it, who laid it, and
 * what is to be said of it.
 */
export function cardLabel(table: TableStore, zone: Zone, card: Card, among?: Place): string {
  const parts = [card.face ? table.say(table.face(card.face).name) : t('board-face-down')];
  if (card.copies !== 1) parts.push(t('board-copies', { n: card.copies }));
  if (among && (zone.layout === 'hand' || zone.layout === 'row')) parts.push(t('board-place', { ...among }));
  if (card.seat >= 0 && card.seat !== zone.seat) parts.push(t('board-laid-by', { player: table.name(card.seat) }));
  parts.push(...card.marks.map((mark) => table.say(mark)));
  const refusal = table.answer.refusalOf(zone.id, card.face);
  if (refusal) parts.push(t('board-not-playable', { why: table.say(refusal.why) }));
  return parts.join(', ');
}

/** Name a zone with how many cards it holds. */
export function zoneLabel(table: TableStore, zone: Zone): string {
  const open = zone.cards.reduce((sum, card) => sum + card.copies, 0);
  return t('board-zone', { zone: table.say(zone.name), n: open + zone.hidden });
}
