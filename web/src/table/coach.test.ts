import { beforeEach, expect, test, vi } from 'vitest';

import { whole, type Happened, type Seen } from '../lib/types';
import { Coach } from './coach.svelte';

const said = new Set<string>();
vi.mock('../lib/i18n.svelte', () => ({ gameHas: (id: string) => said.has(id) }));

beforeEach(() => {
  sessionStorage.clear();
  said.clear();
  for (const id of ['game-goal', 'tip-ask-you', 'tip-other', 'tip-why', 'tip-a', 'tip-b', 'tip-c', 'tip-end'])
    said.add(id);
});

/** A guided table that asks something. */
function seen(prompt: string, phase = 'playing', why = ''): Seen {
  const refusals = why ? [{ zone: 'hand', face: 'x', why: { id: why } }] : [];
  const board = { viewer: 0, places: [], prompt: { text: { id: prompt } }, refusals };
  const table = { id: 'T', game: 'x', rules: 1, seats: [], options: {}, phase, you: 0, guided: true };
  return whole('Seen', { table, sheet: {}, moves: 0, board } as unknown as Parameters<typeof whole<'Seen'>>[1]);
}

const line = (kind: string, step = -1): Happened =>
  whole('Happened', { seq: 1, source: 'game', line: { kind, text: { id: kind }, step } });

test('the goal is told first, then what the viewer is asked, then what has happened', () => {
  const coach = new Coach('T');
  coach.look(seen('ask-you'), [line('a'), line('b')]);
  expect(coach.tips).toEqual(['game-goal', 'tip-ask-you', 'tip-a', 'tip-b']);
});

test('a question to the viewer is explained before what was waiting', () => {
  const coach = new Coach('T');
  coach.look(seen('other'), [line('a')]);
  coach.look(seen('ask-you'), []);
  expect(coach.tips).toEqual(['game-goal', 'tip-ask-you', 'tip-a']);
});

test('of all that has happened only a little waits, and the rest is told when it happens again', () => {
  const coach = new Coach('T');
  coach.look(seen('none'), [line('a'), line('b'), line('c')]);
  expect(coach.tips).toEqual(['game-goal', 'tip-a', 'tip-b']);
  for (let read = 0; read < 3; read++) coach.next();
  coach.look(seen('none'), [line('a'), line('c')]);
  expect(coach.tips).toEqual(['tip-c']);
});

test('what was true of a step is dropped unread when the turn has gone on, and comes again with it', () => {
  const coach = new Coach('T');
  coach.look(seen('none'), [line('a', 1), line('b')]);
  expect(coach.tips).toEqual(['game-goal', 'tip-a', 'tip-b']);
  coach.look(seen('none'), [line('c', 2)]);
  expect(coach.tips).toEqual(['game-goal', 'tip-c']);
  coach.next();
  coach.look(seen('none'), [line('a', 1)]);
  expect(coach.tips).toEqual(['tip-c', 'tip-a']);
});

test('what waits to be told of a round still waits when the same happens in a later step', () => {
  const coach = new Coach('T');
  coach.look(seen('none'), [line('a')]);
  coach.look(seen('none'), [line('b', 1), line('a')]);
  coach.look(seen('none'), [line('c', 2)]);
  expect(coach.tips).toEqual(['game-goal', 'tip-a', 'tip-c']);
});

test('a question that is over is explained no more, even if its explanation is being read', () => {
  const coach = new Coach('T');
  coach.look(seen('ask-you', 'playing', 'why'), []);
  coach.next();
  expect(coach.tips).toEqual(['tip-ask-you', 'tip-why']);
  coach.look(seen('none'), []);
  expect(coach.tips).toEqual([]);
});

test('what is being read stays until it has been read', () => {
  const coach = new Coach('T');
  coach.look(seen('none'), [line('a', 1)]);
  coach.next();
  coach.look(seen('ask-you'), [line('b', 2)]);
  expect(coach.tips).toEqual(['tip-a', 'tip-ask-you', 'tip-b']);
});

test('when the game is over only its end is told', () => {
  const coach = new Coach('T');
  coach.look(seen('ask-you'), [line('a'), line('b')]);
  coach.next();
  coach.look(seen('none', 'over'), [line('c', 4), line('end')]);
  expect(coach.tips).toEqual(['tip-end']);
});

test('what has been told at this table is not told again after a reload', () => {
  new Coach('T').look(seen('ask-you'), []);
  const coach = new Coach('T');
  coach.look(seen('ask-you'), []);
  expect(coach.tips).toEqual(['tip-ask-you']);
});
