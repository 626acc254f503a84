// What is open on top of a table: dialogs, help, what a line of the log points to. Nothing of it is on the wire.

import type { Row } from '../lib/types';

/** A dialog of the table. */
export type Panel = '' | 'log' | 'sheet' | 'keys' | 'people' | 'settings' | 'result';

/** What help can be had on: a card where it lies, or a token. */
export interface About {
  readonly face: string;
  readonly zone: string;
  readonly token?: string;
}

/** What the mouse is on. */
export interface Hover extends About {
  readonly label: string;
  readonly box: DOMRect;
}

/** Whether two are help on the same thing. */
export const isSame = (one: About, other: About): boolean =>
  one.face === other.face && one.zone === other.zone && (one.token ?? '') === (other.token ?? '');

/** So long the mouse must rest on something before it is explained. */
const REST_MS = 600;

/** What a table's page shows besides the table. */
export class Showing {
  panel: Panel = $state('');
  /** Ids of rules that are shown in their words. */
  rules: readonly string[] = $state.raw([]);
  /** What help is open on. */
  help: About | null = $state.raw(null);
  /** What the mouse has rested on. */
  tip: Hover | null = $state.raw(null);
  /** Word of the face that a line of the log points to. */
  pointed = $state('');
  /** The row of the score sheet that has just been completed, until the visitor has seen it. */
  scored: Row | null = $state.raw(null);

  private under: Hover | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** What is under the mouse; null = nothing that can be explained. */
  get hover(): Hover | null {
    return this.under;
  }

  set hover(hover: Hover | null) {
    clearTimeout(this.resting);
    this.under = hover;
    this.tip = null;
    if (hover) this.resting = setTimeout(() => (this.tip = hover), REST_MS);
  }

  /** The mouse moves on something. Only this opens a tip: where things move under a mouse that rests, nothing is asked. */
  moved(hover: Hover): void {
    if (!this.under || !isSame(this.under, hover)) this.hover = hover;
  }

  /** Something has left the place where it was, or is gone. */
  left(about: About): void {
    if (this.under && isSame(this.under, about)) this.hover = null;
  }

  /** Whether a dialog is open. */
  get open(): boolean {
    return this.panel !== '' || this.help !== null || this.rules.length > 0;
  }

  /** Open a dialog, or close it if it is the one that is open. */
  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? '' : panel;
  }
}
