import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { describe, expect, test } from 'vitest';
import { soon } from '../../../../../web/src/lib/soon';
import { whole, type Card, type Face, type Line, type Suit, type Token } from '../../../../../web/src/lib/types';
import rules from '../RULES.md?raw';
import Cover from './Cover.svelte';
import skin from './index';
import { pictureOf } from './picture';
import { seasoningsOf } from './potato';
import { GLYPHS, glyphOf } from './signs';

/** Kinds of cards, from the table of the parts in the rules; those with a number of striped cards are seasonings. */
function kindsOfTheGame(): { words: string[]; seasonings: string[] } {
  const parts = /<!-- generated: parts -->(.*?)<!-- \/generated -->/s.exec(rules)?.[1] ?? '';
  const rows = [...parts.matchAll(/^\|[^|]*\| `([a-z-]+)` \| \d+ \| (\d+|-) \|/gm)];
  const words = rows.map(([, word = '']) => word);
  return { words, seasonings: words.filter((_, i) => rows[i]?.[2] !== '-') };
}

const { words, seasonings } = kindsOfTheGame();
const faces = [...words, ...seasonings.map((word) => `striped-${word}`)];

function markup<Props extends Record<string, unknown>>(picture: Component<Props>, props: Props): string {
  const { container, unmount } = render(picture as Component, props);
  const html = container.innerHTML.replaceAll('<!---->', '');
  unmount();
  return html;
}

const faceOf = (word: string): Face => whole('Face', { word, name: { id: 'card' } });
const drawFace = (word: string): string =>
  markup(skin.Face, { face: faceOf(word), suit: undefined as Suit | undefined });

function drawToken(token: Partial<Token>): string {
  if (!skin.Token) throw new Error('no tokens');
  return markup(skin.Token, { token: whole('Token', { id: '', name: { id: 'token' }, ...token }) });
}

const under = (face: string, copies = 1): Card => whole('Card', { face, copies });
const down = (face: string): Card => whole('Card', { face, marks: [{ id: 'mark-face-down' }] });
const potato = (number: number, side = 'yellow', cards: Card[] = [], hidden = 0): string =>
  drawToken({ id: `potato:${String(number)}`, kind: 'potato', seat: 0, side, cards, hidden });

/** All sets of seasonings, the empty one first. */
const sets = seasonings.reduce<string[][]>((made, word) => [...made, ...made.map((set) => [...set, word])], [[]]);

/** One picture, decoration to those who listen, that breaks no policy of the page. */
function expectPicture(html: string): void {
  expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(html).not.toMatch(/ id=| style=|<title|NaN|undefined/);
}

/** What is written on it. */
const written = (html: string): string[] => [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

describe('the cards', () => {
  test('are those that the rules list', () => {
    expect(words).toHaveLength(14);
    expect(seasonings).toEqual(['huge', 'popping', 'flaming', 'mashed', 'ban-pass-left']);
  });

  test('are each one picture of its own, without ids, inline styles or words', () => {
    const drawn = faces.map(drawFace);
    for (const html of drawn) {
      expectPicture(html);
      expect(written(html)).toEqual([]);
    }
    expect(new Set(drawn).size).toBe(14 + 5);
  });

  test('have something on their ground besides scenery', () => {
    for (const word of faces) expect(pictureOf(word).marks.length, word).toBeGreaterThan(2);
    expect(pictureOf('no-card').marks).toHaveLength(1);
  });

  test('have a sign each, which a striped card shares with the real one', () => {
    expect(Object.keys(GLYPHS).sort()).toEqual([...words].sort());
    expect(new Set(words.map((word) => JSON.stringify(glyphOf(word)))).size).toBe(14);
    for (const word of seasonings) expect(glyphOf(`striped-${word}`)).toBe(glyphOf(word));
  });

  test('that go left and right have mirrored signs', () => {
    expect(glyphOf('pass-left').lines).toBe('M21 12H4M10.500 4.500L3 12L10.500 19.500');
    expect(glyphOf('pass-right').lines).toBe('M3 12H20M13.5 4.500L21 12L13.5 19.500');
  });

  test('show their sign upright, in one corner, so that left stays left', () => {
    const { container } = render(skin.Face, { face: faceOf('pass-left') });
    expect(container.querySelectorAll('.lines')).toHaveLength(1);
    expect(container.querySelector('.lines')?.parentElement?.getAttribute('transform')).not.toContain('rotate');
  });

  test('tell pass, seasoning and duplicator apart by more than their colour', () => {
    expect(['either', 'huge', 'striped-huge'].map((word) => pictureOf(word).colour)).toEqual([
      'brown',
      'blue',
      'striped',
    ]);
    expect(
      new Set([drawFace('either'), drawFace('huge')].map((html) => /class="tab[^>]* d="([^"]+)"/.exec(html)?.[1])).size,
    ).toBe(2);
    const stripes = (word: string): number =>
      pictureOf(word).marks.filter((mark) => !('move' in mark) && mark[1].split('M').length > 7).length;
    expect(stripes('striped-mashed')).toBe(stripes('mashed') + 1);
  });

  test('have a back', () => {
    expectPicture(markup(skin.Back, {}));
  });
});

describe('a potato', () => {
  test('has one of twelve faces, on either side, and wears its number', () => {
    const numbers = Array.from({ length: 12 }, (_, number) => number);
    for (const side of ['yellow', 'red']) {
      const drawn = numbers.map((number) => potato(number, side));
      drawn.forEach((html, number) => expect(written(html)).toEqual([String(number)]));
      drawn.forEach(expectPicture);
      expect(new Set(drawn.map((html) => html.replace(/<rect.*/s, ''))).size).toBe(12);
    }
  });

  test('differs by its side without colour', () => {
    const shapes = (html: string): string => [...html.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' ');
    for (let number = 0; number < 12; number += 1) {
      expect(shapes(potato(number, 'red'))).not.toBe(shapes(potato(number, 'yellow')));
    }
  });

  test('shows each set of seasonings in its own way', () => {
    for (const side of ['yellow', 'red']) {
      const drawn = sets.map((set) =>
        potato(
          4,
          side,
          set.map((word) => under(word)),
        ),
      );
      drawn.forEach(expectPicture);
      expect(new Set(drawn).size).toBe(2 ** 5);
    }
  });

  test('looks the same with a striped seasoning as with a real one', () => {
    for (const word of seasonings) {
      expect(potato(1, 'red', [under(`striped-${word}`)])).toBe(potato(1, 'red', [under(word)]));
    }
  });

  test('says how many of a kind it carries when there is more than one', () => {
    expect(written(potato(7, 'red', [under('huge'), under('mashed')]))).toEqual(['7']);
    expect(written(potato(7, 'red', [under('huge', 2), under('striped-huge'), under('mashed', 2)]))).toEqual([
      '7',
      '3',
      '2',
    ]);
  });

  test('is not seasoned yet by what lies on it face down, but shows that it lies there', () => {
    const token = whole('Token', {
      id: 'potato:0',
      kind: 'potato',
      name: { id: 'token' },
      cards: [down('chop'), down('huge'), under('mashed')],
    });
    expect(seasoningsOf(token)).toEqual({ huge: 0, popping: 0, flaming: 0, mashed: 1, 'ban-pass-left': 0 });
    const drawn = [
      potato(0),
      potato(0, 'yellow', [], 1),
      potato(0, 'yellow', [], 2),
      potato(0, 'yellow', [down('toss')]),
      potato(0, 'yellow', [down('toss'), down('huge')]),
    ];
    drawn.forEach(expectPicture);
    expect(new Set(drawn).size).toBe(5);
  });
});

describe('other tokens', () => {
  test('are nine pawns, each with its colour and number, and a chip', () => {
    const pawns = Array.from({ length: 9 }, (_, seat) => drawToken({ id: `pawn:${String(seat)}`, kind: 'pawn', seat }));
    pawns.forEach(expectPicture);
    expect(pawns.map((html) => written(html)[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(new Set(pawns.map((html) => html.replace(/<text.*/s, ''))).size).toBe(9);
    expectPicture(drawToken({ id: 'chip', kind: 'chip', seat: 2 }));
  });

  test('of an unknown kind stay blank', () => {
    expect(drawToken({ kind: 'plum' })).not.toContain('<');
  });
});

describe('what flares up', () => {
  const line = (token: string, seat = 0): Line => whole('Line', { kind: 'event', text: { id: 'event' }, seat, token });

  test('does so at explosions, scorches and failed copies', async () => {
    const effects = (await skin.effects?.()) ?? {};
    expect(Object.keys(effects).sort()).toEqual(['event-explodes', 'event-fails', 'event-scorched']);
    const drawn = Object.values(effects).map((Effect) => markup(Effect, { line: line('potato:3') }));
    for (const html of drawn) {
      expectPicture(html);
      expect(written(html)).toEqual([]);
    }
    expect(new Set(drawn).size).toBe(3);
  });

  test('throws the hat of the potato that explodes', async () => {
    const Explosion = (await skin.effects?.())?.['event-explodes'];
    if (!Explosion) throw new Error('no explosion');
    const drawn = Array.from({ length: 12 }, (_, n) => markup(Explosion, { line: line(`potato:${String(n)}`) }));
    expect(new Set(drawn).size).toBe(12);
  });
});

test('there is a sign of its own before burns, cards and potatoes at a seat, and none before others', () => {
  const Sign = skin.Sign;
  if (!Sign) throw new Error('no signs');
  const drawn = ['burns', 'cards', 'potatoes', 'else'].map((id) => markup(Sign, { id }));
  expect(new Set(drawn).size).toBe(4);
  drawn.slice(0, 3).forEach(expectPicture);
  expect(drawn[3]).not.toContain('<');
});

test('the cover is drawn when it is asked for', async () => {
  const { container } = render(Cover);
  await soon(() => expect(container.querySelectorAll('path').length).toBeGreaterThan(100));
});
