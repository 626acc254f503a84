/** What the tests of the connection share: a listener that keeps what it hears, and messages as they travel. */
import type { Listener, State } from './connection';
import type { Notice, Update } from './types';
import type * as types from './types';

/** Keeps all that a connection passes on. */
export class Heard implements Listener {
  readonly updates: Update[] = [];
  readonly states: State[] = [];
  readonly notices: Notice[] = [];
  readonly errors: types.Error[] = [];

  update(update: Update): void {
    this.updates.push(update);
  }
  state(state: State): void {
    this.states.push(state);
  }
  notice(notice: Notice): void {
    this.notices.push(notice);
  }
  error(error: types.Error): void {
    this.errors.push(error);
  }
  get last(): Update | undefined {
    return this.updates.at(-1);
  }
}

/** A view as it travels, after so many moves. */
export function view(moves: number): object {
  const table = { id: 'x', game: 'orchard', rules: 1, seats: [], options: {}, phase: 'playing' };
  return { table, board: null, sheet: {}, moves };
}

function event(seq: number): object {
  return { seq, source: 'game', line: { kind: 'event-picks', text: { id: 'event-picks' } } };
}

/** An update as it travels: the events after `since` up to `seq`. */
export function update(seq: number, since: number, more: object = {}): object {
  const events = Array.from({ length: seq - since }, (_, i) => event(since + i + 1));
  return { type: 'update', seq, since, view: view(seq), events, ...more };
}

/** The numbers of an update's events. */
export function seqs(of: Update | undefined): number[] {
  return (of?.events ?? []).map((one) => one.seq);
}
