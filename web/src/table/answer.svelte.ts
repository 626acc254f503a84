// The viewer's answer in the making: what has been picked, what may be picked next, and sending it off.

import { t } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { Choice, Pick, Refusal } from '../lib/types';
import { build, keyOf, pointing, targetOf, type Option } from './picks';
import type { TableStore } from './store.svelte';

/** Builds answers to the decisions of one table's viewer. */
export class Answer {
  /** Whether a move is under way to the server. */
  sending = $state(false);
  /** Why the card that was pressed last is no answer. */
  refusal: Refusal | null = $state.raw(null);
  /** The decision that was answered last: until the next view is there, it still seems to be owed. */
  private answered = $state('');
  /** The number of that answer: a view that has it is the next one, even if the same is owed again. */
  private until = 0;
  /** How often the viewer's decision has been another one than before. */
  private turns = 0;
  /** What goes on with the answer given last: it is said by several moves. */
  private rest: readonly string[] = [];
  /** The options that have been picked, by their keys, and of equal cards which. */
  private path: readonly { readonly key: string; readonly copy: number }[] = $state.raw([]);
  /** What on the table was pressed though it can mean several things. */
  private asked: Partial<Pick> | null = $state.raw(null);

  constructor(private readonly table: TableStore) {}

  /** Whether the viewer may answer now. */
  readonly mine: boolean = $derived.by(() => {
    const decision = this.table.seen?.decision;
    return this.table.live && !this.sending && !!decision && String(decision) !== this.answered;
  });
  /** Where the building of a choice stands. */
  readonly building = $derived.by(() => {
    const keys = this.path.map((made) => made.key);
    return build(this.mine ? (this.table.board?.choices ?? []) : [], keys);
  });
  /** Options that are said by buttons: they point at nothing on the table but a seat, or at what has several meanings. */
  readonly buttons: readonly Option[] = $derived.by(() => {
    const { options, said } = this.building;
    if (said) return [];
    const asked = this.asked ? pointing(options, this.asked) : [];
    return asked.length > 0 ? asked : options.filter((option) => /^(seat|$)/.test(targetOf(option.pick)));
  });
  /** The options that digits answer with, in their order. */
  readonly listed: readonly Option[] = $derived.by(() => (this.asked ? this.buttons : this.building.options));
  /** The choice that waits for a yes: costly, or every one by the visitor's settings, or not said in full. */
  readonly waiting: Choice | null = $derived.by(() => {
    const { choice, said, loose } = this.building;
    // Picks without an order are made to the end, even where only one way is left.
    return this.mine && (said || !loose) ? choice : null;
  });

  /** Options that point at a card, zone, token or seat. */
  at(target: Partial<Pick>): Option[] {
    return pointing(this.building.options, target);
  }

  /** Why a card is no answer now; undefined = it may be one, or it is not the viewer's turn. */
  refusalOf(zone: string, face: string): Refusal | undefined {
    if (!this.mine) return undefined;
    return this.table.board?.refusals.find((refusal) => refusal.zone === zone && refusal.face === face);
  }

  /** Which of the equal cards at which is pointed are part of the choice in the making; [0] = what is no card is. */
  picked(target: Partial<Pick>): readonly number[] {
    if (this.path.length === 0) return [];
    const made = this.building.path.filter((one) => targetOf(one) === targetOf(target));
    const keys = new Set(made.map(keyOf));
    const copies = this.path.filter(({ key }) => keys.has(key)).map(({ copy }) => copy);
    // What all choices left have in common nobody has pressed.
    while (copies.length < made.length) copies.push(spare(copies));
    return copies;
  }

  /** Take one pick back, where they have no order. False: each has its place. */
  unpick(target: Partial<Pick>, copy: number): boolean {
    const made = this.building.path.find((one) => targetOf(one) === targetOf(target));
    if (!this.building.loose || !made) return false;
    const at = this.path.findIndex((one) => one.key === keyOf(made) && one.copy === copy);
    this.path = this.path.filter((_, other) => other !== at);
    this.asked = null;
    this.refusal = null;
    this.table.voice.tell([t('board-unpicked', { picked: this.table.say(made.text) })]);
    return true;
  }

  /** Press something on the table, of equal cards one. False: it means nothing now. */
  press(target: Partial<Pick>, copy?: number): boolean {
    this.refusal = null;
    const here = this.at(target);
    if (here.length > 1) this.asked = target;
    else if (here[0]) this.pick(here[0], copy);
    else if (copy === undefined ? this.picked(target).length > 0 : this.picked(target).includes(copy)) this.again();
    else return this.afresh(target, copy);
    return true;
  }

  /** Follow an option: build the choice up, and send it if that is all and nothing is to be confirmed. */
  pick(option: Option, copy = spare(this.picked(option.pick))): void {
    if (!this.mine) return;
    this.asked = null;
    this.refusal = null;
    this.path = [...this.path, { key: option.key, copy }];
    const { choice, said } = this.building;
    if (choice && said && !choice.confirm && !settings.confirm) void this.send(choice);
    else if (this.waiting) this.table.voice.tell([`${this.words(this.waiting)}. ${t('board-confirm')}`]);
    else this.table.voice.tell([t('board-picked', { picked: this.table.say(option.pick.text) })]);
  }

  /** Answer the prompt with the option at a place of its list. */
  number(place: number): void {
    const option = this.listed[place];
    if (option) this.pick(option);
  }

  /** Say yes to the choice that waits. */
  confirm(): void {
    if (this.waiting) void this.send(this.waiting);
  }

  /** Take the last pick back. */
  back(): void {
    if (this.asked === null && this.refusal === null) this.path = this.path.slice(0, -1);
    this.asked = null;
    this.refusal = null;
  }

  /**
   * The viewer owes another decision than before, or none: it may be one that was answered and taken back.
   * True: an answer that takes several moves goes on by itself.
   */
  turned(): boolean {
    this.clear();
    this.answered = '';
    this.turns++;
    return this.goOn();
  }

  /** A view has come that has so many entries. */
  heard(seq: number): void {
    if (this.until > 0 && seq >= this.until) this.answered = '';
  }

  /** Ask for what was answered last to be taken back; what was to go on with it does not. */
  undo(): void {
    this.rest = [];
    void this.table.ask({ type: 'ask-undo' });
  }

  /** Take all picks back. */
  clear(): void {
    this.path = [];
    this.asked = null;
    this.refusal = null;
  }

  /** Whether there is anything to take back. */
  get begun(): boolean {
    return this.path.length > 0 || this.asked !== null || this.refusal !== null;
  }

  /** All that a choice is made of, in words. */
  words(choice: Choice): string {
    return choice.picks.map((pick) => this.table.say(pick.text)).join(', ');
  }

  private again(): void {
    if (this.waiting) this.confirm();
    else this.clear();
  }

  /** Begin another choice than the one in the making. */
  private afresh(target: Partial<Pick>, copy?: number): boolean {
    const option = pointing(build(this.mine ? (this.table.board?.choices ?? []) : [], []).options, target)[0];
    if (!option) return false;
    this.path = [];
    this.pick(option, copy);
    return true;
  }

  private async send(choice: Choice): Promise<void> {
    this.rest = choice.then;
    await this.make(choice.move);
  }

  /**
   * Make the next move of an answer that takes several, once it is owed and all that is left of the answer still is.
   * False: there is none.
   */
  private goOn(): boolean {
    const [move, ...rest] = this.rest;
    if (move === undefined) return false;
    const { seen } = this.table;
    const decision = seen?.decision;
    if (this.sending || (decision && String(decision) === this.answered)) return true;
    const left = (one: Choice): boolean => one.move === move && one.then.join() === rest.join();
    const owed = !!decision && seen.board?.choices.some(left) === true;
    this.rest = owed ? rest : [];
    if (owed) void this.make(move, true);
    return owed;
  }

  private async make(move: string, further = false): Promise<void> {
    const decision = this.table.seen?.decision;
    if (!decision || this.sending) return;
    this.sending = true;
    this.table.story?.skip();
    const { turns } = this;
    const done = await this.table.send({ type: 'move', decision, move });
    this.sending = false;
    if (!done) this.rest = [];
    else if (turns === this.turns && !(done.seq > 0 && this.table.seq >= done.seq)) {
      this.answered = String(decision);
      this.until = done.seq;
    }
    this.clear();
    if (!done && further) this.table.call();
    this.goOn();
  }
}

/** The first of equal cards that is not among these. */
function spare(copies: readonly number[]): number {
  let copy = 0;
  while (copies.includes(copy)) copy++;
  return copy;
}

/** A stable key for lists of options. */
export const optionKey = (option: Option): string => `${option.key} ${keyOf(option.pick)}`;
