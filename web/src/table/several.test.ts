import { render } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { startLanguage } from '../lib/i18n.svelte';
import { choose } from '../lib/settings.svelte';
import { soon } from '../lib/soon';
import { whole, type Choice } from '../lib/types';
import { board, entriesAfter, happened, play, seen, setStage, stage, tell } from './staged';
import Table from './Table.svelte';

vi.mock('../lib/attend', () => import('./staged'));

beforeAll(startLanguage);

beforeEach(() => {
  stage.listener = null;
  history.replaceState(null, '', '/t/T');
  choose({ confirm: false, sounds: false });
  setStage();
});

const HELD = ['r5', 'r5', 'b4', 'y1'];
const ROWS = [
  ['r5', 'r5', 'b4'],
  ['r5', 'r5', 'y1'],
  ['r5', 'b4', 'y1'],
];

/** All ways to go on once so many cards of a row have been named, in its order. */
function rows(named: readonly string[]): Choice[] {
  const fitting = ROWS.filter((row) => row.slice(0, named.length).join() === named.join());
  return fitting.map((row) => {
    const [first, ...then] = row.slice(named.length);
    const picks = [first, ...then].flatMap((face) => (face === undefined ? [] : play(face).picks));
    const move = `play ${first ?? ''}`;
    return whole('Choice', { move, picks, any_order: picks.length > 1, then: then.map((face) => `play ${face}`) });
  });
}

/** The page as it is when so many cards of a row have been named. */
function naming(...named: string[]) {
  const cards = HELD.map((face) => ({ face }));
  for (const face of named) {
    cards.splice(
      cards.findIndex((card) => card.face === face),
      1,
    );
  }
  const hand = { id: 'hand:0', layout: 'hand', name: { id: 'hand' }, seat: 0, cards };
  const asks = named.length < 3;
  return seen({
    decision: asks ? [7, 0, named.length] : null,
    board: board({ zones: [hand], choices: asks ? rows(named) : [], refusals: [] }),
  });
}

async function open(): Promise<void> {
  render(Table, { id: 'T' });
  await soon(() => expect(stage.listener).not.toBeNull());
  tell(naming(), [happened('plays')], true);
  await soon(() => expect(cardsOf('b4')[0]?.textContent).toContain('Blue 4'));
}

function cardsOf(face: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`section.hand button.card[data-face="${face}"]`)];
}

function press(face: string, copy = 0): void {
  const found = cardsOf(face)[copy];
  if (!found) throw new Error(`no ${face} in the hand`);
  found.click();
}

const pressed = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button.card[aria-pressed=true]')].map((one) => one.dataset.face ?? '');
const moves = (): unknown[] => stage.asked.map((wish) => ('move' in wish ? [wish.move, wish.decision] : wish.type));

test('cards are picked in any order and named in their own, each as soon as the one before it is', async () => {
  await open();
  press('y1');
  await soon(() => expect(pressed()).toEqual(['y1']));
  press('b4');
  await soon(() => expect(pressed()).toEqual(['b4', 'y1']));
  // They lie there lifted: nothing else has to be said, and the hand stays where it is.
  expect(document.querySelector('.answers')).toBeNull();
  expect(stage.asked).toEqual([]);
  press('r5');
  await soon(() => expect(moves()).toEqual([['play r5', [7, 0, 0]]]));
  tell(naming('r5'));
  await soon(() => expect(moves()).toHaveLength(2));
  tell(naming('r5', 'b4'));
  await soon(() => expect(moves()).toHaveLength(3));
  expect(moves().slice(1)).toEqual([
    ['play b4', [7, 0, 1]],
    ['play y1', [7, 0, 2]],
  ]);
  tell(naming('r5', 'b4', 'y1'));
  await soon(() => expect(pressed()).toEqual([]));
  expect(moves()).toHaveLength(3);
});

test('a picked card that is pressed again is picked no more, and of two equal ones the other one can be', async () => {
  await open();
  press('r5');
  await soon(() => expect(pressed()).toEqual(['r5']));
  press('b4');
  press('r5', 0);
  await soon(() => expect(pressed()).toEqual(['b4']));
  press('r5', 1);
  await soon(() => expect(pressed()).toEqual(['r5', 'b4']));
  expect(cardsOf('r5').map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  press('r5', 0);
  await soon(() => expect(moves()).toEqual([['play r5', [7, 0, 0]]]));
});

test('what is refused in the middle is not gone on with, and can be chosen anew', async () => {
  await open();
  for (const face of ['b4', 'y1', 'r5']) press(face);
  await soon(() => expect(moves()).toHaveLength(1));
  stage.refuse = whole('Error', { type: 'error', code: 'illegal', action_id: '1' });
  tell(naming('r5'));
  await soon(() => expect(moves()).toHaveLength(2));
  stage.refuse = null;
  await soon(() => expect(document.querySelector('.prompt.sending')).toBeNull());
  tell(naming('r5'));
  expect(moves()).toHaveLength(2);
  press('b4');
  await soon(() => expect(pressed()).toEqual(['b4']));
});

test('where the rest is not owed any more nothing more is sent', async () => {
  await open();
  for (const face of ['b4', 'y1', 'r5']) press(face);
  await soon(() => expect(moves()).toHaveLength(1));
  tell(naming('r5', 'r5', 'b4'));
  await soon(() => expect(document.querySelector('.prompt.sending')).toBeNull());
  tell(naming());
  await soon(() => expect(cardsOf('r5')).toHaveLength(2));
  expect(moves()).toHaveLength(1);
});

/** Pick a row of three, of which the first card is named then. */
async function pickRow(): Promise<void> {
  for (const face of ['b4', 'y1', 'r5']) press(face);
  await soon(() => expect(moves()).toHaveLength(1));
}

test('what is left of a row is not gone on with if another card has been named meanwhile', async () => {
  await open();
  await pickRow();
  // Blue 4 could be named now, but as the last one.
  tell(naming('r5', 'r5'));
  await soon(() => expect(cardsOf('r5')).toHaveLength(0));
  await soon(() => expect(document.querySelector('.prompt.sending')).toBeNull());
  expect(moves()).toHaveLength(1);
});

test('an answer is gone on with while its owner looks back, and not after it has been taken back', async () => {
  await open();
  press('b4');
  press('y1');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '[', bubbles: true }));
  press('r5');
  await soon(() => expect(document.querySelector('.prompt')?.textContent).toContain('Bo plays'));
  tell(naming('r5'));
  await soon(() => expect(moves()).toHaveLength(2));
  tell(naming('r5', 'b4'));
  await soon(() => expect(moves()).toHaveLength(3));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  tell(naming('r5', 'b4', 'y1'));
  tell(naming('r5'));
  await soon(() => expect(cardsOf('r5')).toHaveLength(1));
  expect(moves()).toHaveLength(3);
});

test('whoever asks for the first move back stops the rest', async () => {
  await open();
  await pickRow();
  tell({ ...naming('r5'), can_undo: true });
  await soon(() => expect(moves()).toHaveLength(2));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
  await soon(() => expect(moves().at(-1)).toBe('ask-undo'));
  tell(naming('r5', 'b4'));
  tell(naming('r5'));
  await soon(() => expect(document.querySelector('.prompt.sending')).toBeNull());
  expect(moves()).toHaveLength(3);
});

test('an answer that is taken back before it has been seen can be given anew, though it has the same number', async () => {
  await open();
  stage.done = entriesAfter(1);
  await pickRow();
  tell(naming());
  await soon(() => expect(document.querySelector('.prompt.mine')).not.toBeNull());
  expect(moves()).toHaveLength(1);
});

test('a card that is not picked says no yes where each answer is to be confirmed', async () => {
  choose({ confirm: true });
  await open();
  press('r5');
  press('b4');
  press('y1');
  await soon(() => expect(document.querySelector('.answers .button.main')).not.toBeNull());
  press('r5', 1);
  await soon(() => expect(pressed()).toEqual(['r5']));
  expect(cardsOf('r5').map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(stage.asked).toEqual([]);
  choose({ confirm: false });
});
