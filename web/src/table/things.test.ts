import { render } from '@testing-library/svelte';
import axe from 'axe-core';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { startLanguage } from '../lib/i18n.svelte';
import { choose } from '../lib/settings.svelte';
import { soon } from '../lib/soon';
import { whole, type Board, type Choice, type Pick, type Seen } from '../lib/types';
import { board, happened, seen, setStage, stage, tell } from './staged';
import { Story } from './story.svelte';
import Table from './Table.svelte';

vi.mock('../lib/attend', () => import('./staged'));

beforeAll(startLanguage);

beforeEach(() => {
  stage.listener = null;
  sessionStorage.clear();
  history.replaceState(null, '', '/t/T');
  choose({ confirm: false, sounds: false, story: true, animation: 'auto' });
  setStage();
});
afterEach(() => vi.restoreAllMocks());

const text = (card: string): object => ({ text: { id: 'play', args: { card } } });
const card = (face: string): Pick => whole('Pick', { ...text(face), zone: 'hand:0', face });
const button = (word: string): Pick => whole('Pick', text(word));
const choice = (move: string, ...picks: Pick[]): Choice => whole('Choice', { move, picks });

/** Leave it, move it, or move it with a second card: answers about p0. */
const ANSWERS = [
  choice('p0 none', button('nothing')),
  choice('p0 b4', card('b4'), button('no second')),
  choice('p0 b4 y1', card('b4'), card('y1')),
];

/** Three tokens, of which seat 0 has one that it is asked about; pawns on a track. */
function laid(more: object = {}): Board {
  const token = (id: string, seat: number, rest: object = {}): object => {
    return { id: `thing:${id}`, kind: 'thing', name: { id: `Thing ${id}` }, seat, side: 'yellow', ...rest };
  };
  return board({
    tracks: [{ id: 'way', name: { id: 'way' }, low: 0, high: 20 }],
    tokens: [
      token('0', 0, { asked: true, cards: [{ face: 'r5', copies: 2 }] }),
      token('1', 1, { cards: [{ face: 'y1' }], hidden: 1 }),
      token('2', 1),
      ...[0, 1, 2].map((seat) => ({
        id: `pawn:${seat}`,
        kind: 'pawn',
        name: { id: `Pawn ${seat}` },
        seat,
        track: 'way',
        at: seat === 2 ? 4 : 0,
      })),
    ],
    steps: [
      { name: { id: 'First' }, state: 'now' },
      { name: { id: 'Second' }, state: 'next' },
    ],
    refusals: [],
    choices: ANSWERS,
    ...more,
  });
}

async function open(view: Seen): Promise<void> {
  render(Table, { id: 'T' });
  await soon(() => expect(stage.listener).not.toBeNull());
  tell(view, [happened('plays')], true);
  await soon(() => expect(document.querySelector('.track')).not.toBeNull());
  await soon(() => expect(named('Red 5')).not.toBe(''));
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
function label(element: Element | null): string {
  const own = element?.getAttribute('aria-label') ?? element?.querySelector(':scope > .unseen')?.textContent;
  return (own ?? element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
const named = (word: string): string =>
  all('button')
    .map(label)
    .find((one) => one.includes(word)) ?? '';
const press = (word: string): void =>
  all('button')
    .find((one) => label(one).includes(word))
    ?.click();
const key = (name: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
const spoken = (): string[] => all('[data-spoken=log] p').map(label);

test('a token says its name, that it is asked about, and what lies under it', async () => {
  await open(seen({ board: laid() }));
  expect(named('Thing 0')).toBe('Thing 0, what you are asked about, Red 5, 2 cards');
  expect(named('Thing 1')).toBe('Thing 1, Yellow 1, 1 card, face down');
});

test('a token says what is to be said of it and of each card under it', async () => {
  const cards = [{ face: 'r5' }, { face: 'y1', marks: [{ id: 'face down, your own' }] }];
  const token = { id: 'thing:3', kind: 'thing', name: { id: 'Thing 3' }, seat: 1, marks: [{ id: 'moved' }], cards };
  await open(seen({ board: laid({ tokens: [token] }) }));
  expect(named('Thing 3')).toBe('Thing 3, moved, Red 5, Yellow 1, face down, your own');
});

test('the viewer’s own tokens are large, with the names of what lies under them; others have a count', async () => {
  await open(seen({ board: laid() }));
  const own = document.querySelector('[aria-label="Before you"]');
  expect(own?.querySelectorAll('.token.large')).toHaveLength(1);
  expect(label(own?.querySelector('.tab .name') ?? null)).toBe('Red 5');
  expect(label(own?.querySelector('.tab b') ?? null)).toBe('×2');
  expect(document.querySelectorAll('[data-token="thing:0"]')).toHaveLength(1);
  expect(all('[data-token="thing:1"]')).toHaveLength(1);
});

test('a token that answers nothing says what it is, with the rules of its cards', async () => {
  await open(seen({ board: laid() }));
  press('Thing 1');
  await soon(() => expect(label(document.querySelector('dialog h2'))).toBe('Thing 1'));
  await soon(() => expect(document.querySelector('dialog')?.textContent).toContain('One of each.'));
  expect(document.querySelector('dialog')?.textContent).toContain('Before Bo');
  expect(stage.asked).toEqual([]);
});

test('help on a token that is gone closes', async () => {
  await open(seen({ board: laid() }));
  press('Thing 1');
  await soon(() => expect(document.querySelector('dialog')).not.toBeNull());
  tell(seen({ board: laid({ tokens: [] }) }));
  await soon(() => expect(document.querySelector('dialog')).toBeNull());
});

test('a token can be pointed at', async () => {
  const pick = whole('Pick', { ...text('it'), token: 'thing:2' });
  await open(seen({ board: laid({ choices: [choice('take 2', pick), ANSWERS[0] as Choice] }) }));
  press('Thing 2');
  expect(stage.asked).toEqual([{ type: 'move', decision: [7, 0, 0], move: 'take 2' }]);
});

test('whom to point at is said by a button too', async () => {
  const to = [1, 2].map((seat) => choice(`to ${seat}`, whole('Pick', { ...text(`to ${seat}`), seat })));
  await open(seen({ board: laid({ choices: to }) }));
  expect(document.querySelectorAll('.seat.choosable')).toHaveLength(2);
  press('Play to 2');
  expect(stage.asked).toEqual([{ type: 'move', decision: [7, 0, 0], move: 'to 2' }]);
});

test('of a track only the spaces in use are read aloud, with who stands there', async () => {
  await open(seen({ board: laid() }));
  const spaces = all('.track li:not([aria-hidden]) .unseen').map(label);
  expect(spaces).toEqual(['Space 0: Pawn 0 (you); Pawn 1', 'Space 4: Pawn 2']);
});

test('a card and then a button, or a card and then another, say different answers', async () => {
  await open(seen({ board: laid() }));
  press('Blue 4');
  expect(stage.asked).toEqual([]);
  await soon(() => expect(named('Play no second')).not.toBe(''));
  expect(document.querySelector('.card.held')?.getAttribute('data-face')).toBe('b4');
  expect(spoken().at(-1)).toContain('Play b4. Go on');
  press('Play no second');
  expect(stage.asked).toEqual([{ type: 'move', decision: [7, 0, 0], move: 'p0 b4' }]);
});

test('the second card ends the answer', async () => {
  await open(seen({ board: laid() }));
  press('Blue 4');
  await soon(() => expect(document.querySelector('.card.playable')?.getAttribute('data-face')).toBe('y1'));
  press('Yellow 1, 3 of 3');
  expect(stage.asked).toEqual([{ type: 'move', decision: [7, 0, 0], move: 'p0 b4 y1' }]);
});

test('Escape goes one pick back, and the single button stands there from the start', async () => {
  choose({ confirm: true });
  await open(seen({ board: laid() }));
  press('Blue 4');
  await soon(() => expect(named('Play no second')).not.toBe(''));
  press('Yellow 1, 3 of 3');
  await soon(() => expect(named('Do it')).not.toBe(''));
  key('Escape');
  await soon(() => expect(named('Play no second')).not.toBe(''));
  key('Escape');
  await soon(() => expect(named('Play nothing')).not.toBe(''));
  expect(stage.asked).toEqual([]);
});

test('a digit means what stands beside it, also where cards are answers too', async () => {
  await open(seen({ board: laid() }));
  expect(label(document.querySelector('.prompt .answers .button'))).toBe('1 Play nothing');
  key('2');
  await soon(() => expect(label(document.querySelector('.prompt .answers .button'))).toBe('1 Play no second'));
  key('1');
  expect(stage.asked).toEqual([{ type: 'move', decision: [7, 0, 0], move: 'p0 b4' }]);
});

test('equal cards of a hand are one card with their number, and any press plays one', async () => {
  const hand = { id: 'hand:0', layout: 'hand', name: { id: 'hand' }, seat: 0 };
  const zones = [{ ...hand, cards: [{ face: 'b4', copies: 3 }, { face: 'y1' }] }];
  await open(seen({ board: laid({ zones, tokens: laid().tokens.slice(0, 1) }) }));
  const stack = document.querySelector('.hand [data-face=b4]');
  expect(stack?.querySelector('.copies')?.textContent).toBe('3');
  expect(label(stack?.querySelector('.unseen') ?? null)).toBe('Blue 4, 3 cards, 1 of 2');
});

/** Seat 0 has sealed its answers; seat 1 owes one. */
function sealed(): Seen {
  const places = [{ seat: 0, sealed: true }, { seat: 1, deciding: true }, { seat: 2 }];
  const view = seen({ decision: null, can_undo: true, board: laid({ places, choices: [] }) });
  const seats = view.table.seats.map((seat) => ({ ...seat, sealed: seat.seat === 0 }));
  return { ...view, table: { ...view.table, seats } };
}

test('who has sealed an answer sees for whom they wait, and may change it', async () => {
  await open(sealed());
  expect(label(document.querySelector('#prompt'))).toContain('Sealed. Waiting for Bo.');
  press('Change my answer');
  expect(stage.asked).toEqual([{ type: 'ask-undo' }]);
});

test('an answer that was sealed and taken back can be given anew, though it has the same number', async () => {
  await open(seen({ board: laid() }));
  press('Play nothing');
  await soon(() => expect(stage.asked).toHaveLength(1));
  tell(sealed());
  await soon(() => expect(named('Change my answer')).not.toBe(''));
  tell(seen({ board: laid() }));
  await soon(() => expect(document.querySelector('.prompt.mine')).not.toBeNull());
  press('Play nothing');
  await soon(() => expect(stage.asked).toHaveLength(2));
});

test('between two answers the earlier one may still be changed', async () => {
  await open(seen({ board: laid(), decision: [7, 0, 1], can_undo: true }));
  expect(named('Change my answer')).not.toBe('');
  expect(document.querySelector('.prompt.mine')).not.toBeNull();
});

test('while several decide, each seat says how far it is', async () => {
  await open(sealed());
  const signs = all('.seat').map((seat) => [label(seat.querySelector('.unseen')), label(seat.querySelector('.waits'))]);
  expect(signs.find(([who]) => who?.startsWith('Bo'))).toEqual(['Bo, to play', 'thinking']);
  expect(signs.find(([who]) => who?.startsWith('Ona'))).toEqual(['Ona, you, has decided', 'sealed']);
});

const passes = () => happened('plays', {}, { step: 1, token: 'thing:1', seat: 1, face: 'b4' });

test('what has happened is told step by step beside the table, which shows the truth at once', async () => {
  await open(seen({ board: laid() }));
  const after = laid({ tokens: laid().tokens.filter((token) => token.id !== 'thing:2') });
  tell(seen({ board: after, decision: [9, 0, 0] }), [passes()]);
  expect(document.querySelector('[data-token="thing:2"]')).toBeNull();
  await soon(() => expect(label(document.querySelector('.story .words'))).toContain('Bo plays b4.'));
  expect(label(document.querySelector('.story .words'))).toContain('Second');
  expect(document.querySelector('[data-token="thing:1"]')?.className).toContain('told');
  expect(label(document.querySelector('.told .name') ?? null)).not.toBe('');
  // One step is marked, though the table is in another one now.
  expect(all('ol > li:is(.now, .told)').map((step) => step.className.includes('told'))).toEqual([true]);
  expect(document.querySelector('.prompt.mine')).not.toBeNull();
});

test('a story ends at a tap, at Escape, and when the viewer answers', async () => {
  await open(seen({ board: laid() }));
  const story = (): Element | null => document.querySelector('.story');
  for (const end of [() => press('Skip'), () => void key('Escape'), () => press('Play nothing')]) {
    tell(seen({ board: laid() }), [passes(), passes(), passes()]);
    await soon(() => expect(story()).not.toBeNull());
    end();
    await tick(); // at once, not when its time is up
    expect(story()).toBeNull();
  }
});

test.each([{ story: false }, { animation: 'off' as const }])('nothing is told where %o', async (likes) => {
  choose(likes);
  await open(seen({ board: laid() }));
  tell(seen({ board: laid() }), [passes()]);
  await soon(() => expect(spoken().length).toBeGreaterThan(0));
  expect(document.querySelector('.story')).toBeNull();
});

test('what is on the table when the page is opened is no story', async () => {
  render(Table, { id: 'T' });
  await soon(() => expect(stage.listener).not.toBeNull());
  tell(seen({ board: laid() }), [passes()], true);
  await soon(() => expect(document.querySelector('.track')).not.toBeNull());
  expect(document.querySelector('.story')).toBeNull();
});

test('axe finds nothing against tokens, tracks, steps and stories', async () => {
  await open(seen({ board: laid() }));
  tell(seen({ board: laid() }), [passes()]);
  await soon(() => expect(document.querySelector('.story')).not.toBeNull());
  vi.spyOn(Story.prototype, 'next').mockReturnValue(undefined); // it is not over before axe is
  const off = ['color-contrast', 'region', 'page-has-heading-one', 'landmark-one-main', 'bypass'];
  const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document.body, { rules });
  expect(document.querySelector('.story')).not.toBeNull();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
