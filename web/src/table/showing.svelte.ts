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

/** What the mouse rests on. */
export interface Hover extends About {
  readonly label: string;
  readonly box: DOMRect;
}

/** What a table's page shows besides the table. */
export class Showing {
  panel: Panel = $state('');
  /** Ids of rules that are shown in their words. */
  rules: readonly string[] = $state.raw([]);
  /** What help is open on. */
  help: About | null = $state.raw(null);
  hover: Hover | null = $state.raw(null);
  /** Word of the face that a line of the log points to. */
  pointed = $state('');
  /** The row of the score sheet that has just been completed, until the visitor has seen it. */
  scored: Row | null = $state.raw(null);

  /** Whether a dialog is open. */
  get open(): boolean {
    return this.panel !== '' || this.help !== null || this.rules.length > 0;
  }

  /** Open a dialog, or close it if it is the one that is open. */
  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? '' : panel;
  }
}
