/** What is printed on the cards: Phews in the hand and on the table, the level, and the red triangle. */

import type { Agreed } from '../../../../../web/src/lib/skin';

/** Kinds by level, from 1 on; BOOM is in all. */
const LEVELS: readonly (readonly string[])[] = [
  ['phew1', 'phew2', 'phew3', 'calm', 'risky', 'thief', 'jumping', 'fuse'],
  ['disoriented', 'evil', 'evilest', 'split', 'dud'],
  ['treacherous', 'fried', 'spinning', 'micro'],
  ['super', 'sexy'],
  ['kitty', 'generous'],
];
const ICONS: ReadonlySet<string> = new Set(['fuse', 'disoriented', 'micro', 'super', 'sexy', 'boom']);

/** In the hand, where the house has not said otherwise. */
const HAND: Readonly<Record<string, number>> = {
  phew1: 1,
  phew2: 2,
  phew3: 3,
  calm: 1,
  risky: 1,
  thief: 1,
  jumping: 1,
  evil: 1,
  evilest: 1,
  split: -1,
  dud: 0,
  treacherous: -2,
  fried: 3,
  spinning: 1,
  super: 5,
  sexy: 5,
  kitty: 1,
  generous: 1,
};
const TABLE: Readonly<Record<string, number>> = {
  thief: -1,
  jumping: -1,
  fuse: 1,
  disoriented: 1,
  dud: 1,
  treacherous: -2,
  super: 0,
  sexy: 2,
  kitty: 3,
};

/** Phews of a kind; null = it is never there, or lies on the discard pile. */
export interface Phews {
  readonly hand: number | null;
  readonly table: number | null;
}

/** Say what a kind is worth at a table. */
export function phewsOf(word: string, options: Agreed = {}): Phews {
  const value = (place: string, usual: number | undefined): number | null => {
    const told = options[`${place}_${word}`];
    return told === undefined ? (usual ?? null) : Number(told);
  };
  return { hand: value('hand', HAND[word]), table: value('table', TABLE[word]) };
}

/** The level from which on a kind is in play; 0 = at every level. */
export const levelOf = (word: string): number => LEVELS.findIndex((kinds) => kinds.includes(word)) + 1;

/** Whether it bears the red triangle: whoever takes it resolves it at once. */
export const isIcon = (word: string): boolean => ICONS.has(word);
