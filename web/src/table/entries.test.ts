import { expect, test } from 'vitest';

import { whole, type Happened } from '../lib/types';
import { entriesOf, MANY } from './entries';

let seq = 0;
const event = (kind: string, text: string = kind, source: Happened['source'] = 'game'): Happened =>
  whole('Happened', { seq: ++seq, source, line: { kind, text: { id: text } } });
const entries = (events: Happened[]) =>
  entriesOf(
    events,
    ({ line }) => (line.text.id === 'silent' ? '' : line.text.id),
    (text, n) => `${text} +${n}`,
  );
const texts = (events: Happened[]): string[] => entries(events).map((entry) => entry.text);

test('each line is an entry of its own', () => {
  expect(texts([event('plays'), event('takes'), event('plays')])).toEqual(['plays', 'takes', 'plays']);
});

test('many lines of one kind are told as one, and keep what they stand for', () => {
  const deals = Array.from({ length: MANY }, (_, index) => event('dealt', `card ${index}`));
  const found = entries([event('starts'), ...deals, event('plays')]);
  expect(found.map((entry) => entry.text)).toEqual(['starts', `card 0 +${MANY - 1}`, 'plays']);
  expect(found[1]?.events).toEqual(deals);
});

test('a few lines of one kind stay as they are, and so do lines of chat', () => {
  expect(texts(Array.from({ length: MANY - 1 }, () => event('dealt')))).toHaveLength(MANY - 1);
  expect(texts(Array.from({ length: MANY }, () => event('chat', 'hello', 'chat')))).toHaveLength(MANY);
});

test('a line that says nothing is left out, and keys are unique', () => {
  const found = entries([event('counts', 'silent'), event('counts'), event('counts', 'silent'), event('counts')]);
  expect(found.map((entry) => entry.text)).toEqual(['counts', 'counts']);
  expect(new Set(found.map((entry) => entry.key)).size).toBe(2);
});

test('keys are unique where one move brings lines of one kind apart from each other', () => {
  const lines = ['counts', 'scores', 'counts', 'scores'].map((kind) => ({ ...event(kind), seq: 1 }));
  expect(new Set(entries(lines).map((entry) => entry.key)).size).toBe(4);
});
