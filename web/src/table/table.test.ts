import { render } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { startLanguage } from '../lib/i18n.svelte';
import { choose } from '../lib/settings.svelte';
import { soon } from '../lib/soon';
import Toasts from '../lib/Toasts.svelte';
import { whole, type Pick } from '../lib/types';
import { board, happened, play, seen, setStage, stage, tell } from './staged';
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

/** What an element is called: roles are too slow to be asked for among so many pictures. */
function nameOf(element: Element): string {
  const name =
    element.getAttribute('aria-label') ?? element.querySelector('.unseen')?.textContent ?? element.textContent;
  return name?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

function find(selector: string, name: RegExp): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => name.test(nameOf(element)));
}

/** Wait until such an element is there. */
function shown(selector: string, name: RegExp): Promise<HTMLElement> {
  return soon(() => {
    const found = find(selector, name);
    if (!found) throw new Error(`no ${selector} called ${name}: ${document.body.textContent?.slice(0, 300)}`);
    return found;
  });
}

function card(name: RegExp): HTMLElement {
  const found = find('button', name);
  if (!found) throw new Error(`no button called ${name}`);
  return found;
}

const key = (name: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
const spoken = (): string[] =>
  [...document.querySelectorAll('[data-spoken=log] p')].map((line) => line.textContent?.trim() ?? '');
const lines = (): string[] =>
  [...document.querySelectorAll('ol[aria-label="What happened"] > li > button')].map(
    (line) => line.textContent?.trim() ?? '',
  );

test('one tap plays a simple choice', async () => {
  await open();
  card(/^Blue 4, 2 of 3/).click();
  expect(stage.asked).toEqual([{ type: 'move', decision: [7, 0, 0], move: 'play b4' }]);
});

test('a decision that was answered is not answered again before the next view is there', async () => {
  await open();
  card(/^Blue 4, 2 of 3/).click();
  await soon(() => expect(document.querySelector('.prompt.mine')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.querySelector('.prompt.mine')).toBeNull();
  card(/^Blue 4/).click();
  expect(stage.asked).toHaveLength(1);
  tell(seen({ decision: [9, 0, 0] }), []);
  await soon(() => expect(document.querySelector('.prompt.mine')).not.toBeNull());
});

test('a dimmed card has the focus and says why it cannot be played, and is not sent', async () => {
  await open();
  const dim = card(/^Red 5, 1 of 3, not playable: red is taken/);
  expect(dim).toHaveProperty('disabled', false);
  expect(dim.getAttribute('aria-disabled')).toBe('true');
  dim.click();
  await soon(() => expect(document.querySelector('.refusal')?.textContent).toContain('red is taken'));
  expect(find('.refusal button', /Show rule X-1/)).toBeDefined();
  expect(stage.asked).toEqual([]);
});

test('the key to the hand leads to a card that may be played, even from one that may not', async () => {
  await open();
  card(/^Red 5, 1 of 3/).focus();
  key('g');
  expect(document.activeElement).toBe(card(/^Blue 4, 2 of 3/));
});

test('Escape ends a look back at once, and what was said of a card is not said of the past', async () => {
  await open();
  card(/^Red 5, 1 of 3/).click();
  await shown('.refusal', /red is taken/);
  key('[');
  await shown('section', /^Watch the game again$/);
  expect(document.querySelector('.refusal')).toBeNull();
  key('Escape');
  expect(find('section', /^Watch the game again$/)).toBeUndefined();
});

test('digits answer the prompt in its order', async () => {
  await open();
  key('2');
  expect(stage.asked).toEqual([{ type: 'move', decision: [7, 0, 0], move: 'play y1' }]);
});

test('a costly choice waits for a yes and can be taken back', async () => {
  await open(seen({ board: board({ choices: [play('b4', { confirm: true }), play('y1')] }) }));
  card(/^Blue 4/).click();
  await shown('button', /^Do it$/);
  expect(stage.asked).toEqual([]);
  await soon(() => expect(spoken()).toEqual(['Play b4. Do this?']));
  key('Escape');
  await soon(() => expect(find('button', /^Do it$/)).toBeUndefined());
  card(/^Blue 4/).click();
  (await shown('button', /^Do it$/)).click();
  expect(stage.asked).toHaveLength(1);
});

test('whoever wants to can confirm every move', async () => {
  choose({ confirm: true });
  await open();
  card(/^Blue 4/).click();
  expect(stage.asked).toEqual([]);
  card(/^Blue 4/).click();
  expect(stage.asked).toHaveLength(1);
});

test('a compound choice is built up by pointing at a card and then at a seat', async () => {
  const to = (seat: number): Pick => whole('Pick', { text: { id: 'play', args: { card: `${seat}` } }, seat });
  const given = [1, 2].map((seat) => ({
    ...play('b4'),
    move: `give b4 ${seat}`,
    picks: [...play('b4').picks, to(seat)],
  }));
  await open(seen({ board: board({ choices: [...given, play('y1')] }) }));
  card(/^Blue 4/).click();
  expect(stage.asked).toEqual([]);
  await soon(() => expect(document.querySelectorAll('.seat.choosable')).toHaveLength(2));
  find('.who', /^Bo/)?.click();
  expect(stage.asked).toEqual([{ type: 'move', decision: [7, 0, 0], move: 'give b4 1' }]);
});

test('a choice that points at nothing is a button', async () => {
  const pass = whole('Choice', { move: 'pass', picks: [{ text: { id: 'play', args: { card: 'nothing' } } }] });
  await open(seen({ board: board({ choices: [pass, play('b4')] }) }));
  card(/Play nothing$/).click();
  expect(stage.asked).toEqual([{ type: 'move', decision: [7, 0, 0], move: 'pass' }]);
});

test('when it is not the viewer’s turn, a tap shows what the card is', async () => {
  await open(seen({ decision: null, board: board({ choices: [], refusals: [] }) }));
  card(/^Blue 4/).click();
  await shown('dialog h2', /^Blue 4$/);
  await shown('dialog p', /One of each\./);
  expect(stage.asked).toEqual([]);
});

test('what a screen reader is told is what the log says, many lines of one kind told as one', async () => {
  await open();
  const deals = Array.from({ length: 8 }, () => happened('dealt', { move: 8 }));
  tell(seen(), [happened('plays', { move: 8 }), ...deals]);
  tell(seen(), [happened('plays', { move: 9 })]);
  await soon(() => expect(spoken()).toHaveLength(3));
  expect(lines().slice(-3)).toEqual(spoken());
  expect(spoken()[1]).toContain('7 more');
});

test('the viewer is called when it becomes their turn, and not before', async () => {
  await open(seen({ decision: null, board: board({ choices: [] }) }));
  const called = (): string => document.querySelector('[data-spoken=prompt]')?.textContent?.trim() ?? '';
  expect(called()).toBe('');
  tell(seen());
  await soon(() => expect(called()).toBe('Your turn: play a card'));
});

test('lines that an undo has made void are struck through', async () => {
  await open(seen(), [
    happened('plays', { move: 6 }),
    happened('plays', { move: 7 }),
    happened('table-undo', { source: 'table', undone_to: 6 }),
  ]);
  const struck = [...document.querySelectorAll('ol s')];
  expect(struck).toHaveLength(1);
  expect(struck[0]?.closest('li')?.previousElementSibling?.textContent).toContain('Bo plays b4.');
});

test('a line of the log opens to the rule behind it and leads to the table then', async () => {
  await open(seen(), [happened('plays', { move: 3 }, { rule: 'X-1', face: 'b4' })]);
  card(/^Bo plays b4/).click();
  await shown('ol p', /One of each\./);
  expect(card(/^Blue 4/).className).toContain('pointed');
  card(/^Look at the table then/).click();
  await shown('section', /^Watch the game again$/);
  expect(location.search).toBe('?move=3');
  card(/^Blue 4/).click();
  expect(stage.asked).toEqual([]);
  key('End');
  await soon(() => expect(location.search).toBe(''));
});

test('the chat of somebody who is muted is neither shown nor read aloud', async () => {
  await open();
  const says = () => happened('preset-hello', { source: 'chat', name: 'Bo', person: 'p1' });
  tell(seen(), [says()]);
  await soon(() => expect(spoken()).toEqual(['Hello!']));
  find('.who', /^Bo/)?.click();
  (await shown('button', /^Hide their chat$/)).click();
  await soon(() => expect(document.querySelector('.said')).toBeNull());
  tell(seen(), [says()]);
  await soon(() => expect(document.querySelector('.said')).toBeNull());
  expect(spoken()).toHaveLength(1);
});

test('a trick that was taken at once is still to be seen, its last card with it', async () => {
  const laid = (cards: object[]): object[] => [
    { id: 'trick', layout: 'row', name: { id: 'trick' }, cards },
    { id: 'away', layout: 'row', name: { id: 'trick' }, minor: true, cards: [{ face: 'b4' }, { face: 'y1' }] },
  ];
  await open(seen({ board: board({ zones: laid([{ face: 'b4', seat: 1 }]), choices: [] }) }));
  tell(seen({ board: board({ zones: laid([]), choices: [] }) }), [happened('plays', {}, { face: 'y1', seat: 2 })]);
  await soon(() => expect(document.querySelectorAll('.swept .face')).toHaveLength(2));
});

test('a refused move is said in words, and the next try is possible', async () => {
  await open();
  const why = { id: 'taken' };
  stage.refuse = whole('Error', {
    type: 'error',
    code: 'illegal',
    action_id: '1',
    args: { move: 'play b4' },
    why,
    rule: 'X-1',
  });
  render(Toasts);
  card(/^Blue 4/).click();
  await shown('.toast', /red is taken/);
  stage.refuse = null;
  await soon(() => expect(card(/^Blue 4/).className).toContain('playable'));
  card(/^Blue 4/).click();
  expect(stage.asked).toHaveLength(2);
});

test('each point of the score sheet says where it comes from', async () => {
  const cell = { points: 3, why: [{ id: 'why' }], rule: 'X-1' };
  const rows = [{ name: { id: 'round' }, cells: [cell, cell, cell] }];
  await open(seen({ sheet: whole('Sheet', { rows, totals: [3, 3, 3] }) }));
  key('s');
  (await shown('dialog button', /^Ona: 3 points/)).click();
  await shown('dialog li', /^one sack$/);
  await shown('dialog p', /One of each\./);
});

test('who is asked to let a move be taken back can agree', async () => {
  await open(seen({ table: { undo: 1, undo_waits: [0] } }));
  (await shown('button', /^All right/)).click();
  expect(stage.asked).toEqual([{ type: 'answer-undo', agree: true }]);
});
