import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { startLanguage } from '../lib/i18n.svelte';
import { choose } from '../lib/settings.svelte';
import type { Effects, Skin } from '../lib/skin';
import { soon } from '../lib/soon';
import { whole, type Board, type Line, type Seen } from '../lib/types';
import { soundsOf } from './cues';
import { board, happened, seen, setStage, stage, tell } from './staged';
import { beatsOf } from './story';
import Table from './Table.svelte';

vi.mock('../lib/attend', () => import('./staged'));
/** Settled when what flares up is there. */
const flares = vi.hoisted(() => ({ come: Promise.resolve<Effects>({}) }));
// A game in which all play on one pile, while something looks on.
vi.mock('../lib/skin', async (original) => {
  const real = await original<typeof import('../lib/skin')>();
  const more: Partial<Skin> = {
    pile: 'pile',
    aside: ['cat'],
    known: ['open'],
    tells: ['flips'],
    suspense: ['flips'],
    over: { flips: 'pile' },
    effects: () =>
      (flares.come = import('../lib/plain/Back.svelte').then((module) => ({
        flips: module.default as unknown as Component<{ line: Line }>,
      }))),
  };
  return { ...real, skinOf: async (slug: string) => ({ ...(await real.skinOf(slug)), ...more }) };
});

beforeAll(startLanguage);

beforeEach(() => {
  stage.listener = null;
  sessionStorage.clear();
  history.replaceState(null, '', '/t/T');
  choose({ confirm: false, sounds: false, story: true, animation: 'auto' });
  setStage();
});

const RUN = ['r5', 'b4', 'y1', 'y1', 'b4', 'b4'];
const NEVER = (): never => {
  throw new Error('not there');
};
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? NEVER();

/** A table with a pile of open cards, a deck of as many as are left, and a cat. */
function piled(pile: readonly string[], deck = 9, more: object = {}): Board {
  const cards = pile.map((face, at) => ({ face, marks: at === pile.length - 1 ? [{ id: 'two alike' }] : [] }));
  const start = board();
  return whole('Board', {
    ...start,
    zones: [
      { id: 'pile', layout: 'pile', name: { id: 'The pile' }, cards },
      { id: 'deck', layout: 'pile', name: { id: 'The deck' }, hidden: deck },
      ...start.zones.filter((zone) => zone.seat >= 0),
    ],
    tokens: [{ id: 'cat', kind: 'cat', name: { id: 'A cat' }, side: 'asleep' }],
    ...more,
  });
}

async function open(view: Seen): Promise<void> {
  render(Table, { id: 'T' });
  await soon(() => expect(stage.listener).not.toBeNull());
  tell(view, [happened('plays')], true);
  await soon(() => find('.zone.pile'));
  await soon(() => find('.laid'));
}

test('of a pile the last four cards are seen, its top with what is said of it, and how many lie there in all', async () => {
  await open(seen({ board: piled(RUN) }));
  const list = await soon(() => find('.laid [data-zone=pile]'));
  expect([...list.querySelectorAll<HTMLElement>('[data-face]')].map((card) => card.dataset.face)).toEqual(
    RUN.slice(-4),
  );
  expect(list.getAttribute('aria-label')).toContain('6');
  expect(find('.laid .count').textContent).toBe('6');
  expect([...list.querySelectorAll('.marks')].map((mark) => mark.textContent)).toEqual(['two alike']);
});

test('a card that is laid keeps those below it where they are', async () => {
  await open(seen({ board: piled(RUN.slice(0, 3)) }));
  const before = [...(await soon(() => find('.laid ul'))).children];
  expect(before).toHaveLength(3);
  tell(seen({ board: piled(RUN.slice(0, 5)) }), [happened('plays')]);
  const after = [...find('.laid ul').children];
  expect(after.slice(0, 2)).toEqual(before.slice(1));
});

test('an empty pile keeps its place, and a deck that is used up is gone', async () => {
  await open(seen({ board: piled([], 1) }));
  await soon(() => find('.laid .slot'));
  expect(document.querySelectorAll('.middle .zone.pile')).toHaveLength(2);
  tell(seen({ board: piled([], 0) }), [happened('plays')]);
  expect(document.querySelectorAll('.middle .zone.pile')).toHaveLength(1);
  expect(find('.laid .slot')).toBeTruthy();
});

test('what looks on stands aside, and not among what lies in the middle', async () => {
  await open(seen({ board: piled(RUN) }));
  await soon(() => find('.aside [data-token=cat]'));
  expect(document.querySelectorAll('[data-token=cat]')).toHaveLength(1);
});

test('a card of the own hand that all know has an eye instead of a frame, and says so', async () => {
  const start = piled(RUN);
  const zones = start.zones.map((zone) =>
    zone.id === 'hand:0'
      ? { ...zone, cards: zone.cards.map((card, at) => ({ ...card, marks: at ? [] : [{ id: 'open' }] })) }
      : zone,
  );
  await open(seen({ board: whole('Board', { ...start, zones }) }));
  const card = await soon(() => find('.hand [data-face=r5]'));
  await soon(() => expect(card.querySelector('.known')).not.toBeNull());
  expect(card.className).not.toContain('marked');
  expect(card.textContent).toContain('open');
  expect(document.querySelectorAll('.hand .known')).toHaveLength(1);
});

test('cards of a kind that somebody is known to hold lie on each other', async () => {
  const start = piled(RUN);
  const zones = start.zones.map((zone) =>
    zone.id === 'hand:1'
      ? { ...zone, cards: ['r5', 'b4', 'b4', 'b4'].map((face) => whole('Card', { face })), hidden: 1 }
      : zone,
  );
  await open(seen({ board: whole('Board', { ...start, zones }) }));
  // Where there is hardly any room they are packed; each kind is one.
  await soon(() => expect(document.querySelectorAll('.seats .kind')).toHaveLength(2));
  expect([...document.querySelectorAll('.seats .kind b')].map((one) => one.textContent)).toEqual(['3']);
});

test('while a card is turned over, what lies on the pile and what is said of it are held back', async () => {
  await open(seen({ board: piled(RUN.slice(0, 2)) }));
  await soon(() => find('.laid ul'));
  // The first of it brings what tells it and what flares up.
  tell(seen({ board: piled(RUN.slice(0, 3)) }), [happened('flips', {}, { seat: 1, face: 'y1' })]);
  await soon(() => find('.story.held'));
  await flares.come;
  tell(seen({ board: piled(RUN.slice(0, 4)) }), [happened('flips', {}, { seat: 1, face: 'y1' })]);
  await soon(() => find('.zone.pile.hides'));
  await soon(() => expect(document.querySelector('.zone.hides')).toBeNull());
});

test('a pile that is swept or taken is heard, and so is a card that is laid there', () => {
  const event = happened('plays', {}, { seat: 1, face: 'b4' });
  const change = (before: Board, now: Board) => ({
    before: seen({ board: before, decision: null }),
    now: seen({ board: now, decision: null }),
    events: [event],
    turned: false,
  });
  expect(soundsOf(change(piled(RUN), piled([])))).toEqual(['take']);
  expect(soundsOf(change(piled([]), piled(['b4'])))).toEqual(['lay']);
});

test('lines that the table shows anyway are not told where the game says so', () => {
  const events = ['lays', 'flips'].map((kind) => happened(kind, {}, { face: 'b4' }));
  const beats = beatsOf(
    events,
    ({ line }) => line.kind,
    (text) => text,
    ['flips'],
    ['lays'],
  );
  expect(beats.map(({ texts }) => texts)).toEqual([['flips']]);
});
