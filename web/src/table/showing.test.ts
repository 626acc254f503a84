import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Showing, type Hover } from './showing.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const on = (face: string): Hover => ({ face, zone: 'hand', label: face, box: {} as DOMRect });

test('a tip opens once the mouse has rested on one thing, however it moves on it', () => {
  const showing = new Showing();
  showing.moved(on('a'));
  vi.advanceTimersByTime(400);
  showing.moved(on('a'));
  vi.advanceTimersByTime(250);
  expect(showing.tip?.face).toBe('a');
  showing.moved(on('b'));
  expect(showing.tip).toBeNull();
});

test('a tip ends when its thing is gone, and not when another one is', () => {
  const showing = new Showing();
  showing.moved(on('a'));
  vi.advanceTimersByTime(700);
  showing.left({ face: 'b', zone: 'hand' });
  expect(showing.tip?.face).toBe('a');
  showing.left({ face: 'a', zone: 'hand', token: '' });
  expect([showing.tip, showing.hover]).toEqual([null, null]);
});
