// Which key asks for what at a table. Knows the keyboard, not the table.

/** What a key asks for. A number is the place of an answer in the prompt's list, from 0. */
export type Command =
  | number
  | 'help'
  | 'log'
  | 'sheet'
  | 'rules'
  | 'chat'
  | 'undo'
  | 'card'
  | 'hand'
  | 'cancel'
  | 'first'
  | 'back'
  | 'forward'
  | 'last';

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['?', 'help'],
  ['l', 'log'],
  ['s', 'sheet'],
  ['r', 'rules'],
  ['c', 'chat'],
  ['u', 'undo'],
  ['h', 'card'],
  ['g', 'hand'],
  ['Escape', 'cancel'],
  ['Home', 'first'],
  ['PageUp', 'back'],
  ['[', 'back'],
  ['PageDown', 'forward'],
  [']', 'forward'],
  ['End', 'last'],
]);

/** What the key asks for; null = nothing of ours, as while somebody types or holds a modifier. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return null;
  if (isTyping(event.target)) return null;
  if (/^[0-9]$/.test(event.key)) return (Number(event.key) + 9) % 10;
  return COMMANDS.get(event.key.length === 1 ? event.key.toLowerCase() : event.key) ?? null;
}

/** Whether keys go into the element as text or values. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, textarea, select, [contenteditable=""], [contenteditable=true]'))
  );
}

/** Where an arrow key leads in a list of `count` from place `at`; -1 = it is no arrow key. Both ways of writing. */
export function rove(key: string, at: number, count: number): number {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  return step === undefined || count === 0 ? -1 : (at + step + count) % count;
}
