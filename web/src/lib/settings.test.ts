import { beforeEach, expect, it, vi } from 'vitest';

const KEY = 'spuds.settings';

async function fresh(kept?: string): Promise<typeof import('./settings.svelte')> {
  vi.resetModules();
  localStorage.clear();
  if (kept !== undefined) localStorage.setItem(KEY, kept);
  return import('./settings.svelte');
}

beforeEach(() => {
  for (const name of ['theme', 'still', 'large']) document.documentElement.removeAttribute(`data-${name}`);
});

it('a choice is kept, and there again with the next visit', async () => {
  const { choose } = await fresh();
  choose({ theme: 'dark', large: true, name: 'Ona' });
  const again = await fresh(localStorage.getItem(KEY) ?? '');
  expect(again.settings).toMatchObject({ theme: 'dark', large: true, name: 'Ona', sounds: true });
});

it('a choice is seen at once', async () => {
  const { choose } = await fresh();
  const { dataset } = document.documentElement;
  choose({ theme: 'dark', animation: 'off', large: true });
  expect(dataset).toMatchObject({ theme: 'dark', still: '', large: '' });
  choose({ theme: 'auto', animation: 'auto', large: false });
  expect(Object.keys(dataset)).toEqual([]);
});

it.each(['no JSON', '[]', 'null', '7', '{"theme": "pink", "sounds": "yes", "name": 3, "extra": true}'])(
  'what was kept and makes no sense is left at its default: %s',
  async (kept) => {
    const { settings } = await fresh(kept);
    expect(settings).toMatchObject({ theme: 'auto', sounds: true, name: '' });
    expect('extra' in settings).toBe(false);
  },
);

it('where nothing can be kept a choice holds for the visit', async () => {
  const { choose, settings } = await fresh();
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  choose({ confirm: true });
  refused.mockRestore();
  expect(settings.confirm).toBe(true);
});
