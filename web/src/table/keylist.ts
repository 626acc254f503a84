// The keys of a table as its help lists them. What they do is told in keys.ts.

/** The keys as the help lists them, with the id of the message that says what they do. */
export const LISTED: readonly (readonly [keys: readonly string[], message: string])[] = [
  [['1', '…', '9', '0'], 'board-key-answer'],
  [['←', '→', '↑', '↓'], 'board-key-rove'],
  [['Enter'], 'board-key-press'],
  [['G'], 'board-key-hand'],
  [['H'], 'board-key-card'],
  [['U'], 'board-key-undo'],
  [['L'], 'board-key-log'],
  [['S'], 'board-key-sheet'],
  [['R'], 'board-key-rules'],
  [['C'], 'board-key-chat'],
  [['[', ']'], 'board-key-step'],
  [['Home', 'End'], 'board-key-ends'],
  [['Esc'], 'board-key-cancel'],
  [['?'], 'board-key-help'],
];
