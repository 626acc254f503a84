// What is said of tokens, and which of them are drawn where.

import { t } from '../lib/i18n.svelte';
import type { Card, Token } from '../lib/types';
import type { TableStore } from './store.svelte';

/** Which of a place's tokens: all; those that are handled, with sides or cards; or the others, which only mark. */
export type Which = 'all' | 'handled' | 'marks';

/** Where cards of a token lie, as a zone. */
export const zoneOf = (token: Token): string => `token ${token.id}`;

/** Whether a token is a thing to be handled: it has a side, cards lie under it, or it is asked about. */
export function isHandled(token: Token): boolean {
  return token.side !== '' || token.cards.length > 0 || token.hidden > 0 || token.asked;
}

/** The tokens before a seat, which stand on no track. */
export function before(tokens: readonly Token[], seat: number, which: Which): Token[] {
  const here = tokens.filter((token) => token.track === '' && token.seat === seat);
  return which === 'all' ? here : here.filter((token) => isHandled(token) === (which === 'handled'));
}

/** How many cards lie under a token, open or not. */
export function under(token: Token): number {
  return token.cards.reduce((sum, card) => sum + card.copies, token.hidden);
}

/** Name a card under a token: what it is, how many, and what is to be said of it. */
export function cardName(table: TableStore, card: Card): string {
  const parts = [card.face ? table.say(table.face(card.face).name) : t('board-face-down')];
  if (card.copies !== 1) parts.push(t('board-copies', { n: card.copies }));
  parts.push(...card.marks.map((mark) => table.say(mark)));
  return parts.join(', ');
}

/** Name a token with all that is to be said of it. */
export function tokenLabel(table: TableStore, token: Token): string {
  const parts = [table.say(token.name)];
  if (token.asked && table.answer.mine) parts.push(t('board-token-asked'));
  parts.push(...token.marks.map((mark) => table.say(mark)), ...token.cards.map((card) => cardName(table, card)));
  if (token.hidden > 0) parts.push(t('board-hidden', { n: token.hidden }));
  return parts.join(', ');
}

/** The rules that speak of the cards under a token, each once. */
export function rulesOf(table: TableStore, token: Token): string[] {
  return [...new Set(token.cards.flatMap((card) => table.face(card.face).rules))];
}
