// What is open on top of a table: dialogs, help, what a line of the log points to. Nothing of it is on the wire.

/** A dialog of the table. */
export type Panel = '' | 'log' | 'sheet' | 'keys' | 'people' | 'settings' | 'result';

/** The card that the mouse rests on. */
export interface Hover {
  readonly face: string;
  readonly zone: string;
  readonly label: string;
  readonly box: DOMRect;
}

/** What a table's page shows besides the table. */
export class Showing {
  panel: Panel = $state('');
  /** Ids of rules that are shown in their words. */
  rules: readonly string[] = $state.raw([]);
  /** The card whose help is open, and where it lies. */
  help: { readonly face: string; readonly zone: string } | null = $state.raw(null);
  hover: Hover | null = $state.raw(null);
  /** Word of the face that a line of the log points to. */
  pointed = $state('');
  /** How many rows the score sheet had when the visitor last saw its newest; more make it pop up. */
  seenRows = $state(-1);

  /** Whether a dialog is open. */
  get open(): boolean {
    return this.panel !== '' || this.help !== null || this.rules.length > 0;
  }

  /** Open a dialog, or close it if it is the one that is open. */
  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? '' : panel;
  }
}
