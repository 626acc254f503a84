// What is read aloud at a table, by whoever has the page read to them: what others did, and what the viewer is asked.

/** A sentence that is read aloud, once. */
export interface Saying {
  readonly key: number;
  readonly text: string;
}

/** So many sentences are kept; what was read long ago is of no use to anyone. */
const MOST = 60;

/** The two voices of a table: one waits until nothing else is being read, one does not. */
export class Voice {
  /** What other people did, newest last. */
  heard: readonly Saying[] = $state.raw([]);
  /** What the viewer is asked; null = nothing so far. */
  called: Saying | null = $state.raw(null);
  private said = 0;

  /** Read sentences aloud, politely. */
  tell(texts: readonly string[]): void {
    const sayings = texts.filter((text) => text !== '').map((text) => this.saying(text));
    if (sayings.length > 0) this.heard = [...this.heard, ...sayings].slice(-MOST);
  }

  /** Read a question aloud, at once. */
  call(text: string): void {
    this.called = this.saying(text);
  }

  private saying(text: string): Saying {
    return { key: ++this.said, text };
  }
}
