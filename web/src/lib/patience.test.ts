import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from './i18n.svelte';
import { patiently } from './patience';
import { toasts } from './toast.svelte';

beforeEach(async () => {
  await setLanguage('en');
  toasts.splice(0);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Return an answer that comes so late. */
function after(ms: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('an answer'), ms));
}

it('a quick answer is waited for in silence', async () => {
  const answer = patiently(after(2000));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toBe('an answer');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(toasts).toEqual([]);
});

it('who waits longer is told why, and no more once the answer is there', async () => {
  const answer = patiently(after(4000));
  await vi.advanceTimersByTimeAsync(4000);
  expect(toasts.map(({ text }) => text)).toEqual([
    'The rules are being prepared. That is done once and takes about a minute.',
  ]);
  expect(await answer).toBe('an answer');
  toasts.splice(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(toasts).toEqual([]);
});

it('a refusal is passed on', async () => {
  await expect(patiently(Promise.reject(new Error('no')))).rejects.toThrow('no');
});
