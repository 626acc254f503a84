/** A hot potato on the table: who it is, which side is up, and what its seasonings have done to it. In a square of 100. */

import { at, round, type Inks, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, mouthOf, skinOf, type Eyes, type Mouth } from '../../../../../web/src/art/spud';
import type { Card, Token } from '../../../../../web/src/lib/types';
import { personOf } from './folk';
import { glyphOf } from './signs';
import { ban, blaze, lick, MASH, popcorn } from './things';

/** A figure on the picture: where, and what it says. */
export interface Count {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}
/** All that is drawn of a token. */
export interface Drawn {
  readonly marks: readonly Mark[];
  readonly inks: Inks;
  readonly counts: readonly Count[];
}

const SKINS: Readonly<Record<string, Inks>> = {
  yellow: { skin: '#f6c544', light: '#ffe896', shade: '#c9901f', deep: '#8a5a12', plate: '#fff3c9', rim: '#d9a520' },
  red: { skin: '#e5573f', light: '#ffa088', shade: '#a92f1e', deep: '#7a1f13', plate: '#ffd0b5', rim: '#b5341f' },
};

/** The yellow side is a round plate, the red one a square pot holder with a loop. */
const PLATES: Readonly<Record<string, readonly Mark[]>> = {
  yellow: [
    ['rim', round(50, 50, 48), 2],
    ['=plate', round(50, 50, 43)],
  ],
  red: [
    ['rim', 'M9 2H91Q98 2 98 9V91Q98 98 91 98H9Q2 98 2 91V9Q2 2 9 2Z', 2],
    ['=plate', 'M10 7H90Q93 7 93 10V90Q93 93 90 93H10Q7 93 7 90V10Q7 7 10 7Z'],
    ['~rim', 'M30 7L93 70M7 30L70 93M70 7L7 70M93 30L30 93', 1.4],
  ],
};

const KINDS = ['huge', 'popping', 'flaming', 'mashed', 'ban-pass-left'] as const;
type Kind = (typeof KINDS)[number];
type Counts = Readonly<Record<Kind, number>>;

/** Where the number of a seasoning stands when it is there more than once. */
const SPOTS: Readonly<Record<Kind, readonly [x: number, y: number]>> = {
  huge: [50, 76],
  popping: [90, 48],
  flaming: [50, 9],
  mashed: [50, 92],
  'ban-pass-left': [91, 66],
};

const isDown = (card: Card): boolean => card.marks.some((mark) => mark.id === 'mark-face-down');

/** Count the seasonings of a token by kind, real and striped; what lies face down is none yet. */
export function seasoningsOf(token: Token): Counts {
  const count = (kind: Kind): number =>
    token.cards
      .filter((card) => !isDown(card) && (card.face === kind || card.face === `striped-${kind}`))
      .reduce((sum, card) => sum + card.copies, 0);
  return Object.fromEntries(KINDS.map((kind) => [kind, count(kind)])) as Record<Kind, number>;
}

/** The number of a potato, out of an id such as "potato:3". */
export const numberOf = (id: string): number => Number(id.split(':')[1] ?? 0);

/** Draw a potato. */
export function potato(token: Token): Drawn {
  const has = seasoningsOf(token);
  const side = token.side === 'red' ? 'red' : 'yellow';
  const counts = KINDS.filter((kind) => has[kind] > 1).map((kind) => {
    const [x, y] = SPOTS[kind];
    return { x, y, value: has[kind] };
  });
  const marks = [
    ...(PLATES[side] ?? []),
    ...behind(has),
    body(numberOf(token.id), side, has),
    ...around(has),
    ...down(token),
  ];
  return { marks, inks: SKINS[side] ?? {}, counts };
}

function behind(has: Counts): Mark[] {
  if (has.flaming === 0) return [];
  return [{ move: 'translate(50 64)scale(1.5 1.14)', marks: [blaze(0, 0)] }];
}

/** The potato itself: mashed is low and broad, huge is big and belted. */
function body(number: number, side: string, has: Counts): Mark {
  const who = personOf(number);
  const hot = side === 'red';
  const [broad, tall] = has.huge > 0 ? [1.48, 1.26] : [1.04, 1.08];
  const [wide, high] = has.mashed > 0 ? [broad * 1.1, tall * 0.76] : [broad, tall];
  const foot = has.huge > 0 ? 97 : 91;
  const eyes = has.mashed > 0 ? 'bored' : has.flaming > 0 ? 'baby' : bare(who.eyes, hot);
  const marks: Mark[] = [
    ...skinOf(who.body),
    ...(has.huge > 0 && has.mashed === 0 ? BELT : []),
    ...eyesOf(eyes),
    ...(hot ? HEAT : []),
    ...mouthOf(mood(has) ?? (hot ? HOT_MOUTHS[number % HOT_MOUTHS.length] : undefined) ?? who.mouth),
    ...(has.mashed > 0 ? [TEAR] : []),
    ...who.hat,
  ];
  return { move: `translate(50 ${String(foot - 28 * high)})scale(${String(wide)} ${String(high)})`, marks };
}

/** A potato that sweats frowns, so its eyes are open. */
const bare = (eyes: Eyes, hot: boolean): Eyes => (hot && ['happy', 'calm', 'wink'].includes(eyes) ? 'wide' : eyes);

const HOT_MOUTHS: readonly Mouth[] = ['frown', 'teeth', 'wavy', 'flat'];

function mood(has: Counts): Mouth | undefined {
  if (has.mashed > 0) return 'frown';
  if (has.flaming > 0) return 'shout';
  if (has.popping > 0) return 'oh';
  return has.huge > 0 ? 'teeth' : undefined;
}

/** Angry brows and drops of sweat. */
const HEAT: readonly Mark[] = [
  ['~ink', 'M-15-16L-3-10.500M15-16L3-10.500', 3.4],
  ['sky', 'M-23-12q-4 6 0 7q4-1 0-7zM24-8q-4 6 0 7q4-1 0-7z', 1.1],
];
const TEAR: Mark = ['sky', 'M-12 1q-4 7 0 8q4-1 0-8zM13 1q-4 7 0 8q4-1 0-8z', 1.1];
const BELT: readonly Mark[] = [
  ['#3d4a5c', 'M-25 15Q0 24 25 15L23 22Q0 30-23 22Z', 1.4],
  ['sun', 'M-6.500 17H6.500V28H-6.500Z', 1.5],
  ['~#3d4a5c', 'M-3 20H3V25H-3Z', 1.5],
];

/** What stands around it. */
function around(has: Counts): Mark[] {
  const marks: Mark[] = [];
  if (has.flaming > 0) {
    if (has.huge > 0) marks.push(...lick(13, 52, 30), ...lick(88, 52, 30));
    marks.push(...lick(22, 82, 22), ...lick(79, 82, 22));
  }
  if (has.mashed > 0) marks.push(at(50, 84, MASH, 1.12));
  if (has.mashed > 0 && has.huge > 0) marks.push({ move: 'translate(50 62)scale(1.5 .95)', marks: BELT });
  if (has.popping > 0) {
    marks.push(['~ink', 'M24 60L18 56M25 50L20 42M76 60L82 56M75 50L80 42', 2.6]);
    marks.push(popcorn(13, 52, 1, -20), popcorn(17, 30, 0.85, 30), popcorn(87, 52, 1, 15), popcorn(83, 30, 0.85, -40));
  }
  if (has['ban-pass-left'] > 0) marks.push(ban(84, 84, 15));
  return marks;
}

const PAPERS: Readonly<Record<'brown' | 'blue', Inks>> = {
  brown: { paper: '#ecd3a6', deep: '#6b4623' },
  blue: { paper: '#cfe3f5', deep: '#1d4f8f' },
};

/** Cards that lie on it face down: others' by their backs, one's own with a sign. */
function down(token: Token): Mark[] {
  const own = token.cards.filter(isDown);
  const backs: Mark[] = Array.from({ length: token.hidden }, (_, i) =>
    at(13 + i * 9, 16 + i * 3, BACKED, 1, i * 14 - 12),
  );
  return [...backs, ...own.map((card, i) => at(14 + i * 15, 17 + i * 2, front(card.face), 1, i * 14 - 10))];
}

const BACKED: readonly Mark[] = [
  ['white', 'M-9-13H9V13H-9Z', 1.5],
  ['=#3f7d35', 'M-7-11H7V11H-7Z'],
  ['=#e8b44a', round(0, 0, 4, 5)],
];

function front(face: string): Mark[] {
  const { paper = '', deep = '' } = PAPERS[KINDS.some((kind) => kind === face) ? 'blue' : 'brown'];
  const { lines, solid } = glyphOf(face);
  const glyph: Mark[] = [
    [`=${deep}`, solid],
    [`~${deep}`, lines, 3],
  ];
  return [['#3f7d35', 'M-7-15H11V11H-7Z', 1.3], [paper, 'M-10-13H9V14H-10Z', 1.5], at(-8.3, -7, glyph, 0.66)];
}
