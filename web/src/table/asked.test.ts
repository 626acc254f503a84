import { render } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { startLanguage } from '../lib/i18n.svelte';
import { choose } from '../lib/settings.svelte';
import { soon } from '../lib/soon';
import { whole } from '../lib/types';
import { board, happened, seen, setStage, stage, tell } from './staged';
import Table from './Table.svelte';

vi.mock('../lib/attend', () => import('./staged'));

beforeAll(startLanguage);

beforeEach(() => {
  stage.listener = null;
  history.replaceState(null, '', '/t/T');
  choose({ confirm: false, sounds: false, hints: false });
  setStage();
});

/** Open a table at which it is the viewer's turn. */
async function open(view = seen()): Promise<void> {
  render(Table, { id: 'T' });
  await soon(() => expect(stage.listener).not.toBeNull());
  tell(view, [happened('plays')], true);
  await soon(() => expect(document.querySelector('h1')?.textContent).toBe('Xs'));
}

test('what is pending stands in its order, of much of it the first things and a way to the rest', async () => {
  const pending = ['hand', 'trick', 'round', 'why', 'taken'].map((id) => ({ id }));
  await open(seen({ board: board({ prompt: { text: { id: 'prompt' }, pending: pending.slice(0, 4) } }) }));
  const shownPending = (): string[] =>
    [...document.querySelectorAll('.pending li')].map((one) => one.textContent ?? '');
  await soon(() => expect(shownPending()).toEqual(['Your hand', 'The trick', 'Round 1', 'one sack']));
  tell(seen({ board: board({ prompt: { text: { id: 'prompt' }, pending } }) }));
  expect(shownPending()).toEqual(['Your hand', 'The trick', 'Round 1']);
  document.querySelector<HTMLElement>('.pending button')?.click();
  await soon(() => expect(shownPending()).toHaveLength(5));
});

test('hints are given only to those who want them', async () => {
  const hinted = seen({ board: board({ hints: [{ id: 'why' }, { id: 'round' }] }) });
  await open(hinted);
  expect(document.querySelector('.hints')).toBeNull();
  choose({ hints: true });
  await soon(() => expect(document.querySelector('.hints')?.textContent).toMatch(/one sack.*Round 1/));
  tell(seen());
  expect(document.querySelector('.hints')).toBeNull();
  choose({ hints: false });
});

test('an answer that names a player shows their face', async () => {
  const name = (seat: number) =>
    whole('Choice', { move: `give ${seat}`, picks: [{ text: { id: 'other', players: { player: seat } }, seat }] });
  const pass = whole('Choice', { move: 'pass', picks: [{ text: { id: 'taken' } }] });
  await open(seen({ board: board({ choices: [name(1), name(2), pass] }) }));
  const buttons = [...document.querySelectorAll('.answers .button.main')];
  expect(buttons.map((button) => button.querySelector('svg') !== null)).toEqual([true, true, false]);
});
