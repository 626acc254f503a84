// A table without a server, for tests: what the page would be told is put in, what it asks is written down.

import { vi } from 'vitest';

import type { Listener, Wish } from '../lib/connection';
import { whole, type Board, type Choice, type Error as Refusal, type Happened, type Seen } from '../lib/types';

/** What the page has asked, the last last; and what the next request is answered with: how many entries there are, or an error. */
export const stage: { listener: Listener | null; asked: Wish[]; done: number; refuse: Refusal | null } = {
  listener: null,
  asked: [],
  done: 0,
  refuse: null,
};

/** Stands in for `lib/attend`. */
export function attend(_id: string, listener: Listener) {
  stage.listener = listener;
  const connection = {
    yourMove: false,
    ask: (wish: Wish) => {
      stage.asked.push(wish);
      const { refuse, done } = stage;
      return Promise.resolve(refuse ?? whole('Ok', { type: 'ok', action_id: '1', seq: done }));
    },
  };
  return { connection, leave: () => undefined };
}

/** What the game's message file says, in the tests. */
export const MESSAGES = `
r5 = Red 5
b4 = Blue 4
y1 = Yellow 1
taken = red is taken
hand = Your hand
trick = The trick
prompt = Your turn: play a card
other = { $player } plays
play = Play { $card }
plays = { $player } plays { $card }.
dealt = { $player } gets a card.
round = Round 1
why = one sack
wins = { $player } wins by the most sacks.
tip-dealt = These are your cards.
tip-prompt = Play one of the bright cards.
`;

/** Give the page what jsdom lacks, and the answers of the server's HTTP side. */
export function setStage(): void {
  stage.asked = [];
  stage.done = 0;
  stage.refuse = null;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
  // Wide enough for the log to stand beside the table.
  vi.stubGlobal('innerWidth', 1280);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  const looks = { faces: ['r5', 'b4', 'y1'].map((word) => ({ word, name: { id: word }, rules: ['X-1'] })) };
  const info = { slug: 'x', name: 'Xs', edition: '', rules: 1, seats: [2, 5], options: [], looks, languages: ['en'] };
  const rules = {
    title: 'X',
    language: 'en',
    chapters: [{ id: 'x', title: 'x', rules: [{ id: 'X-1', text: 'One of each.' }] }],
  };
  vi.stubGlobal('fetch', (address: string) => {
    if (address.endsWith('.ftl')) return Promise.resolve(new Response(MESSAGES));
    if (address.includes('/at/'))
      return Promise.resolve(Response.json(momentAt(Number(/at\/(\d+)/.exec(address)?.[1]))));
    return Promise.resolve(Response.json(address.includes('/rules/') ? rules : info));
  });
}

/** The hand of the viewer, seat 0, the trick, and what may be played: r5 is refused. */
export function board(more: object = {}): Board {
  return whole('Board', {
    viewer: 0,
    places: [{ seat: 0, deciding: true }, { seat: 1 }, { seat: 2 }],
    zones: [
      { id: 'trick', layout: 'row', name: { id: 'trick' }, cards: [] },
      {
        id: 'hand:0',
        layout: 'hand',
        name: { id: 'hand' },
        seat: 0,
        cards: ['r5', 'b4', 'y1'].map((face) => ({ face })),
      },
      { id: 'hand:1', layout: 'hand', name: { id: 'hand' }, seat: 1, hidden: 3 },
    ],
    prompt: { text: { id: 'prompt' }, rule: 'X-1' },
    choices: [play('b4'), play('y1')],
    refusals: [{ zone: 'hand:0', face: 'r5', why: { id: 'taken' }, rule: 'X-1' }],
    ...more,
  });
}

/** The choice to play a card of the hand. */
export function play(face: string, more: object = {}): Choice {
  const text = { id: 'play', args: { card: face } };
  return whole('Choice', { move: `play ${face}`, picks: [{ text, zone: 'hand:0', face }], ...more });
}

/** What seat 0 sees, with its decision open. */
export function seen(more: Partial<Omit<Seen, 'table'>> & { table?: object } = {}): Seen {
  const seats = [
    { seat: 0, kind: 'person', name: 'Ona', person: 'p0', online: true },
    { seat: 1, kind: 'person', name: 'Bo', person: 'p1', online: true },
    { seat: 2, kind: 'bot', level: 'thumb' },
  ];
  const table = {
    id: 'T',
    game: 'x',
    rules: 1,
    seats,
    options: {},
    phase: 'playing',
    you: 0,
    host: true,
    ...more.table,
  };
  const rest = { sheet: { totals: [0, 0, 0] }, decision: [7, 0, 0], moves: 7, board: board() };
  return whole('Seen', { ...rest, ...more, table });
}

let seq = 0;

/** A line of the log. */
export function happened(kind: string, more: object = {}, line: object = {}): Happened {
  const text = { id: kind, args: { card: 'b4' }, players: { player: 1 } };
  return whole('Happened', { seq: ++seq, source: 'game', line: { kind, text, ...line }, ...more });
}

/** How many entries the table has once the page is told of it so many times more. */
export const entriesAfter = (times: number): number => seq + times;

/** Tell the page how the table is now. */
export function tell(view: Seen, events: Happened[] = [], all = false): void {
  stage.listener?.update(whole('Update', { type: 'update', seq: ++seq, view, events, whole: all }));
}

function momentAt(at: number): object {
  return {
    at,
    moves: 7,
    board: board({ prompt: { text: { id: 'other', players: { player: 1 } } }, choices: [] }),
    sheet: {},
  };
}
