import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import Later from './Later.svelte';
import { toasts } from './toast.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  toasts.length = 0;
});

const moment = (): Promise<unknown> => vi.advanceTimersByTimeAsync(20);

test('a small part that cannot be loaded is said to be missing, once', async () => {
  const load = vi.fn(() => Promise.reject<never>(new Error('gone')));
  render(Later, { props: { load, props: {}, small: true, first: true } });
  await moment();
  expect(toasts).toHaveLength(1);
  const keys = toasts.map(({ key }) => key);
  await moment();
  expect(toasts.map(({ kind, key }) => [kind, key])).toEqual([['error', keys[0]]]);
});

test('of a part that nobody misses nothing is said when it cannot be loaded', async () => {
  const load = vi.fn(() => Promise.reject<never>(new Error('gone')));
  const { container } = render(Later, { props: { load, props: {}, silent: true, first: true } });
  await moment();
  expect(load).toHaveBeenCalledTimes(1);
  expect(toasts).toEqual([]);
  expect(container.textContent).toBe('');
});
