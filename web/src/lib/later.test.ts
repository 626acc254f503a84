import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';

import Later from './Later.svelte';
import { toasts } from './toast.svelte';

afterEach(cleanup);

test('a small part that cannot be loaded is said to be missing, once', async () => {
  const load = (): Promise<never> => Promise.reject(new Error('gone'));
  render(Later, { props: { load, props: {}, small: true, first: true } });
  await waitFor(() => expect(toasts).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(toasts.map(({ kind, key }) => [kind, key])).toEqual([['error', 1]]);
});
