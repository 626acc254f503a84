import { expect, test } from 'vitest';

import { whole, type Token } from '../lib/types';
import { ROWS, spacesOf } from './tracks';

const track = whole('Track', { id: 'burns', name: { id: 'burns' }, low: 0, high: 20 });

function pawn(seat: number, at: number, on = 'burns'): Token {
  return whole('Token', { id: `pawn:${seat}`, kind: 'pawn', name: { id: 'pawn' }, seat, track: on, at });
}

test('every pawn stands on its space, also nine on one', () => {
  const nine = spacesOf(
    track,
    Array.from({ length: 9 }, (_, seat) => pawn(seat, 0)),
  );
  expect(nine).toHaveLength(21);
  expect(nine[0]?.tokens).toHaveLength(9);
  expect((nine[0]?.columns ?? 0) * ROWS).toBeGreaterThanOrEqual(9);
  expect(nine.slice(1).every((space) => space.columns === 0)).toBe(true);
});

test('nine pawns and all spaces fit in 330 pixels, however they stand', () => {
  const widthOf = (places: readonly number[]): number =>
    spacesOf(
      track,
      places.map((at, seat) => pawn(seat, at)),
    ).reduce((sum, { columns }) => sum + (columns > 0 ? columns * 20 + 6 : 6), 0);
  expect(widthOf([0, 0, 0, 0, 0, 0, 0, 0, 0])).toBeLessThanOrEqual(330);
  expect(widthOf([1, 2, 4, 6, 8, 11, 14, 17, 20])).toBeLessThanOrEqual(330);
});

test('both ends, every fifth space and those in use have their number', () => {
  const numbered = spacesOf(track, [pawn(0, 7)]).filter((space) => space.numbered);
  expect(numbered.map((space) => space.at)).toEqual([0, 5, 7, 10, 15, 20]);
});

test('what is on another track, or beyond an end, is not lost and not mixed up', () => {
  const spaces = spacesOf(track, [pawn(0, 3, 'other'), pawn(1, 23), pawn(2, -1)]);
  expect(spaces[20]?.tokens.map((token) => token.seat)).toEqual([1]);
  expect(spaces[0]?.tokens.map((token) => token.seat)).toEqual([2]);
  expect(spaces.flatMap((space) => space.tokens)).toHaveLength(2);
});
