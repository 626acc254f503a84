import { expect, test } from 'vitest';

import { whole, type Board } from '../lib/types';
import { CardIds, type Slots } from './ids';

type Lay = Record<string, { cards?: (string | { face: string; copies?: number; seat?: number })[]; hidden?: number }>;

/** A board of zones; "hand:2" lies before seat 2. */
function board(lay: Lay): Board {
  const zones = Object.entries(lay).map(([id, { cards = [], hidden = 0 }]) => ({
    id,
    layout: 'row',
    name: { id: 'zone' },
    seat: Number(id.split(':')[1] ?? -1),
    cards: cards.map((card) => (typeof card === 'string' ? { face: card } : card)),
    hidden,
  }));
  return whole('Board', { viewer: 0, places: [], zones });
}

function idsOf(slots: Slots, zone: string): string[] {
  return (slots.get(zone) ?? []).map((slot) => slot.id);
}

test('cards that stay keep their ids, in whatever order they lie', () => {
  const ids = new CardIds();
  const [a, b, c] = idsOf(ids.follow(board({ 'hand:0': { cards: ['r5', 'b4', 'y1'] } })), 'hand:0');
  expect(new Set([a, b, c]).size).toBe(3);
  expect(idsOf(ids.follow(board({ 'hand:0': { cards: ['y1', 'r5', 'b4'] } })), 'hand:0')).toEqual([c, a, b]);
});

test('a card that moves between open zones keeps its id', () => {
  const ids = new CardIds();
  const [card] = idsOf(ids.follow(board({ 'hand:0': { cards: ['r5'] }, trick: {} })), 'hand:0');
  const slots = ids.follow(board({ 'hand:0': {}, trick: { cards: [{ face: 'r5', seat: 0 }] } }));
  expect(slots.get('trick')).toEqual([{ id: card, face: 'r5', from: '' }]);
});

test('of equal cards, one that stays is not mistaken for one that moves', () => {
  const ids = new CardIds();
  const before = ids.follow(board({ supply: { cards: [{ face: 'sack', copies: 3 }] }, 'won:1': {} }));
  const after = ids.follow(board({ supply: { cards: [{ face: 'sack', copies: 2 }] }, 'won:1': { cards: ['sack'] } }));
  expect(idsOf(after, 'supply')).toEqual(idsOf(before, 'supply').slice(0, 2));
  expect(idsOf(after, 'won:1')).toEqual(idsOf(before, 'supply').slice(2));
});

test('a card out of a hidden hand is new and starts from the hand of whoever laid it', () => {
  const ids = new CardIds();
  const before = ids.follow(board({ 'hand:1': { hidden: 3 }, 'hand:2': { hidden: 3 }, trick: {} }));
  const after = ids.follow(
    board({ 'hand:1': { hidden: 3 }, 'hand:2': { hidden: 2 }, trick: { cards: [{ face: 'r9', seat: 2 }] } }),
  );
  const slot = after.get('trick')?.[0];
  expect([...idsOf(before, 'hand:1'), ...idsOf(before, 'hand:2')]).not.toContain(slot?.id);
  expect(idsOf(before, 'hand:2')).toContain(slot?.from);
});

test('a card that goes into a hidden zone is forgotten: what comes out later is another one', () => {
  const ids = new CardIds();
  const [card] = idsOf(ids.follow(board({ trick: { cards: ['r9'] }, pile: {} })), 'trick');
  const hidden = ids.follow(board({ trick: {}, pile: { hidden: 1 } })).get('pile')?.[0];
  expect(hidden?.from).toBe(card);
  const again = ids.follow(board({ trick: { cards: ['r9'] }, pile: {} })).get('trick')?.[0];
  expect(again?.id).not.toBe(card);
  expect(again?.from).toBe(hidden?.id);
});

test('a card out of nowhere starts nowhere', () => {
  const ids = new CardIds();
  expect(ids.follow(board({ 'hand:0': { cards: ['r5'] } })).get('hand:0')?.[0]?.from).toBe('');
});

test('a place where none is left has no slot', () => {
  const slots = new CardIds().follow(board({ supply: { cards: [{ face: 'sack', copies: 0 }] } }));
  expect(slots.get('supply')).toEqual([]);
});

test('no id is given to two cards of one board, and every card has one, through many boards', () => {
  let seed = 11;
  const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
  const ids = new CardIds();
  for (let turn = 0; turn < 300; turn++) {
    const lay: Lay = {};
    let count = 0;
    for (const zone of ['hand:0', 'hand:1', 'trick', 'pile']) {
      const cards = Array.from({ length: random(5) }, () => ({ face: `r${random(6)}`, copies: random(3) }));
      const hidden = random(4);
      count += hidden + cards.reduce((sum, card) => sum + card.copies, 0);
      lay[zone] = { cards, hidden };
    }
    const slots = [...ids.follow(board(lay)).values()].flat();
    expect(slots).toHaveLength(count);
    expect(new Set(slots.map((slot) => slot.id)).size).toBe(count);
  }
});
