// Carries out what a key asks for at a table.

import type { Command } from './keys';
import type { TableStore } from './store.svelte';

/** Where the key to the hand leads, the first that there is: a card that may be played before any other. */
const HAND = ['.playable[tabindex="0"]', '.playable', '[tabindex="0"]'].map((one) => `.hand button.card${one}`);

/**
 * Do what is asked. False: it means nothing now, and the key is left to the browser.
 * @param beside whether the log is open beside the table anyway.
 */
export function obey(table: TableStore, command: Command, beside: boolean): boolean {
  if (command === 'cancel') return cancel(table);
  if (document.querySelector('dialog[open]')) return closes(table, command);
  if (typeof command === 'number') {
    table.answer.number(command);
    return table.answer.mine;
  }
  const does: Readonly<Record<typeof command, () => boolean>> = {
    help: () => open(table, 'keys'),
    log: () => (beside ? focus('#log-title ~ ol button[tabindex="0"]') : open(table, 'log')),
    sheet: () => open(table, 'sheet'),
    rules: () => showRules(table),
    chat: () => (beside ? focus('#chat input, #chat button') : open(table, 'log')),
    undo: () => undo(table),
    card: () => help(table),
    hand: () => HAND.some(focus),
    first: () => rewind(table, () => void table.rewind.to(0)),
    back: () => rewind(table, () => void table.rewind.step(-1)),
    forward: () => !table.live && rewind(table, () => void table.rewind.step(1)),
    last: () => !table.live && rewind(table, () => table.rewind.leave()),
  };
  return does[command]();
}

function open(table: TableStore, panel: 'keys' | 'log' | 'sheet'): boolean {
  table.showing.toggle(panel);
  return true;
}

/** While a dialog is open, only the key that opened it does anything: it closes it. */
function closes(table: TableStore, command: Command): boolean {
  const panel = command === 'help' ? 'keys' : command;
  if (table.showing.panel !== panel) return false;
  table.showing.panel = '';
  return true;
}

/** Escape: dialogs close by themselves; then a look back ends, or the last pick is taken back, or a story is over. */
function cancel(table: TableStore): boolean {
  if (document.querySelector('dialog[open]')) return false;
  if (!table.live) table.rewind.leave();
  else if (table.answer.begun) table.answer.back();
  else if (table.story?.beat) table.story.skip();
  else return false;
  return true;
}

function showRules(table: TableStore): boolean {
  const rule = table.board?.prompt?.rule;
  if (!rule) return false;
  table.showing.rules = [rule];
  return true;
}

function undo(table: TableStore): boolean {
  if (!table.live || !table.seen?.can_undo) return false;
  table.answer.undo();
  return true;
}

/** Help on the card or token that has the focus, or else on the one under the mouse. */
function help(table: TableStore): boolean {
  const focused = document.activeElement;
  const { face = '', token = '' } = focused instanceof HTMLElement ? focused.dataset : {};
  const zone = focused?.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
  const asked = face || token ? { face, zone, token } : table.showing.hover;
  if (!asked) return false;
  table.showing.help = { face: asked.face, zone: asked.zone, token: asked.token ?? '' };
  return true;
}

function rewind(table: TableStore, go: () => void): boolean {
  if (table.rewind.moves === 0) return false;
  go();
  return true;
}

function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}
