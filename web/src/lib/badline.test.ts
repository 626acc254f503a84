// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Socket } from './connection';
import { Heard, seqs, update, view } from './connection.fixture';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Numbers from 0 to less than 1 by a seed. */
function seeded(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
}

/** A server with a log, behind a line that drops, doubles, delays and reorders what it carries both ways. */
class BadLine {
  seq = 1;
  moves = 0;
  readonly carried = new Map<string, number>();
  bad = true;

  constructor(private readonly random: () => number) {}

  open(): Socket {
    const line: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: () => undefined,
      close: () => undefined,
    };
    let dead = false;
    let known = 0;
    const toClient = (message: object): void =>
      this.carry(() => {
        if (!dead) line.onmessage?.({ data: JSON.stringify(message) });
      });
    const tellAll = (): void => {
      const whole = known === 0 || known > this.seq;
      toClient(update(this.seq, whole ? 0 : known, { view: view(this.seq), whole }));
      known = this.seq;
    };
    line.close = () => {
      dead = true;
      this.lines.delete(tellAll);
    };
    line.send = (text) =>
      this.carry(() => {
        if (dead) return;
        const sent = JSON.parse(text) as { type: string; seq: number; action_id: string };
        if (sent.type === 'hello') {
          known = sent.seq;
          this.lines.add(tellAll);
          tellAll();
        } else if (sent.type === 'ping') {
          toClient({ type: 'pong', seq: this.seq });
        } else {
          if (!this.carried.has(sent.action_id)) {
            this.carried.set(sent.action_id, (this.seq += 1));
            this.tell();
          }
          toClient({ type: 'ok', action_id: sent.action_id, seq: this.carried.get(sent.action_id) });
        }
      });
    setTimeout(() => {
      if (!dead) line.onopen?.();
    }, 30);
    if (this.bad && this.random() < 0.5) {
      setTimeout(
        () => {
          if (!dead) line.onclose?.({ code: 1006 });
        },
        3000 + this.random() * 9000,
      );
    }
    return line;
  }

  readonly lines = new Set<() => void>();

  tell(): void {
    for (const tell of this.lines) tell();
  }

  private carry(what: () => void): void {
    if (this.bad && this.random() < 0.2) return;
    const times = this.bad && this.random() < 0.2 ? 2 : 1;
    for (let n = 0; n < times; n += 1) setTimeout(what, 10 + (this.bad ? this.random() * 900 : 0));
  }
}

describe('over a line that drops, doubles, delays and reorders', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'the last view and the whole log come, each request is answered once (seed %i)',
    async (seed) => {
      const random = seeded(seed);
      const server = new BadLine(random);
      const listener = new Heard();
      const client = new Connection({ open: () => server.open(), listener, random });
      client.start();
      const answers: number[] = [];
      for (let n = 0; n < 12; n += 1) {
        void client.ask({ type: 'stand' }).then(() => answers.push(n));
        await vi.advanceTimersByTimeAsync(random() * 3000);
        server.seq += 1;
        server.tell();
      }
      server.bad = false;
      await vi.advanceTimersByTimeAsync(40_000);
      client.stop();
      expect(listener.last?.view.moves).toBe(server.seq);
      expect([...answers].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n));
      expect(server.carried.size).toBe(12);
      const log: number[] = [];
      for (const one of listener.updates) {
        if (one.whole) log.length = 0;
        log.push(...seqs(one));
      }
      expect(log).toEqual(Array.from({ length: server.seq }, (_, n) => n + 1));
    },
  );
});
