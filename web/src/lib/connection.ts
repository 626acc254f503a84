/**
 * The socket to a table, as a state machine without a DOM: it says hello, notices silence, comes back by itself,
 * sends again what was not answered, and passes on nothing older than what it has passed on before.
 */
import {
  told,
  type Asked,
  type Error as Refusal,
  type Notice,
  type Ok,
  type Seen,
  type Sent,
  type Update,
} from './types';

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type State =
  | { readonly kind: 'connected' }
  /** No connection; `since` is when it was lost, in milliseconds since 1970. */
  | { readonly kind: 'trying'; readonly since: number }
  /** The server wants no further attempt; `code` is why it closed: 4404 no such table, 4403 sent away. */
  | { readonly kind: 'ended'; readonly code: number };

/** A request before it has its action id. */
export type Wish = Sent extends infer S ? (S extends Asked ? Omit<S, 'action_id'> : never) : never;

/** Makes a request of a table, and tells the visitor why if it is refused. True: it was carried out. */
export type Ask = (wish: Wish) => Promise<boolean>;

export interface Listener {
  /** Draw `view`; `events` are new, or all of them if `whole`. */
  update(update: Update): void;
  state(state: State): void;
  notice(notice: Notice): void;
  /** An error that answers no request. */
  error(error: Refusal): void;
}

export interface Options {
  open: () => Socket;
  listener: Listener;
  /** Makes the visitor known to the server again, after 4401. */
  login?: () => Promise<unknown>;
  now?: () => number;
  /** From 0 to less than 1. */
  random?: () => number;
}

export const PING_MS = 5000;
export const PING_ON_MOVE_MS = 2500;
export const SILENT_MS = 9000;
export const FIRST_RETRY_MS = 500;
export const LAST_RETRY_MS = 10_000;
/** After which a request without an answer is sent again, and a gap is asked about again. */
export const RESEND_MS = 4000;
const TICK_MS = 250;
const UNKNOWN_VISITOR = 4401;
/** Not understood, sent away, no such table: closes after which trying again would change nothing. */
const FINAL = [4400, 4403, 4404];

interface Waiting {
  readonly text: string;
  sentAt: number;
  readonly answer: (told: Ok | Refusal) => void;
}

/** One table's connection. */
export class Connection {
  /** Whether the visitor owes a decision: then silence is noticed sooner. */
  yourMove = false;

  private readonly options: Required<Options>;
  private socket: Socket | undefined;
  private open = false;
  private ended = false;
  private lostAt: number;
  private attempts = 0;
  private retryAt = Infinity;
  private heardAt = 0;
  private sentAt = 0;
  private helloAt = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;
  /** Up to where all events have come. */
  private seq = 0;
  /** Of the newest view; further than `seq` in a gap. */
  private viewSeq = 0;
  private view: Seen | undefined;
  /** Whether nothing has come on this socket yet. */
  private fresh = true;
  /** Requests without an answer, by action id, in the order in which they were made. */
  private readonly waiting = new Map<string, Waiting>();
  private readonly session: string;
  private asked = 0;

  constructor(options: Options) {
    this.options = { now: Date.now, random: Math.random, login: () => Promise.resolve(), ...options };
    this.lostAt = this.options.now();
    this.session = Array.from({ length: 3 }, () => Math.floor(this.options.random() * 2 ** 30).toString(36)).join('');
  }

  /** Connect, and stay connected until `stop`. */
  start(): void {
    if (this.ticking !== undefined) return;
    this.ticking = setInterval(() => this.tick(), TICK_MS);
    this.options.listener.state({ kind: 'trying', since: this.lostAt });
    this.connect();
  }

  /** Leave. Requests without an answer stay without one. */
  stop(): void {
    clearInterval(this.ticking);
    this.ticking = undefined;
    this.drop();
  }

  /** The device is back: online again, shown again. Look at once whether the connection still lives. */
  wake(): void {
    if (this.ended || this.ticking === undefined) return;
    if (!this.open) {
      if (this.retryAt !== Infinity) this.connect();
    } else if (this.options.now() - this.heardAt > SILENT_MS) {
      this.lose();
      this.connect();
    } else {
      this.send({ type: 'ping' });
    }
  }

  /** Make a request. Its one answer comes sooner or later, over as many connections as it takes. */
  ask(wish: Wish): Promise<Ok | Refusal> {
    const action_id = `${this.session}-${++this.asked}`;
    const text = JSON.stringify({ ...wish, action_id });
    return new Promise((answer) => {
      this.waiting.set(action_id, { text, sentAt: this.options.now(), answer });
      if (this.open) this.write(text);
    });
  }

  private connect(): void {
    this.drop();
    this.retryAt = Infinity;
    this.heardAt = this.options.now();
    this.fresh = true;
    const socket = this.options.open();
    this.socket = socket;
    // What an earlier socket still says is not heard: its handlers are taken off in drop().
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(event.data);
    socket.onclose = (event) => this.closed(event.code);
  }

  private opened(): void {
    this.open = true;
    this.heardAt = this.options.now();
    this.hello();
    for (const one of this.waiting.values()) this.resend(one);
  }

  private closed(code: number): void {
    if (code === UNKNOWN_VISITOR) {
      this.lose();
      this.options.login().catch(() => undefined);
    } else if (FINAL.includes(code)) {
      this.drop();
      this.ended = true;
      this.options.listener.state({ kind: 'ended', code });
    } else {
      this.lose();
    }
  }

  /** The connection is gone: say so, and try again a little later each time, never all visitors at once. */
  private lose(): void {
    const wasOpen = this.open && !this.fresh;
    this.drop();
    const now = this.options.now();
    if (wasOpen) {
      this.lostAt = now;
      this.options.listener.state({ kind: 'trying', since: now });
    }
    const most = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** ++this.attempts);
    this.retryAt = now + FIRST_RETRY_MS + this.options.random() * (most - FIRST_RETRY_MS);
  }

  private drop(): void {
    this.open = false;
    const { socket } = this;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private tick(): void {
    const now = this.options.now();
    if (this.ended) return;
    if (!this.socket) {
      if (now >= this.retryAt) this.connect();
    } else if (now - this.heardAt >= SILENT_MS) {
      this.lose();
    } else if (this.open) {
      for (const one of this.waiting.values()) if (now - one.sentAt >= RESEND_MS) this.resend(one);
      if (this.viewSeq > this.seq && now - this.helloAt >= RESEND_MS) this.hello();
      if (now - this.sentAt >= (this.yourMove ? PING_ON_MOVE_MS : PING_MS)) this.send({ type: 'ping' });
    }
  }

  private hello(): void {
    this.helloAt = this.options.now();
    this.send({ type: 'hello', seq: this.seq });
  }

  private resend(one: Waiting): void {
    one.sentAt = this.options.now();
    this.write(one.text);
  }

  private send(message: Sent): void {
    this.write(JSON.stringify(message));
  }

  private write(text: string): void {
    this.sentAt = this.options.now();
    this.socket?.send(text);
  }

  private heard(data: unknown): void {
    this.heardAt = this.options.now();
    const message = typeof data === 'string' ? told(parsed(data)) : null;
    if (message?.type === 'update') this.updated(message);
    else if (message?.type === 'notice') this.options.listener.notice(message);
    else if (message) {
      if (message.type !== 'error') this.missed(message.seq);
      if (message.type !== 'pong') this.answered(message);
    }
  }

  /** The table is at `seq`, as the server says. If it is further than we are, an update may have got lost. */
  private missed(seq: number): void {
    if (seq > this.viewSeq && this.options.now() - this.helloAt >= RESEND_MS / 4) this.hello();
  }

  private answered(message: Ok | Refusal): void {
    const waiting = this.waiting.get(message.action_id);
    if (waiting) {
      this.waiting.delete(message.action_id);
      waiting.answer(message);
    } else if (message.type === 'error' && message.action_id === '') {
      this.options.listener.error(message);
    }
  }

  private updated(update: Update): void {
    const first = this.fresh;
    if (first) this.settled();
    // A server that went back to an earlier backup is right, too; it can only be told on a new socket.
    const reset = first && update.whole;
    if (reset) this.seq = this.viewSeq = 0;
    const known = this.seq;
    const gap = !update.whole && update.since > known;
    const adds = update.seq > known && !gap;
    if (update.seq >= this.viewSeq) {
      this.viewSeq = update.seq;
      this.view = update.view;
    } else if (!adds) {
      return;
    }
    if (gap && this.options.now() - this.helloAt >= RESEND_MS / 4) this.hello();
    if (adds) this.seq = update.seq;
    const events = adds ? update.events.filter((event) => update.whole || event.seq > known) : [];
    const view = this.view ?? update.view;
    this.options.listener.update({ ...update, seq: this.seq, view, events, whole: adds && update.whole });
  }

  /** The first update on a socket: only now is the connection known to work. */
  private settled(): void {
    this.fresh = false;
    this.attempts = 0;
    this.options.listener.state({ kind: 'connected' });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
