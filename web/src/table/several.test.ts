import { render } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { startLanguage } from '../lib/i18n.svelte';
import { choose } from '../lib/settings.svelte';
import { soon } from '../lib/soon';
import { whole, type Choice } from '../lib/types';
import { board, happened, play, seen, setStage, stage, tell } from './staged';
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
  [...document.querySelectorAll<HTMLElement>('button.card[aria-pressed]')].map((one) => one.dataset.face ?? '');
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
  expect(cardsOf('r5').map((one) => one.getAttribute('aria-pressed'))).toEqual([null, 'true']);
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
