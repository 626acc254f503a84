// The first guided game: what the game's messages have to say to a beginner, each thing once, one at a time.

import { gameHas } from '../lib/i18n.svelte';
import type { Board, Happened, Seen } from '../lib/types';

/** What every game has to say before all else. */
const GOAL = 'game-goal';
/** No more tips wait behind these; what is not told now is told when it is so again. */
const MOST_LATER = 2;

/** Something that may be told, and when it is so: from the start, while a board says it, or in a step of a turn. */
interface Tip {
  readonly id: string;
  readonly about: 'goal' | 'board' | 'line' | 'step';
}

/** Shows tips of a guided table. */
export class Coach {
  /** Message ids of tips, the one that is shown first. */
  readonly tips: readonly string[] = $derived.by(() => this.queue.map((tip) => tip.id));
  private queue: readonly Tip[] = $state.raw([]);
  private readonly key: string;
  /** Tips that have been shown; those that were dropped unread may come again. */
  private readonly given: Set<string>;

  constructor(table: string) {
    this.key = `spuds.tips.${table}`;
    this.given = new Set(read(this.key));
  }

  /**
   * Queue the tips for what is on the table and what has just happened: the goal, then what the viewer is asked, then
   * the rest. What is no longer so is dropped.
   */
  look(seen: Seen, events: readonly Happened[]): void {
    if (!seen.table.guided) return;
    const over = seen.table.phase === 'over';
    const lines = tipsOf(events);
    const now = boardTips(seen.board);
    const gone = (tip: Tip): boolean =>
      (over && tip.about !== 'goal') ||
      (tip.about === 'step' && lines.length > 0) ||
      (tip.about === 'board' && !now.includes(tip.id));
    const [shown, ...waiting] = this.queue;
    // What is being read stays, but for a question that has been answered.
    const kept = shown && !(shown.about === 'board' && gone(shown)) ? [shown] : [];
    const old = waiting.filter((tip) => !gone(tip));
    const boards = now.map((id): Tip => ({ id, about: 'board' }));
    const told = [...old.filter(isLine), ...(over ? lines.slice(-1) : lines)].filter((tip) => this.isNew(tip, kept));
    const asked = boards.filter((tip) => tip.id.endsWith('-you'));
    const rest = boards.filter((tip) => !tip.id.endsWith('-you'));
    const goal: Tip[] = [{ id: GOAL, about: 'goal' }];
    const next = [
      ...goal,
      ...asked,
      ...unlike([...told, ...rest.filter((tip) => this.isNew(tip, kept))]).slice(0, MOST_LATER),
    ];
    this.show([...kept, ...unlike(next).filter((tip) => this.isNew(tip, kept))]);
  }

  /** The tip that is shown has been read. */
  next(): void {
    this.show(this.queue.slice(1));
  }

  private isNew({ id }: Tip, kept: readonly Tip[]): boolean {
    return gameHas(id) && !this.given.has(id) && !kept.some((tip) => tip.id === id);
  }

  private show(queue: readonly Tip[]): void {
    this.queue = queue;
    const first = queue[0]?.id;
    if (first === undefined || this.given.has(first)) return;
    this.given.add(first);
    try {
      sessionStorage.setItem(this.key, JSON.stringify([...this.given]));
    } catch {
      // Where nothing is kept, a reload explains everything once more.
    }
  }
}

const isLine = (tip: Tip): boolean => tip.about === 'line' || tip.about === 'step';

/** The tips about lines of the game, each of the step that it belongs to or follows. */
function tipsOf(events: readonly Happened[]): Tip[] {
  let step = -1;
  return events
    .filter((event) => event.source === 'game')
    .map(({ line }) => {
      if (line.step >= 0) ({ step } = line);
      return { id: `tip-${line.kind}`, about: step < 0 ? 'line' : 'step' };
    });
}

/** What a board has to say: its question, and why cards may not be played. */
function boardTips(board: Board | null): string[] {
  const refused = (board?.refusals ?? []).map((refusal) => `tip-${refusal.why.id}`);
  return board?.prompt ? [`tip-${board.prompt.text.id}`, ...refused] : refused;
}

/** Each once, as what it is about first. */
function unlike(tips: readonly Tip[]): Tip[] {
  return tips.filter((tip, at) => tips.findIndex(({ id }) => id === tip.id) === at);
}

function read(key: string): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((tip) => typeof tip === 'string') : [];
  } catch {
    return [];
  }
}
