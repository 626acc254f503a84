// The first guided game: what the game's messages have to say to a beginner, each thing once, one at a time.

import { gameHas } from '../lib/i18n.svelte';
import type { Happened, Seen } from '../lib/types';

/** Shows tips of a guided table. */
export class Coach {
  /** Message ids of tips, the one that is shown first. */
  tips: readonly string[] = $state.raw([]);
  private readonly key: string;
  private readonly given: Set<string>;

  constructor(table: string) {
    this.key = `spuds.tips.${table}`;
    this.given = new Set(read(this.key));
  }

  /** Queue the tips for what is on the table and what has just happened. */
  look(seen: Seen, events: readonly Happened[]): void {
    if (!seen.table.guided) return;
    for (const { source, line } of events) if (source === 'game') this.give(line.kind);
    const board = seen.board;
    if (board?.prompt) this.give(board.prompt.text.id);
    for (const refusal of board?.refusals ?? []) this.give(refusal.why.id);
  }

  /** The tip that is shown has been read. */
  next(): void {
    this.tips = this.tips.slice(1);
  }

  private give(about: string): void {
    const tip = `tip-${about}`;
    if (this.given.has(tip) || !gameHas(tip)) return;
    this.given.add(tip);
    this.tips = [...this.tips, tip];
    try {
      sessionStorage.setItem(this.key, JSON.stringify([...this.given]));
    } catch {
      // Where nothing is kept, a reload explains everything once more.
    }
  }
}

function read(key: string): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((tip) => typeof tip === 'string') : [];
  } catch {
    return [];
  }
}
