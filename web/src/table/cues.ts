// Which sounds go with a change of the table, told from the boards alone. Makes no sound itself.

import type { Board, Happened, Seen } from '../lib/types';
import { scored } from './logbook';
import type { Change, Sound } from './sound';

/** The sounds of a change, at most two: what happened, and that it is the viewer's turn. */
export function soundsOf({ before, now, events, turned }: Change): Sound[] {
  const sounds: Sound[] = [];
  const happened = happening(before, now, events);
  if (happened) sounds.push(happened);
  if (turned && now.decision) sounds.push('turn');
  return sounds;
}

function happening(before: Seen | null, now: Seen, events: readonly Happened[]): Sound | null {
  if (!events.some((event) => event.source === 'game')) return null;
  if (now.sheet.winners.length > 0 && before?.sheet.winners.length === 0) return 'win';
  if (broken(before?.board ?? null, now.board)) return 'boom';
  if (scored(now.sheet.rows, before?.sheet.rows ?? [])) return 'round';
  if (laid(now.board) < laid(before?.board ?? null)) return 'take';
  return events.some((event) => event.line.face !== '' && event.line.seat >= 0) ? 'lay' : null;
}

/** Cards that lie openly in rows and piles in the middle. */
function laid(board: Board | null): number {
  const rows =
    board?.zones.filter(({ layout, seat, minor }) => (layout === 'row' || layout === 'pile') && seat < 0 && !minor) ??
    [];
  return rows.reduce((sum, zone) => sum + zone.cards.length, 0);
}

/** Whether a token has left the board, or a seat has dropped out. */
function broken(before: Board | null, now: Board | null): boolean {
  if (!before || !now) return false;
  const out = now.places.filter((place) => place.out && before.places[place.seat]?.out === false);
  return out.length > 0 || now.tokens.length < before.tokens.length;
}
