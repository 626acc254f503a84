// Tells what has just happened step by step, beside the table, which shows the truth at once.

import { mayMove, settings } from '../lib/settings.svelte';
import { SUSPENSE_MS, type Effects } from '../lib/skin';
import type { Board, Happened, Line, Token } from '../lib/types';
import type { TableStore } from './store.svelte';
import { beatsOf, HURRY_MS, LEAST_MS, lengthOf, newest, type Beat } from './story';

/** Something that is shown over the table for a moment: an effect of the skin, or what flies to a pawn. */
export interface Flare {
  readonly key: number;
  readonly line: Line;
}

/** No more effects are shown at one time. */
const MOST_FLARES = 6;

/** The story of one table. */
export class Story {
  /** What is told now. */
  beat: Beat | null = $state.raw(null);
  /** Token that it is about, and seat. */
  readonly token: string = $derived.by(() => this.beat?.main.token ?? '');
  readonly seat: number = $derived.by(() => this.beat?.main.seat ?? -1);
  /** In which step it happened. */
  readonly step: number = $derived.by(() => this.beat?.step ?? -1);
  /** Effects that are to be seen. */
  flares: readonly Flare[] = $state.raw([]);

  private waiting: Beat[] = [];
  /** No beat is told longer than this. */
  private most = Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private flared = 0;
  /** Tokens as they were last seen: what is told of may be gone. */
  private readonly tokens = new Map<string, Token>();

  /** What the skin has to flare up, once it is loaded. */
  effects: Effects = $state.raw({});

  constructor(private readonly table: TableStore) {
    // Effects that cannot be had are not missed.
    table.skin?.effects?.().then(
      (effects) => (this.effects = effects),
      () => undefined,
    );
  }

  /** Take in how the board was before, and what has happened since. */
  tell(before: Board | null, events: readonly Happened[]): void {
    for (const token of before?.tokens ?? []) this.tokens.set(token.id, token);
    if (!mayMove()) return;
    const skin = this.table.skin;
    const say = this.table.lineText.bind(this.table);
    const beats = beatsOf(events, say, (text, n) => this.table.more(text, n), skin?.tells, skin?.untold);
    if (!settings.story) {
      for (const beat of beats) this.flare(beat.lines);
      return;
    }
    this.waiting.push(...beats);
    this.keepUp(beats.length > 0);
    if (!this.beat) this.next();
  }

  /**
   * Do not fall behind the table: of older turns nothing more is told, and once there is a newer turn, or the viewer
   * is asked something, the rest is told in a hurry.
   * @param more whether there is more to tell than before.
   */
  private keepUp(more: boolean): void {
    const told = this.beat ? [this.beat, ...this.waiting] : this.waiting;
    const left = newest(told);
    const asked = (this.table.seen?.decision ?? null) !== null;
    if (left.length === told.length && !(asked && (more || this.most === Infinity))) return;
    this.waiting = left.filter((beat) => beat !== this.beat).slice(-(Math.floor(HURRY_MS / LEAST_MS) - 1));
    this.most = Math.max(LEAST_MS, HURRY_MS / (this.waiting.length + 1));
    if (this.beat) this.wait(this.beat);
  }

  /** Tell a beat for its time. */
  private wait(beat: Beat): void {
    clearTimeout(this.timer);
    const held = this.holds(beat.main) ? SUSPENSE_MS : 0;
    this.timer = setTimeout(() => this.next(), held + Math.min(this.most, lengthOf(beat, this.waiting.length)));
  }

  /** Whether the outcome of a line is held back for a moment. */
  holds(line: Line): boolean {
    return this.table.skin?.suspense?.includes(line.kind) === true;
  }

  /** Whether an effect hides for a moment what lies in a zone. */
  hides(zone: string): boolean {
    return this.flares.some(({ line }) => this.holds(line) && this.table.skin?.over?.[line.kind] === zone);
  }

  /** A token that is told of, as it is or as it was last seen. */
  tokenOf(id: string): Token | undefined {
    return this.table.board?.tokens.find((token) => token.id === id) ?? this.tokens.get(id);
  }

  /** Go on to what is told next. */
  next(): void {
    clearTimeout(this.timer);
    const beat = this.waiting.shift() ?? null;
    this.beat = beat;
    if (!beat) {
      this.most = Infinity;
      return;
    }
    this.flare(beat.lines);
    this.wait(beat);
  }

  /** Tell no more of it. */
  skip(): void {
    this.waiting = [];
    this.next();
  }

  /** An effect has been seen. */
  seen(flare: Flare): void {
    this.flares = this.flares.filter((one) => one !== flare);
  }

  private flare(lines: readonly Line[]): void {
    const skin = this.table.skin;
    const shown = lines.filter(({ kind }) => this.effects[kind] || skin?.strikes?.includes(kind));
    const flares = shown.map((line) => ({ key: ++this.flared, line }));
    if (flares.length > 0) this.flares = [...this.flares, ...flares].slice(-MOST_FLARES);
  }
}
