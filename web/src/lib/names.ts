/** What players are called. A bot is named by its seat, after a kind of potato; its level is its title. */
import { t } from './i18n.svelte';
import { settings } from './settings.svelte';
import type { Seat } from './types';

/** Say who holds a seat, in the nominative; a free seat that a bot keeps warm is called by the bot. */
export function seatName(seat: Seat | undefined): string {
  if (!seat) return t('seat-nobody');
  if (seat.kind === 'person') return seat.name;
  if (seat.kind === 'bot' || seat.level) return botName(seat.seat);
  return t('seat-free', { seat: seat.seat + 1 });
}

/** The name of the bot at a seat. */
export function botName(seat: number): string {
  return t('bot-name', { seat });
}

/** What a level of bots is called. */
export function levelName(level: string): string {
  return t(`level-${level}`);
}

/** How bots of a level play. */
export function levelHint(level: string): string {
  return t(`level-hint-${level}`);
}

/** The name that the visitor plays under. */
export function ownName(): string {
  return settings.name.trim() || t('name-unknown');
}
