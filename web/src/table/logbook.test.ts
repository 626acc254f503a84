import { expect, test } from 'vitest';

import { whole, type Board, type Happened, type Row, type Update } from '../lib/types';
import { freshIn, grown, lastOf, scored, sweptIn, voided } from './logbook';

let seq = 0;

function happened(
  kind: string,
  more: { face?: string; seat?: number; move?: number; undone_to?: number } = {},
): Happened {
  const { face = '', seat = -1, ...rest } = more;
  const line = { kind, text: { id: kind }, face, seat };
  const source = rest.undone_to === undefined ? 'game' : 'table';
  return whole('Happened', { seq: ++seq, source, line, ...rest });
}

function update(events: Happened[], all: boolean): Update {
  const view = { table: { id: 't', game: 'g', rules: 1, seats: [], options: {}, phase: 'playing' }, sheet: {} };
  return whole('Update', { seq, view: { ...view, board: null }, events, whole: all });
}

test('the log grows by what is new, and is replaced by all of it', () => {
  const [one, two, three] = [happened('a'), happened('b'), happened('c')];
  const log = grown([], update([one, two], true));
  expect(grown(log, update([three], false))).toEqual([one, two, three]);
  expect(grown(log, update([one, two, three], true))).toEqual([one, two, three]);
  expect(grown(log, update([], false))).toBe(log);
  expect(freshIn(log, update([one, two, three], true))).toEqual([three]);
  expect(freshIn(log, update([three], false))).toEqual([three]);
});

test('an undo makes the lines after its move void, once', () => {
  const log = [
    happened('plays', { move: 1 }),
    happened('plays', { move: 2 }),
    happened('undone', { undone_to: 1 }),
    happened('plays', { move: 2 }),
  ];
  expect(voided(log)).toEqual(new Set([log[1]]));
});

type Lay = Record<string, readonly (readonly [face: string, seat: number])[]>;

function board(lay: Lay): Board {
  const zones = Object.entries(lay).map(([id, cards]) => ({
    id,
    layout: id === 'supply' ? 'heap' : 'row',
    name: { id },
    seat: Number(id.split(':')[1] ?? -1),
    minor: id === 'discard',
    cards: cards.map(([face, seat]) => ({ face, seat })),
  }));
  return whole('Board', { viewer: 0, places: [], zones });
}

test('a trick that is taken at once is seen with its last card and with the one that took it', () => {
  const before = board({
    trick: [
      ['r12', 2],
      ['y12', 3],
    ],
    supply: [['sack', -1]],
    discard: [],
  });
  const after = board({
    trick: [],
    supply: [],
    'won:2': [['sack', -1]],
    discard: [
      ['r12', -1],
      ['y12', -1],
      ['g5', -1],
    ],
  });
  const events = [
    happened('plays', { face: 'g5', seat: 0 }),
    happened('takes', { face: 'r12', seat: 2 }),
    happened('earns', { face: 'sack', seat: 2 }),
  ];
  const swept = sweptIn(before, after, events);
  expect(swept?.cards).toEqual([
    { face: 'r12', seat: 2 },
    { face: 'y12', seat: 3 },
    { face: 'g5', seat: 0 },
  ]);
  expect(swept?.named).toBe('r12');
});

test('cards that are shown after the sweep were not part of it', () => {
  const before = board({ trick: [['r12', 2]], discard: [] });
  const after = board({
    trick: [],
    discard: [
      ['r12', -1],
      ['g5', -1],
    ],
  });
  const events = [happened('plays', { face: 'g5', seat: 3 }), happened('shows', { face: 'y7', seat: 0 })];
  expect(sweptIn(before, after, events)?.cards.map((card) => card.face)).toEqual(['r12', 'g5']);
  expect(sweptIn(before, after, events)?.named).toBe('');
});

test('nothing is swept while cards stay, or where none lay', () => {
  const before = board({ trick: [['r12', 2]] });
  expect(
    sweptIn(
      before,
      board({
        trick: [
          ['r12', 2],
          ['g5', 3],
        ],
      }),
      [],
    ),
  ).toBeNull();
  expect(sweptIn(board({ trick: [] }), board({ trick: [['g5', 3]] }), [])).toBeNull();
  expect(sweptIn(null, before, [])).toBeNull();
});

function row(id: string, ...points: number[]): Row {
  const cells = points.map((n) => ({ points: n, why: n === 0 ? [] : [{ id: 'why' }] }));
  return whole('Row', { name: { id }, cells });
}

test('a row is news once it is complete, and not before', () => {
  const [first, second] = [row('1', 2, 0), row('2', 0, 3)];
  const running = { ...second, running: true };
  expect(scored([first], [])).toBe(first);
  expect(scored([first, running], [])).toBe(first);
  expect(scored([running], [])).toBeNull();
  expect(scored([first, running], [first])).toBeNull();
  expect(scored([first, second], [first, running])).toBe(second);
  expect(scored([first, second], [first, second])).toBeNull();
});

test('of the lines that a game ended with those are found that say why the winners won', () => {
  const [played, ann, other, ben, last] = [
    happened('plays', { seat: 0 }),
    happened('wins', { seat: 0 }),
    happened('loses', { seat: 1 }),
    happened('wins', { seat: 2 }),
    happened('ends'),
  ];
  expect(lastOf([played, ann, other, ben, last], [0, 2])).toEqual([ann, ben]);
  expect(lastOf([played, ann, other, ben, last], [])).toEqual([]);
});
