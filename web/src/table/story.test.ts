import { expect, test } from 'vitest';

import { whole, type Happened, type Line } from '../lib/types';
import { beatsOf, lengthOf, LINE_MS } from './story';

let seq = 0;

function event(kind: string, line: Partial<Line> = {}, source = 'game'): Happened {
  return whole('Happened', { seq: ++seq, source, line: { kind, text: { id: kind }, ...line } });
}

const told = (...events: Happened[]) =>
  beatsOf(
    events,
    ({ line }) => line.kind,
    (text, n) => `${text} +${n}`,
  );

test('a line about a token is told by itself, and what follows in its step with it', () => {
  const beats = told(
    event('seasons', { step: 1, token: 'potato:0', face: 'huge' }),
    event('draws', { step: 1 }),
    event('passes', { step: 3, token: 'potato:0' }),
  );
  expect(beats.map(({ step, texts }) => [step, texts])).toEqual([
    [1, ['seasons', 'draws']],
    [3, ['passes']],
  ]);
});

test('where turns have no steps, what shows a card or is to be told begins, and one line more follows', () => {
  const events = [
    event('passes', { token: 'deck' }),
    event('plays', { face: 'evil' }),
    event('no-effect'),
    event('draws'),
    event('gives'),
    event('draws', { face: 'fuse' }),
  ];
  const beats = beatsOf(
    events,
    ({ line }) => line.kind,
    (text) => text,
    ['gives'],
  );
  expect(beats.map(({ texts }) => texts)).toEqual([['plays', 'no-effect'], ['gives'], ['draws']]);
  expect(told(...events)).toEqual([]);
});

test('cards of one kind that are shown one after the other are each told', () => {
  const seasons = ['huge', 'popping'].map((face) => event('seasons', { step: 1, token: 'potato:0', face }));
  expect(told(...seasons)).toHaveLength(2);
});

test('many lines of one kind without a card are told together, and shortened', () => {
  const lays = Array.from({ length: 6 }, (_, n) => event('lays', { step: 0, token: `potato:${n}` }));
  const [beat, ...others] = told(...lays);
  expect(others).toEqual([]);
  expect(beat?.lines).toHaveLength(6);
  expect(beat?.texts).toEqual(['lays', 'lays', 'lays +3']);
});

test('what belongs to no step is no story: neither a deal nor what people say', () => {
  expect(told(event('dealt', { face: 'huge' }), event('chat', { step: 1, token: 'x' }, 'chat'))).toEqual([]);
  expect(told(event('ready', { step: 0 }))).toEqual([]);
});

test('of the many lines after the last step only the first are told', () => {
  const deals = Array.from({ length: 45 }, () => event('dealt'));
  const beats = told(event('explodes', { step: 4, token: 'potato:0' }), event('ends'), ...deals);
  expect(beats).toHaveLength(1);
  expect(beats[0]?.texts).toEqual(['explodes', 'ends']);
});

test('a line that follows in another step is not told with the one before', () => {
  const beats = told(event('lays', { step: 0, token: 'potato:0' }), event('draws', { step: 1 }));
  expect(beats[0]?.texts).toEqual(['lays']);
});

test('a beat takes longer the more it says, and is cut short when many wait', () => {
  const [short, long] = [
    told(event('a', { step: 1, token: 't' })),
    told(event('a', { step: 1, token: 't' }), event('b')),
  ].flat();
  if (!short || !long) throw new Error('no beats');
  expect(lengthOf(short, 0)).toBe(LINE_MS);
  expect(lengthOf(long, 0)).toBeGreaterThan(LINE_MS);
  expect(lengthOf(short, 40)).toBeLessThan(LINE_MS);
  expect(lengthOf(short, 40)).toBeGreaterThanOrEqual(300);
});
