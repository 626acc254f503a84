import { describe, expect, test } from 'vitest';

import { around, fan, fitting, LEAST_STEP, others, tilt } from './geometry';

test('your seat is at the bottom and the next one is at your left hand', () => {
  for (let seats = 2; seats <= 12; seats++) {
    for (let you = 0; you < seats; you++) {
      const spots = around(seats, you);
      expect(spots[you]).toEqual({ x: 0.5, y: 1 });
      if (seats > 2) expect(spots[(you + 1) % seats]?.x).toBeLessThan(0.5);
    }
  }
});

test('of two, the other one sits opposite', () => {
  expect(around(2, 1)[0]).toEqual({ x: 0.5, y: 0 });
});

test('no two seats share a spot', () => {
  for (let seats = 2; seats <= 12; seats++) {
    const spots = new Set(around(seats, 0).map((spot) => `${spot.x} ${spot.y}`));
    expect(spots.size).toBe(seats);
  }
});

test('the others follow clockwise', () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(3, -1)).toEqual([0, 1, 2]);
});

test('every card of a hand shows a strip that a finger hits, up to fifteen cards on a small phone', () => {
  for (let cards = 2; cards <= 15; cards++) {
    for (const width of [320, 344, 374, 800]) {
      const { rows, step } = fan(cards, width, 66);
      expect(step).toBeGreaterThanOrEqual(LEAST_STEP);
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(cards);
      expect((rows[0] ?? 0) * step - step + 66).toBeLessThanOrEqual(width);
    }
  }
});

test('a hand that fits lies in one row, no wider apart than the cards need', () => {
  expect(fan(5, 900, 100)).toEqual({ rows: [5], step: 106 });
  expect(fan(1, 300, 66).rows).toEqual([1]);
  expect(fan(0, 300, 66).rows).toEqual([0]);
});

test('a fan is symmetrical and its middle stands straight', () => {
  expect(tilt(2, 5)).toEqual({ turn: 0, sink: 0 });
  expect(tilt(0, 5).turn).toBe(-tilt(4, 5).turn);
  expect(tilt(0, 5).sink).toBe(tilt(4, 5).sink);
  expect(tilt(0, 2)).toEqual({ turn: 0, sink: 0 });
});

test('where a track lies in the middle few sit along the edges too, nobody in front of another', () => {
  expect(around(3, 0, true).slice(1)).toEqual([
    { x: 0, y: 0.6 },
    { x: 1, y: 0.6 },
  ]);
  for (let seats = 2; seats <= 9; seats++) {
    const spots = around(seats, 0, true).slice(1);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats - 1);
    expect(spots.every(({ x, y }) => x === 0 || x === 1 || y === 0)).toBe(true);
  }
});

describe('cards that all lie open in a box', () => {
  test('are as wide as they may be where there is room', () => {
    expect(fitting(1, 300, 300)).toBe(fitting(3, 300, 300));
  });

  test('get narrower the more there are, and never stick out', () => {
    const wide = [4, 9, 16, 22].map((cards) => fitting(cards, 300, 240));
    expect(wide).toEqual([...wide].sort((one, other) => other - one));
    expect(wide[3]).toBeGreaterThan(0);
    [4, 9, 16, 22].forEach((cards, at) => {
      const inRow = Math.floor((300 + 12) / ((wide[at] ?? 0) + 12));
      expect(Math.ceil(cards / inRow) * (wide[at] ?? 0) * 1.4).toBeLessThanOrEqual(240);
    });
  });

  test('are none where even the narrowest do not fit', () => {
    expect(fitting(22, 300, 60)).toBe(0);
    expect(fitting(1, 10, 300)).toBe(0);
  });
});
