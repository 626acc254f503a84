import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { choose } from '../lib/settings.svelte';
import type { Effects } from '../lib/skin';
import { whole, type Board, type Happened } from '../lib/types';
import type { TableStore } from './store.svelte';
import { Story } from './story.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  choose({ story: true, animation: 'auto' });
});
afterEach(() => vi.useRealTimers());

const board = (...ids: string[]): Board =>
  whole('Board', { viewer: 0, places: [], tokens: ids.map((id) => ({ id, kind: 'thing', name: { id } })) });

const line = (kind: string, token: string, step = 1): Happened =>
  whole('Happened', { seq: 1, source: 'game', line: { kind, text: { id: kind }, step, token, seat: 2 } });

/** A turn of so many lines, each of another kind, the last in the last step. */
const turn = (name: string, lines: number): Happened[] =>
  Array.from({ length: lines }, (_, n) => line(`${name}${n}`, `t${n}`, n === lines - 1 ? 4 : 2));

/** A story at a table whose skin has something for explosions, and says that burns strike. */
async function storyAt(now: Board, decision: number[] | null = null): Promise<Story> {
  const effects = { explodes: () => ({}) } as unknown as Effects;
  const skin = { effects: () => Promise.resolve(effects), strikes: ['burns'] };
  const words = { lineText: ({ line: { kind } }: Happened) => kind, more: (text: string) => text };
  const table = { board: now, seen: { decision }, skin, ...words };
  const story = new Story(table as unknown as TableStore);
  await vi.advanceTimersByTimeAsync(0);
  return story;
}

test('one beat after the other is told, each for its time', async () => {
  const story = await storyAt(board('t'));
  story.tell(board('t'), [line('explodes', 't'), line('burns', 't')]);
  expect([story.beat?.main.kind, story.token, story.seat, story.step]).toEqual(['explodes', 't', 2, 1]);
  vi.advanceTimersByTime(750);
  expect(story.beat?.main.kind).toBe('burns');
  vi.advanceTimersByTime(750);
  expect(story.beat).toBeNull();
});

test('what comes while something is told waits for its turn', async () => {
  const story = await storyAt(board('t'));
  story.tell(board('t'), [line('explodes', 't')]);
  story.tell(board('t'), [line('passes', 't')]);
  expect(story.beat?.main.kind).toBe('explodes');
  vi.advanceTimersByTime(750);
  expect(story.beat?.main.kind).toBe('passes');
});

test('a token that is gone is still shown as it was', async () => {
  const story = await storyAt(board());
  story.tell(board('t'), [line('explodes', 't')]);
  expect(story.tokenOf('t')?.kind).toBe('thing');
  expect(story.tokenOf('other')).toBeUndefined();
});

test('of all lines those flare up for which the skin has an effect, and those that strike a pawn', async () => {
  const story = await storyAt(board('t'));
  choose({ story: false });
  story.tell(board('t'), [line('explodes', 't'), line('burns', 't'), line('passes', 't')]);
  expect(story.flares.map((flare) => flare.line.kind)).toEqual(['explodes', 'burns']);
  expect(story.beat).toBeNull();
  const [first] = story.flares;
  if (first) story.seen(first);
  expect(story.flares.map((flare) => flare.line.kind)).toEqual(['burns']);
});

test('where nothing is to move nothing is told and nothing flares up', async () => {
  choose({ animation: 'off' });
  const story = await storyAt(board('t'));
  story.tell(board('t'), [line('explodes', 't')]);
  expect([story.beat, story.flares]).toEqual([null, []]);
});

test('a skip ends all that waits', async () => {
  const story = await storyAt(board('t'));
  story.tell(board('t'), [line('explodes', 't'), line('burns', 't'), line('passes', 't')]);
  story.skip();
  vi.advanceTimersByTime(5000);
  expect(story.beat).toBeNull();
});

test('when a newer turn has happened no more is told of the one before, and all is told within seconds', async () => {
  const story = await storyAt(board());
  story.tell(board(), turn('old', 8));
  story.tell(board(), turn('new', 6));
  const told = new Set<string | undefined>();
  for (let ms = 0; ms < 3000; ms += 100) {
    told.add(story.beat?.main.kind);
    vi.advanceTimersByTime(100);
  }
  expect(story.beat).toBeNull();
  expect([...told].filter((kind) => kind)).toEqual(['old0', 'new0', 'new1', 'new2', 'new3', 'new4', 'new5']);
});

test('a whole turn is told at leisure while nothing is asked, and within three seconds when the viewer is', async () => {
  const calm = await storyAt(board());
  const asked = await storyAt(board(), [7, 0, 0]);
  for (const story of [calm, asked]) story.tell(board(), turn('new', 9));
  vi.advanceTimersByTime(3000);
  expect([calm.beat?.main.kind, asked.beat]).toEqual(['new4', null]);
});

test('a question that comes while something is told hurries what is left, once', async () => {
  const story = await storyAt(board());
  const { table } = story as unknown as { table: { seen: { decision: number[] | null } } };
  story.tell(board(), turn('new', 12));
  table.seen.decision = [7, 0, 0];
  for (let ms = 0; ms < 3000; ms += 200) {
    story.tell(board(), []);
    vi.advanceTimersByTime(200);
  }
  expect(story.beat).toBeNull();
});

test('of a turn that is too long to be told in a hurry the end is told', async () => {
  const story = await storyAt(board(), [7, 0, 0]);
  story.tell(board(), turn('new', 40));
  expect(story.beat?.main.kind).toBe('new31');
  vi.advanceTimersByTime(3000);
  expect(story.beat).toBeNull();
});
