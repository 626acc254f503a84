// What a table's parts show and do: the newest view, the log, a choice in the making, a look back.

import { flushSync } from 'svelte';

import { game as fetchGame, rules as fetchRules } from '../lib/api';
import { attend } from '../lib/attend';
import type { Connection, State, Wish } from '../lib/connection';
import { errorText, failureText } from '../lib/errors';
import { allWords, gameText, language, loadGame, pageText, t, type Names } from '../lib/i18n.svelte';
import { seatName } from '../lib/names';
import { mayMove, settings } from '../lib/settings.svelte';
import { skinOf, type Skin } from '../lib/skin';
import { toast } from '../lib/toast.svelte';
import {
  whole,
  type Board,
  type Error as Refusal,
  type Face,
  type GameInfo,
  type Happened,
  type Ok,
  type RuleInfo,
  type Seen,
  type Suit,
  type Text,
  type Update,
} from '../lib/types';
import { Answer } from './answer.svelte';
import { Coach } from './coach.svelte';
import { entriesOf, type Entry } from './entries';
import { Flip } from './flip';
import { CardIds, type Slots } from './ids';
import { freshIn, grown, scored, sweptIn, voided, type Swept } from './logbook';
import { Rewind } from './rewind.svelte';
import { Showing } from './showing.svelte';
import { play as sound } from './sound';
import type { Story } from './story.svelte';
import { Voice } from './voice.svelte';

type Things = typeof import('./things');
type Telling = typeof import('./telling');

/** How long cards that were swept away stay to be seen, in milliseconds. */
const SWEPT_MS = 2600;

/** One table, as long as its page is open. */
export class TableStore {
  readonly id: string;
  readonly flip = new Flip(() => !mayMove());
  readonly rewind: Rewind;
  readonly coach: Coach;
  readonly answer: Answer;
  readonly showing = new Showing();
  readonly voice = new Voice();

  seen: Seen | null = $state.raw(null);
  log: readonly Happened[] = $state.raw([]);
  link: State = $state.raw({ kind: 'trying', since: Date.now() });
  info: GameInfo | null = $state.raw(null);
  skin: Skin | null = $state.raw(null);
  slots: Slots = $state.raw(new Map());
  swept: Swept | null = $state.raw(null);
  /** Ids of cards that have come to the viewer's hand lately. */
  fresh: ReadonlySet<string> = $state.raw(new Set());
  /** When the newest view came, by `performance.now()`; clocks count down from there. */
  stamp = $state(0);
  muted: ReadonlySet<string> = $state.raw(new Set());
  /** What draws tokens and tracks, and what tells stories; null = not needed so far, or not loaded yet. */
  things: Things | null = $state.raw(null);
  telling: Telling | null = $state.raw(null);
  story: Story | null = $state.raw(null);

  readonly board: Board | null = $derived.by(() => this.rewind.moment?.board ?? this.seen?.board ?? null);
  readonly you: number = $derived.by(() => this.seen?.table.you ?? -1);
  /** The seat at the bottom: whose eyes the table is seen through; -1 = a spectator's. */
  readonly eyes: number = $derived.by(() => {
    const viewer = this.board?.viewer ?? -1;
    return viewer >= 0 ? viewer : this.you;
  });
  readonly live: boolean = $derived.by(() => this.rewind.moment === null);
  readonly entries: readonly Entry[] = $derived.by(() => this.entriesIn(this.log));
  readonly voided = $derived.by(() => voided(this.log));
  private readonly faces = $derived.by(() => new Map(this.info?.looks.faces.map((face) => [face.word, face])));
  private readonly suits = $derived.by(() => new Map(this.info?.looks.suits.map((suit) => [suit.key, suit])));

  /** How many entries the newest view has. */
  seq = 0;
  private readonly ids = new CardIds();
  private connection: Connection | null = null;
  private sweeping: ReturnType<typeof setTimeout> | undefined;
  /** What tells stories, while it is on its way. */
  private coming: Promise<Telling | null> | null = null;

  constructor(id: string) {
    this.id = id;
    this.rewind = new Rewind(id, (change) => this.redraw(change));
    this.coach = new Coach(id);
    this.answer = new Answer(this);
  }

  /** Connect. Gives back what ends it. */
  attend(): () => void {
    const { connection, leave } = attend(this.id, {
      update: (update) => this.updated(update),
      state: (state) => (this.link = state),
      notice: ({ code, args }) => toast(t(`notice-${code}`, args)),
      error: (error) => void this.refused(error),
    });
    this.connection = connection;
    return () => {
      leave();
      this.rewind.stop();
      clearTimeout(this.sweeping);
    };
  }

  /** What a seat's player is called. */
  readonly name: Names = (seat) => seatName(this.seen?.table.seats[seat]);

  /** Put a text of the game into words. */
  say(text: Text): string {
    return gameText(text, this.name, this.seen?.table.game);
  }

  /** Put a line of the log into words; '' = nothing is to be said. */
  lineText({ source, line, person }: Happened): string {
    if (source === 'game') return this.say(line.text);
    if (source === 'chat' && this.muted.has(person)) return '';
    return pageText(line.text, this.name);
  }

  /** Put events together to entries of the log. */
  entriesIn(events: readonly Happened[]): Entry[] {
    return entriesOf(
      events,
      (event) => this.lineText(event),
      (text, n) => this.more(text, n),
    );
  }

  /** Say after some words that `n` more are like them. */
  more(text: string, n: number): string {
    return t('board-log-more', { text, n });
  }

  /** What is known of a face; a face that the game has not described is called by its word. */
  face(word: string): Face {
    return this.faces.get(word) ?? whole('Face', { word, name: { id: word }, corner: word });
  }

  /** The suit of a face. */
  suit(face: Face): Suit | undefined {
    return this.suits.get(face.suit);
  }

  /** Make a request; what goes wrong is shown in words. True: it was carried out. */
  async ask(wish: Wish): Promise<boolean> {
    return (await this.send(wish)) !== null;
  }

  /** Make a request; null: it was not carried out, and what went wrong is shown in words. */
  async send(wish: Wish): Promise<Ok | null> {
    const answer = await this.connection?.ask(wish);
    if (answer?.type === 'error') await this.refused(answer);
    return answer?.type === 'ok' ? answer : null;
  }

  /** Show an error in words, which may have to be fetched. */
  private async refused(error: Refusal): Promise<void> {
    await allWords().catch(() => undefined);
    toast(errorText(error, this.name), 'error');
  }

  /** Find a rule in the words of the game's rules page; null = it has no such rule, or cannot be had now. */
  async rule(id: string): Promise<RuleInfo | null> {
    const slug = this.seen?.table.game;
    if (!slug) return null;
    const page = await fetchRules(slug, language()).catch(() => null);
    return page?.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id) ?? null;
  }

  /** Hear a person's chat no more, or again. */
  mute(person: string, off: boolean): void {
    const muted = new Set(this.muted);
    if (off) muted.add(person);
    else muted.delete(person);
    this.muted = muted;
  }

  private updated(update: Update): void {
    const { seen: before, log } = this;
    const first = before === null;
    const fresh = first ? [] : freshIn(log, update);
    let turned = !sameDecision(before, update.view);
    if (this.connection) this.connection.yourMove = update.view.decision !== null;
    if (first) void this.load(update.view.table.game);
    if (update.view.board) void this.need(update.view.board);
    this.redraw(() => {
      this.seen = update.view;
      this.seq = update.seq;
      this.answer.heard(update.seq);
      this.log = grown(log, update);
      this.stamp = performance.now();
      // Where an answer goes on by itself nobody is called.
      if (turned && this.answer.turned()) turned = false;
      this.rewind.grown(update.view);
      // What was on the sheet when the page was opened is no news.
      if (before) this.showing.scored = scored(update.view.sheet.rows, before.sheet.rows) ?? this.showing.scored;
      if (this.live) this.sweep(sweptIn(before?.board ?? null, update.view.board ?? EMPTY, fresh));
    });
    if (turned) this.call();
    // Before the game's words are there nothing can be said; `load` then begins with what came first.
    if (this.info) {
      this.voice.tell(this.entriesIn(fresh).map((entry) => entry.text));
      if (before?.board && this.live) void this.narrate(before.board, fresh);
      this.coach.look(update.view, fresh);
    }
    if (settings.sounds && !first) sound({ before, now: update.view, events: fresh, turned });
  }

  /** Change what is drawn, and let the cards be seen to move. */
  private redraw(change: () => void): void {
    this.flip.look();
    flushSync(() => {
      const held = this.handIds();
      change();
      if (this.board) this.slots = this.ids.follow(this.board);
      this.markNew(held);
    });
    this.flip.play();
  }

  private handIds(): ReadonlySet<string> {
    const hands = this.board?.zones.filter((zone) => zone.layout === 'hand' && zone.seat === this.eyes) ?? [];
    return new Set(hands.flatMap((zone) => this.slots.get(zone.id)?.map((slot) => slot.id) ?? []));
  }

  /** Mark the few cards that came to a hand; unmark them when one is gone. */
  private markNew(held: ReadonlySet<string>): void {
    const now = this.handIds();
    const come = [...now].filter((id) => !held.has(id));
    const gone = [...held].some((id) => !now.has(id));
    // A hand that is dealt anew is not new card by card.
    if (come.length > 0) this.fresh = new Set(come.length * 2 <= now.size ? come : []);
    else if (gone) this.fresh = new Set();
  }

  private sweep(swept: Swept | null): void {
    if (!swept) return;
    clearTimeout(this.sweeping);
    this.swept = swept;
    this.sweeping = setTimeout(() => (this.swept = null), SWEPT_MS);
  }

  /** Say aloud what is asked, if anything is. */
  call(): void {
    const prompt = this.seen?.board?.prompt;
    if (prompt && this.info && this.seen?.decision) this.voice.call(this.say(prompt.text));
  }

  /** Load what a board with tokens, tracks or steps is drawn with. */
  private async need(board: Board): Promise<void> {
    if (this.things || board.tokens.length + board.tracks.length + board.steps.length === 0) return;
    this.things = await import('./things').catch(() => null);
  }

  /** Tell what has happened since a board was shown; what tells it comes with the first of it. */
  private async narrate(before: Board, events: readonly Happened[]): Promise<void> {
    if (!this.story) {
      if (!this.skin?.tells && !events.some(({ line }) => line.step >= 0)) return;
      // One promise for all that waits for it: of two imports the later may be there first, and would be told first.
      this.coming ??= import('./telling').catch(() => (this.coming = null));
      const telling = await this.coming;
      if (!telling) return;
      this.telling = telling;
      this.story ??= new telling.Story(this);
    }
    this.story.tell(before, events);
  }

  private async load(slug: string): Promise<void> {
    try {
      const [info, skin] = await Promise.all([fetchGame(slug), skinOf(slug), loadGame(slug)]);
      this.info = info;
      this.skin = skin;
      this.call();
      if (this.seen) this.coach.look(this.seen, this.log);
    } catch (failure) {
      toast(failureText(failure), 'error');
    }
  }
}

const EMPTY = whole('Board', { viewer: -1, places: [] });

function sameDecision(before: Seen | null, now: Seen): boolean {
  return before !== null && JSON.stringify(before.decision) === JSON.stringify(now.decision);
}
