import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { allWords, setLanguage } from '../lib/i18n.svelte';
import { soon } from '../lib/soon';
import { whole } from '../lib/types';
import New from './New.svelte';

const says = 'a prize for 2 seats needs 2 rows at least, not 1';
const rows = { name: 'rows', kind: 'number', values: [4], doc: 'Rows.', low: 1, high: 12 };
const game = whole('GameInfo', {
  slug: 'orchard',
  name: 'Orchard',
  edition: '',
  rules: 1,
  seats: [2, 3],
  options: [rows],
  looks: { suits: [], faces: [] },
  languages: ['en'],
});

/** What the server was asked to make. */
let asked: Record<string, unknown>[] = [];

function answer(path: string, request?: RequestInit): Response {
  if (path.endsWith('.ftl')) return new Response('option-rows = Rows\n');
  if (request?.method !== 'POST') return Response.json(game);
  asked.push(JSON.parse(String(request.body)) as Record<string, unknown>);
  return Response.json({ type: 'error', code: 'options', args: { detail: says } }, { status: 400 });
}

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => Promise.resolve(answer(path, request)));
  await setLanguage('en');
  await allWords();
});

it('options that do not go together are refused at the form, until something is changed', async () => {
  render(New, { slug: 'orchard' });
  await fireEvent.input(await soon(() => screen.getByLabelText('Rows')), { target: { value: '1' } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Play' }));
  const refusal = await soon(() => screen.getByRole('alert'));
  expect(refusal.textContent).toBe(`These options do not go together: ${says}`);
  expect(refusal.closest('form')).toBeTruthy();
  expect(asked.map((one) => one['options'])).toEqual([{ rows: 1 }]);
  await fireEvent.input(screen.getByLabelText('Rows'), { target: { value: '2' } });
  await soon(() => expect(screen.queryByRole('alert')).toBeNull());
});
