import { expect, test } from 'vitest';

import { whole, type Choice, type Pick } from '../lib/types';
import { build, keyOf, pointing, targetOf } from './picks';

const pick = (id: string, at: Partial<Pick> = {}): Pick => whole('Pick', { text: { id }, ...at });
const card = (face: string): Pick => pick('card', { zone: 'hand:0', face });
const seat = (number: number): Pick => pick('seat', { seat: number });
const choice = (move: string, picks: Pick[], confirm = false): Choice => whole('Choice', { move, picks, confirm });
const keys = (...picks: Pick[]): string[] => picks.map(keyOf);

test('a choice of one pick is said by that pick', () => {
  const choices = [choice('play r5', [card('r5')]), choice('play b4', [card('b4')])];
  expect(build(choices, []).options.map((option) => option.pick.face)).toEqual(['r5', 'b4']);
  const done = build(choices, keys(card('b4')));
  expect(done.choice?.move).toBe('play b4');
  expect(done.said).toBe(true);
});

test('a single legal answer is not made by itself', () => {
  const state = build([choice('play r5', [card('r5')])], []);
  expect(state.choice).toBeNull();
  expect(state.options).toHaveLength(1);
});

test('choices that begin alike part where they differ', () => {
  const choices = [
    choice('give r5 1', [card('r5'), seat(1)]),
    choice('give r5 2', [card('r5'), seat(2)]),
    choice('give b4 1', [card('b4'), seat(1)]),
  ];
  const half = build(choices, keys(card('r5')));
  expect(half.choice).toBeNull();
  expect(half.options.map((option) => option.pick.seat)).toEqual([1, 2]);
  expect(build(choices, keys(card('r5'), seat(2))).choice?.move).toBe('give r5 2');
});

test('a choice that is left alone before it is said in full is not said yet', () => {
  const choices = [choice('give r5 1', [card('r5'), seat(1)]), choice('give b4 1', [card('b4'), seat(1)])];
  const state = build(choices, keys(card('b4')));
  expect(state.choice?.move).toBe('give b4 1');
  expect(state.said).toBe(false);
  expect(build(choices, keys(card('b4'), seat(1))).said).toBe(true);
});

test('picks that all choices share are passed over', () => {
  const choices = [choice('a', [seat(1), card('r5')]), choice('b', [seat(1), card('b4')])];
  const state = build(choices, []);
  expect(state.path.map((made) => made.seat)).toEqual([1]);
  expect(state.options.map((option) => option.pick.face)).toEqual(['r5', 'b4']);
  expect(build(choices, keys(card('b4'))).choice?.move).toBe('b');
});

test('picks without an order are made in any', () => {
  const both = (one: number, two: number): Choice =>
    whole('Choice', { move: `give ${one} ${two}`, picks: [seat(one), seat(two)], any_order: one !== two });
  const choices = [both(0, 0), both(0, 1), both(0, 2), both(1, 1), both(1, 2), both(2, 2)];
  const state = build(choices, keys(seat(2)));
  expect(state.options.map((option) => option.pick.seat).sort()).toEqual([0, 1, 2]);
  expect(state.options).toHaveLength(3);
  expect(build(choices, keys(seat(2), seat(0))).choice?.move).toBe('give 0 2');
  expect(build(choices, keys(seat(0), seat(2))).choice?.move).toBe('give 0 2');
  expect(build(choices, keys(seat(2), seat(2))).choice?.move).toBe('give 2 2');
});

test('equal cards among picks without an order are as many as there are, and each can be told', () => {
  const row = (...faces: string[]): Choice =>
    whole('Choice', { move: faces.join(' '), picks: faces.map((face) => card(face)), any_order: true });
  const choices = [row('r5', 'r5', 'b4'), row('r5', 'r5', 'y1'), row('r5', 'b4', 'y1')];
  expect(build(choices, []).loose).toBe(false);
  const state = build(choices, keys(card('b4'), card('r5')));
  expect(state.options.map((option) => option.pick.face).sort()).toEqual(['r5', 'y1']);
  expect([state.loose, state.choice]).toEqual([true, null]);
  for (const path of [keys(card('r5'), card('b4'), card('r5')), keys(card('b4'), card('r5'), card('r5'))])
    expect(build(choices, path).choice?.move).toBe('r5 r5 b4');
  expect(build(choices, keys(card('r5'), card('r5'))).options).toHaveLength(2);
});

test('a choice that ends where another goes on can be told from it', () => {
  const choices = [choice('stop', [card('r5')]), choice('go on', [card('r5'), card('b4')])];
  const state = build(choices, keys(card('r5')));
  expect(state.options.map((option) => option.choices[0]?.move)).toEqual(['stop', 'go on']);
  const end = state.options[0]?.key ?? '';
  expect(build(choices, [...keys(card('r5')), end]).choice?.move).toBe('stop');
  expect(build(choices, keys(card('r5'), card('b4'))).choice?.move).toBe('go on');
});

test('two choices that say the same are still two buttons', () => {
  const choices = [choice('a', [card('r5')]), choice('b', [card('r5')])];
  const state = build(choices, keys(card('r5')));
  expect(state.options.map((option) => option.choices[0]?.move)).toEqual(['a', 'b']);
  expect(build(choices, [...keys(card('r5')), 'end b']).choice?.move).toBe('b');
});

test('a path that leads nowhere counts as far as it leads', () => {
  const choices = [choice('a', [card('r5'), seat(1)]), choice('b', [card('r5'), seat(2)]), choice('c', [card('b4')])];
  expect(build(choices, keys(card('y1'))).options).toHaveLength(2);
  expect(build(choices, keys(card('r5'), card('y1'))).options).toHaveLength(2);
  expect(build([], keys(card('r5'))).options).toHaveLength(0);
});

test('every choice of any set can be reached, and no path reaches another', () => {
  const picks = [card('r5'), card('b4'), seat(1), pick('yes'), pick('token', { token: 'pawn' })];
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
  for (let round = 0; round < 300; round++) {
    const choices = Array.from({ length: 1 + random(7) }, (_, index) =>
      choice(
        `m${index}`,
        Array.from({ length: 1 + random(3) }, () => picks[random(picks.length)] as Pick),
      ),
    );
    expect(new Set(reached(choices, []))).toEqual(new Set(choices.map((one) => one.move)));
  }
});

/** The moves of all choices that some path of options says in full. */
function reached(choices: readonly Choice[], path: readonly string[]): string[] {
  const state = build(choices, path);
  if (state.choice && state.said) return [state.choice.move];
  return state.options.flatMap((option) => reached(choices, [...path, option.key]));
}

test('a pick points at a token, a card, a zone or a seat, or is a button', () => {
  expect(targetOf({ token: 'pawn', seat: 1 })).toBe('token pawn');
  expect(targetOf({ zone: 'hand:0', face: 'r5' })).toBe('card hand:0 r5');
  expect(targetOf({ zone: 'pile' })).toBe('zone pile');
  expect(targetOf({ seat: 0 })).toBe('seat 0');
  expect(targetOf(pick('pass'))).toBe('');
  const { options } = build([choice('a', [card('r5')]), choice('b', [pick('pass')])], []);
  expect(pointing(options, { zone: 'hand:0', face: 'r5' }).map((option) => option.choices[0]?.move)).toEqual(['a']);
  expect(pointing(options, {})).toEqual([]);
});
