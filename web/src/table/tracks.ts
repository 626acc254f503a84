// How a track is drawn: spaces with something on them are as wide as that takes, the others narrow. Knows no DOM.

import type { Token, Track } from '../lib/types';

/** One space of a track. */
export interface Space {
  readonly at: number;
  readonly tokens: readonly Token[];
  /** Whether its number is written: of spaces in use, of both ends and of every fifth. */
  readonly numbered: boolean;
  /** How many tokens stand beside each other; those left over stand above. */
  readonly columns: number;
}

/** Tokens stand in at most so many rows on one space. */
export const ROWS = 2;

/** The spaces of a track in order, each with what stands on it. A token beyond either end stands at that end. */
export function spacesOf(track: Track, tokens: readonly Token[]): Space[] {
  const length = track.high - track.low + 1;
  const here: Token[][] = Array.from({ length }, () => []);
  for (const token of tokens)
    if (token.track === track.id) here[Math.max(0, Math.min(length - 1, token.at - track.low))]?.push(token);
  return here.map((standing, index) => ({
    at: track.low + index,
    tokens: standing,
    numbered: standing.length > 0 || index === 0 || index === length - 1 || (track.low + index) % 5 === 0,
    columns: Math.ceil(standing.length / ROWS),
  }));
}
