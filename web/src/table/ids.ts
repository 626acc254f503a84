// Gives every card on a board an id that it keeps from board to board, so that it can be seen to move. The ids are
// this page's own: they tell nothing that the boards do not. Knows no DOM.

import type { Board, Zone } from '../lib/types';

/** One card, as it is drawn. */
export interface Slot {
  readonly id: string;
  /** Word of its face; '' = face down. */
  readonly face: string;
  /** Id of the card from whose place it starts, where it was not on the board before; '' = out of nowhere. */
  readonly from: string;
}

/**
 * The slots of each zone by its id: each card as often as it lies there, in order, then the hidden ones. What lies under a
 * token is a zone "token " and the token's id.
 */
export type Slots = ReadonlyMap<string, readonly Slot[]>;

interface Lying {
  readonly zone: string;
  readonly seat: number;
  readonly face: string;
}

interface Known extends Lying {
  readonly id: string;
}

/** Hands out the ids. One of it belongs to one table. */
export class CardIds {
  private known: Known[] = [];
  private next = 1;

  /**
   * Give ids to the cards of the next board. A card that lies where an equal one lay keeps its id; then one whose
   * equal lay elsewhere. One that comes out of a hidden zone, or goes into one, is a new card that starts there.
   */
  follow(board: Board): Slots {
    const lying = lyingOn(board);
    const left = new Set(this.known);
    const found: (Known | undefined)[] = lying.map(() => undefined);
    const match = (same: (now: Lying, then: Known) => boolean): void => {
      lying.forEach((now, index) => {
        if (found[index]) return;
        for (const then of left) {
          if (!same(now, then)) continue;
          left.delete(then);
          found[index] = then;
          break;
        }
      });
    };
    match((now, then) => now.zone === then.zone && now.face === then.face);
    match((now, then) => now.face !== '' && now.face === then.face);
    const kept = found.slice();
    // What was hidden before whoever laid it, first; then whatever was hidden, or has been hidden now.
    match((now, then) => now.seat >= 0 && now.seat === then.seat && (now.face === '') !== (then.face === ''));
    match((now, then) => now.face === '' || then.face === '');

    const slots = new Map<string, Slot[]>(placesOf(board).map(({ id }) => [id, []]));
    this.known = lying.map((now, index) => {
      const id = kept[index]?.id ?? `c${this.next++}`;
      slots.get(now.zone)?.push({ id, face: now.face, from: kept[index] ? '' : (found[index]?.id ?? '') });
      return { ...now, id };
    });
    return slots;
  }
}

function placesOf(board: Board): Pick<Zone, 'id' | 'seat' | 'cards' | 'hidden'>[] {
  const under = board.tokens.map(({ id, seat, cards, hidden }) => ({ id: `token ${id}`, seat, cards, hidden }));
  return [...board.zones, ...under];
}

function lyingOn(board: Board): Lying[] {
  const lying: Lying[] = [];
  for (const zone of placesOf(board)) {
    for (const card of zone.cards) {
      const seat = card.seat >= 0 ? card.seat : zone.seat;
      for (let copy = 0; copy < card.copies; copy++) lying.push({ zone: zone.id, seat, face: card.face });
    }
    for (let copy = 0; copy < zone.hidden; copy++) lying.push({ zone: zone.id, seat: zone.seat, face: '' });
  }
  return lying;
}
