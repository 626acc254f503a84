// Looking back: the table as it was after any of its moves; step by step, by itself, through anyone's eyes at the end.

import { moment as fetchMoment } from '../lib/api';
import { failureText } from '../lib/errors';
import { toast } from '../lib/toast.svelte';
import type { Moment, Seen } from '../lib/types';

/** How many moments are fetched together when moves of chance are passed over. */
const AHEAD = 8;
const PACE_MS = 1100;

/** Where a visitor looks back to. One of it belongs to one table. */
export class Rewind {
  /** What is looked at; null = the present. */
  moment: Moment | null = $state.raw(null);
  /** Moves made so far. */
  moves = $state(0);
  /** Through whose eyes, once the game is over: a seat, -1 = all open, null = the visitor's own. */
  viewer: number | null = $state(null);
  playing = $state(false);

  private kept = new Map<string, Promise<Moment>>();
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param id of the table.
   * @param redraw carries a change of what is drawn out.
   */
  constructor(
    private readonly id: string,
    private readonly redraw: (change: () => void) => void,
  ) {}

  /** The move that is looked at; the last one in the present. */
  get at(): number {
    return this.moment?.at ?? this.moves;
  }

  /** Take in how far the table is. After an undo what was fetched holds no more. */
  grown(seen: Seen): void {
    if (seen.moves < this.moves) this.kept.clear();
    this.moves = seen.moves;
    if (this.moment && this.moment.at > seen.moves) this.moment = null;
  }

  /** Look at the table after `at` moves. */
  async to(at: number): Promise<void> {
    const order = ++this.wanted;
    try {
      const moment = await this.fetch(clamp(at, this.moves));
      if (order === this.wanted) this.show(moment);
    } catch (failure) {
      this.stop();
      toast(failureText(failure), 'error');
    }
  }

  /** Go to the next moment in which somebody had to decide: forward (1) or back (-1). */
  async step(by: 1 | -1): Promise<void> {
    const order = ++this.wanted;
    try {
      const moment = await this.next(by);
      if (order === this.wanted) this.show(moment);
    } catch (failure) {
      this.stop();
      toast(failureText(failure), 'error');
    }
  }

  /** Go back to the present. */
  leave(): void {
    this.wanted++;
    this.stop();
    this.show(null);
  }

  /** Look through other eyes. */
  async look(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    await this.to(this.at);
  }

  /** Go on by itself, from the start if this is the end. */
  play(): void {
    this.playing = true;
    const from = this.at >= this.moves ? this.to(0) : Promise.resolve();
    void from.then(() => this.later());
  }

  /** Go on by itself no more. */
  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private later(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.timer = setTimeout(() => {
      void this.step(1).then(() => {
        if (this.at >= this.moves) this.stop();
        else this.later();
      });
    }, PACE_MS);
  }

  private async next(by: 1 | -1): Promise<Moment> {
    let at = this.at;
    for (;;) {
      const batch = Array.from({ length: AHEAD }, (_, index) => clamp(at + by * (index + 1), this.moves));
      for (const moment of await Promise.all([...new Set(batch)].map((one) => this.fetch(one)))) {
        const end = moment.at <= 0 || moment.at >= this.moves;
        if (end || moment.board.places.some((place) => place.deciding)) return moment;
      }
      at += by * AHEAD;
    }
  }

  private fetch(at: number): Promise<Moment> {
    const key = `${this.viewer ?? ''}/${at}`;
    let found = this.kept.get(key);
    if (!found) {
      found = fetchMoment(this.id, at, this.viewer ?? undefined);
      this.kept.set(key, found);
      found.catch(() => this.kept.delete(key));
    }
    return found;
  }

  private show(moment: Moment | null): void {
    this.redraw(() => (this.moment = moment));
    const address = new URL(location.href);
    if (moment) address.searchParams.set('move', String(moment.at));
    else address.searchParams.delete('move');
    history.replaceState(history.state, '', address);
  }
}

function clamp(at: number, most: number): number {
  return Math.max(0, Math.min(most, Math.round(at)));
}
