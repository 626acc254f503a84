// The log of a table, as it grows: what is void, what is hidden, what has just left the table. Knows no DOM.

import type { Board, Happened, Row, Update, Zone } from '../lib/types';

/** Add what an update brings: all of it, or what is new. */
export function grown(log: readonly Happened[], update: Update): readonly Happened[] {
  if (update.whole) return update.events;
  return update.events.length > 0 ? [...log, ...update.events] : log;
}

/** The events that were not in the log before, of an update that may bring all of them again. */
export function freshIn(log: readonly Happened[], update: Update): readonly Happened[] {
  const last = log.at(-1)?.seq ?? -1;
  return update.whole ? update.events.filter((event) => event.seq > last) : update.events;
}

/** Lines of the game that an undo has made void. */
export function voided(log: readonly Happened[]): ReadonlySet<Happened> {
  const found = new Set<Happened>();
  let standing: Happened[] = [];
  for (const event of log) {
    if (event.source === 'game') standing.push(event);
    const back = event.undone_to;
    if (back === null) continue;
    for (const line of standing) if (line.move > back) found.add(line);
    standing = standing.filter((line) => line.move <= back);
  }
  return found;
}

/** The lines that a game ended with, as far as they are about these seats: those of the kind that was the last. */
export function lastOf(log: readonly Happened[], seats: readonly number[]): Happened[] {
  const lines = log.filter(({ source, line }) => source === 'game' && seats.includes(line.seat));
  const kind = lines.at(-1)?.line.kind;
  const others = lines.findLastIndex(({ line }) => line.kind !== kind);
  return lines.slice(others + 1).slice(-seats.length);
}

/** The rows of a score sheet that can grow no more. */
export const complete = (rows: readonly Row[]): Row[] => rows.filter((row) => !row.running);

/** The last row of a score sheet, if more are complete now than before; null = no row has been completed. */
export function scored(now: readonly Row[], before: readonly Row[]): Row | null {
  const rows = complete(now);
  return rows.length > complete(before).length ? (rows.at(-1) ?? null) : null;
}

/** A card that has just left the middle of the table, as it was last seen. */
export interface Gone {
  readonly face: string;
  readonly seat: number;
}

/** Cards that lay in a zone until they were swept away together, so fast that nobody could see the last of them. */
export interface Swept {
  readonly zone: string;
  readonly cards: readonly Gone[];
  /** Word of the one that an event named afterwards, such as the one that took the others; '' = none. */
  readonly named: string;
}

/**
 * What was swept from an open row in the middle between two boards: the cards that lay there, then those that the
 * events say were laid after them and that lie nowhere but put away now.
 */
export function sweptIn(before: Board | null, after: Board, events: readonly Happened[]): Swept | null {
  for (const zone of before?.zones ?? []) {
    if (zone.layout !== 'row' || zone.seat >= 0 || zone.minor || zone.cards.length === 0) continue;
    const left = after.zones.find((one) => one.id === zone.id)?.cards ?? [];
    if (zone.cards.some((card) => left.some((other) => other.face === card.face))) continue;
    const last = laid(zone, before, after, events);
    const cards = [...zone.cards.map(({ face, seat }) => ({ face, seat })), ...last];
    return { zone: zone.id, cards, named: named(cards, last, events) };
  }
  return null;
}

/** The card of those swept that an event speaks of once the last one has been laid. */
function named(cards: readonly Gone[], last: readonly Gone[], events: readonly Happened[]): string {
  const lines = events.filter((event) => event.source === 'game').map((event) => event.line);
  const end = lines.findIndex((line) => line.face !== '' && line.face === last.at(-1)?.face);
  return lines.slice(end + 1).find((line) => cards.some((card) => card.face === line.face))?.face ?? '';
}

/** Cards that were laid in a zone and swept off it before it was drawn: of the first kind of event that shows any. */
function laid(zone: Zone, before: Board | null, after: Board, events: readonly Happened[]): Gone[] {
  const open = after.zones.filter((one) => !one.minor);
  const heaps = (before?.zones ?? []).filter((one) => one.layout === 'heap');
  const elsewhere = new Set([zone, ...open, ...heaps].flatMap((one) => one.cards.map((card) => card.face)));
  const found: Gone[] = [];
  let kind = '';
  for (const { source, line } of events) {
    if (source !== 'game' || line.face === '' || line.seat < 0 || elsewhere.has(line.face)) continue;
    kind ||= line.kind;
    if (line.kind === kind) found.push({ face: line.face, seat: line.seat });
  }
  return found;
}
