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
  sessionStorage.clear();
  history.replaceState(null, '', '/t/T');
  choose({ confirm: false, sounds: false });
  setStage();
});

/** Open a table at which it is the viewer's turn. */
async function open(view = seen(), events = [happened('plays')]): Promise<void> {
  render(Table, { id: 'T' });
  await soon(() => expect(stage.listener).not.toBeNull());
  tell(view, events, true);
  await shown('h1', /^Xs$/);
}

/** Wait until an element with such a name is there. */
function shown(selector: string, name: RegExp): Promise<HTMLElement> {
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? element.querySelector('.unseen')?.textContent ?? element.textContent ?? '';
  const find = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) => name.test(nameOf(one).trim()));
  return soon(() => find() ?? never());
}

function never(): never {
  throw new Error('it is not there');
}

test('a guided game explains each thing once', async () => {
  await open(seen({ table: { guided: true } }));
  await shown('.coach p', /^Play one of the bright cards\.$/);
  (await shown('button', /^Got it/)).click();
  tell(seen({ decision: [9, 0, 0], table: { guided: true } }));
  await soon(() => expect(document.querySelector('.coach')).toBeNull());
});

test('a first game is explained from its beginning, even if it has gone on before its words were there', async () => {
  render(Table, { id: 'T' });
  await soon(() => expect(stage.listener).not.toBeNull());
  const view = seen({ table: { guided: true } });
  tell(view, [happened('dealt')], true);
  tell(view, [happened('plays')]);
  await shown('.coach p', /^These are your cards\.$/);
  (await shown('button', /^Got it/)).click();
  await shown('.coach p', /^Play one of the bright cards\.$/);
});

test('a tip and the scores of a round have a place of their own beside the table, where they cover nothing', async () => {
  await open(seen({ table: { guided: true } }));
  const cell = { points: 3, why: [{ id: 'why' }], rule: 'X-1' };
  const rows = [{ name: { id: 'round' }, cells: [cell, cell, cell] }];
  tell(seen({ sheet: whole('Sheet', { rows, totals: [3, 3, 3] }), table: { guided: true } }));
  const places = ['.coach', '.round'].map((one) => soon(() => document.querySelector(`.side ${one}`) ?? never()));
  const [, scores] = await Promise.all(places);
  const heads = [...(scores?.querySelectorAll('tbody th') ?? [])].map((head) => head.textContent);
  expect(heads).toEqual(['Ona', 'Bo', 'Agria']);
  (await shown('.round button', /^Ona: 3 points/)).click();
  await shown('.round li', /^one sack$/);
  (await shown('button', /^Seen$/)).click();
  await soon(() => expect(document.querySelector('.round')).toBeNull());
});

test('where the log has no place of its own they stand above the prompt, and whoever plays on has seen the scores', async () => {
  vi.stubGlobal('innerWidth', 390);
  await open(seen({ table: { guided: true } }));
  const cell = { points: 3, why: [], rule: 'X-1' };
  const rows = [{ name: { id: 'round' }, cells: [cell, cell, cell] }];
  tell(seen({ sheet: whole('Sheet', { rows, totals: [3, 3, 3] }), table: { guided: true } }));
  const notes = await soon(() => document.querySelector('.notes:has(.round)') ?? never());
  expect(notes.nextElementSibling?.className).toContain('asked');
  (await shown('.hand button', /^Blue 4, 2 of 3/)).click();
  await soon(() => expect(document.querySelector('.round')).toBeNull());
});

test('at the end the winners are named and everyone may play again', async () => {
  const sheet = whole('Sheet', { totals: [3, 9, 9], winners: [1, 2] });
  const reasons = [1, 2].map((seat) => happened('wins', {}, { seat, text: { id: 'wins', players: { player: seat } } }));
  await open(
    seen({ decision: null, sheet, table: { phase: 'over' }, board: board({ prompt: null, choices: [] }) }),
    reasons,
  );
  await shown('h2', /^The winners: Bo, Agria$/);
  await shown('.result p', /^Bo wins by the most sacks\.$/);
  await shown('.result p', /^Agria wins by the most sacks\.$/);
  (await shown('button', /^Another game/)).click();
  expect(stage.asked).toEqual([{ type: 'rematch' }]);
});
