// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Connection,
  FIRST_RETRY_MS,
  LAST_RETRY_MS,
  PING_MS,
  PING_ON_MOVE_MS,
  RESEND_MS,
  SILENT_MS,
  type Socket,
} from './connection';
import { Heard, seqs, update, view } from './connection.fixture';

/** A socket of which the test holds the other end. */
class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: { type: string; seq?: number; action_id?: string }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Wire['sent'][number]);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: string): Wire['sent'] {
    return this.sent.filter((one) => one.type === type);
  }
}

let wires: Wire[];
let heard: Heard;
let connection: Connection;
let logins: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  wires = [];
  heard = new Heard();
  logins = 0;
  connection = new Connection({
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    listener: heard,
    login: () => Promise.resolve((logins += 1)),
    random: () => 0.5,
  });
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

function newest(): Wire {
  return wires.at(-1) as Wire;
}

function connected(seq = 3): Wire {
  connection.start();
  newest().onopen?.();
  newest().tell(update(seq, 0, { whole: true }));
  return newest();
}

describe('a connection', () => {
  it('says hello with what it has, and shows what it is told', () => {
    const wire = connected();
    expect(wire.sent[0]).toEqual({ type: 'hello', seq: 0 });
    expect(heard.states.map((one) => one.kind)).toEqual(['trying', 'connected']);
    expect(heard.last).toMatchObject({ seq: 3, whole: true });
    expect(seqs(heard.last)).toEqual([1, 2, 3]);
  });

  it('ignores an update that is older than what it has', () => {
    const wire = connected();
    wire.tell(update(5, 3));
    wire.tell(update(4, 3));
    expect(heard.updates).toHaveLength(2);
    expect(heard.last?.view.moves).toBe(5);
  });

  it('gives every event once though updates are doubled or overlap', () => {
    const wire = connected();
    wire.tell(update(5, 3));
    wire.tell(update(5, 3));
    wire.tell(update(6, 4));
    expect(heard.updates.slice(1).flatMap(seqs)).toEqual([4, 5, 6]);
  });

  it('draws the view and asks for the events when some are missing', () => {
    const wire = connected();
    vi.advanceTimersByTime(2000);
    wire.tell(update(6, 5));
    expect(heard.last?.view.moves).toBe(6);
    expect(seqs(heard.last)).toEqual([]);
    expect(wire.of('hello').at(-1)).toEqual({ type: 'hello', seq: 3 });
    wire.tell(update(6, 3));
    expect(seqs(heard.last)).toEqual([4, 5, 6]);
  });

  it('asks for the newest view when a pong says that the table is further', () => {
    const wire = connected();
    vi.advanceTimersByTime(2000);
    wire.tell({ type: 'pong', seq: 9 });
    expect(wire.of('hello')).toHaveLength(2);
    expect(wire.of('hello').at(-1)?.seq).toBe(3);
  });

  it('draws changes of who is there, which have no entry of their own', () => {
    const wire = connected();
    wire.tell({ type: 'update', seq: 3, since: 3, view: { ...view(3), can_undo: true } });
    expect(heard.last?.view.can_undo).toBe(true);
  });

  it('pings when it is idle, sooner when one has to decide', () => {
    const wire = connected();
    vi.advanceTimersByTime(PING_MS - 300);
    expect(wire.of('ping')).toHaveLength(0);
    vi.advanceTimersByTime(600);
    expect(wire.of('ping')).toHaveLength(1);
    connection.yourMove = true;
    wire.tell({ type: 'pong' });
    vi.advanceTimersByTime(PING_ON_MOVE_MS + 300);
    expect(wire.of('ping')).toHaveLength(2);
  });

  it('gives up a silent socket after nine seconds and opens another', () => {
    const wire = connected();
    vi.advanceTimersByTime(SILENT_MS + 300);
    expect(wire.closed).toBe(true);
    expect(heard.states.at(-1)?.kind).toBe('trying');
    vi.advanceTimersByTime(1500);
    expect(wires).toHaveLength(2);
    newest().onopen?.();
    expect(newest().sent[0]).toEqual({ type: 'hello', seq: 3 });
    newest().tell(update(4, 3));
    expect(heard.states.at(-1)?.kind).toBe('connected');
  });

  it('waits longer from try to try, never more than ten seconds', () => {
    connected();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const from = Date.now();
      const before = wires.length;
      newest().onclose?.({ code: 1006 });
      while (wires.length === before) vi.advanceTimersByTime(250);
      waits.push(Date.now() - from);
    }
    expect(waits[0]).toBeLessThanOrEqual(2 * FIRST_RETRY_MS);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBeLessThanOrEqual(LAST_RETRY_MS);
    expect(waits.at(-1)).toBeGreaterThan(LAST_RETRY_MS / 2 - 1000);
  });

  it('tries at once when the device comes back', () => {
    connected();
    newest().onclose?.({ code: 1006 });
    expect(wires).toHaveLength(1);
    connection.wake();
    expect(wires).toHaveLength(2);
  });

  it('does not trust a socket that was asleep', () => {
    connected();
    vi.setSystemTime(Date.now() + 60_000);
    connection.wake();
    expect(wires).toHaveLength(2);
    expect(wires[0]?.closed).toBe(true);
  });

  it('does not try again where there is no such table', () => {
    connected();
    newest().onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    connection.wake();
    expect(wires).toHaveLength(1);
    expect(heard.states.at(-1)).toEqual({ kind: 'ended', code: 4404 });
  });

  it('makes itself known when the server does not know it', () => {
    connected();
    newest().onclose?.({ code: 4401 });
    expect(logins).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(wires).toHaveLength(2);
  });

  it('believes a whole log on a new socket even if it is shorter', () => {
    connected(8);
    newest().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(2000);
    newest().onopen?.();
    newest().tell(update(5, 0, { whole: true }));
    expect(heard.last).toMatchObject({ seq: 5, whole: true });
  });

  it('passes notices and errors of nothing in particular on', () => {
    connected().tell({ type: 'notice', code: 'restart' });
    newest().tell({ type: 'error', code: 'slow-down' });
    newest().tell({ type: 'something-new' });
    newest().onmessage?.({ data: 'no JSON' });
    expect(heard.notices.map((one) => one.code)).toEqual(['restart']);
    expect(heard.errors.map((one) => one.code)).toEqual(['slow-down']);
  });
});

describe('a request', () => {
  it('is sent again on the next socket until it is answered, and answered once', async () => {
    const wire = connected();
    const answers: string[] = [];
    void connection.ask({ type: 'start' }).then((answer) => answers.push(answer.type));
    const { action_id } = wire.of('start')[0] ?? {};
    wire.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(2000);
    newest().onopen?.();
    expect(newest().of('start')).toEqual([{ type: 'start', action_id }]);
    newest().tell({ type: 'ok', action_id });
    newest().tell({ type: 'ok', action_id });
    newest().tell({ type: 'error', code: 'stale', action_id });
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual(['ok']);
    vi.advanceTimersByTime(RESEND_MS * 2);
    expect(newest().of('start')).toHaveLength(1);
    expect(heard.errors).toEqual([]);
  });

  it('is sent again on the same socket when its answer got lost', () => {
    const wire = connected();
    void connection.ask({ type: 'stand' });
    vi.advanceTimersByTime(RESEND_MS + 300);
    expect(wire.of('stand')).toHaveLength(2);
    expect(new Set(wire.of('stand').map((one) => one.action_id)).size).toBe(1);
  });

  it('that is made without a connection goes out with the next one', () => {
    connection.start();
    void connection.ask({ type: 'stand' });
    expect(newest().sent).toEqual([]);
    newest().onopen?.();
    expect(newest().sent.map((one) => one.type)).toEqual(['hello', 'stand']);
  });
});
