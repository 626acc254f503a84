import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { describe, expect, test } from 'vitest';
import type { Agreed } from '../../../../../web/src/lib/skin';
import { soon } from '../../../../../web/src/lib/soon';
import { whole, type Line, type Suit, type Token } from '../../../../../web/src/lib/types';
import rules from '../RULES.md?raw';
import Cover from './Cover.svelte';
import skin from './index';
import { isIcon, levelOf, phewsOf } from './phews';
import { pictureOf } from './picture';
import { GLYPHS, glyphOf } from './signs';

/** One kind of card, from the table of the parts in the rules. */
interface Part {
  readonly word: string;
  readonly level: number;
  readonly icon: boolean;
  readonly hand: string;
  readonly table: string;
}

function partsOfTheGame(): Part[] {
  const parts = /<!-- generated: parts -->(.*?)<!-- \/generated -->/s.exec(rules)?.[1] ?? '';
  const rows = parts.matchAll(/^\| `([a-z0-9]+)` \| [^|]+ \| (\d) \| (yes|-) \| [^|]+ \| ([^|]+) \| ([^|]+) \|/gm);
  return [...rows].map(([, word = '', level, icon, hand = '', table = '']) => ({
    word,
    level: Number(level),
    icon: icon === 'yes',
    hand: hand.replace(' h', ''),
    table: table.replace(' h', ''),
  }));
}

const parts = partsOfTheGame();
const words = parts.map(({ word }) => word);

function markup<Props extends Record<string, unknown>>(picture: Component<Props>, props: Props): string {
  const { container, unmount } = render(picture as Component, props);
  const html = container.innerHTML.replaceAll('<!---->', '');
  unmount();
  return html;
}

function drawFace(word: string, options: Agreed = {}): string {
  const suit = whole('Suit', { key: 'x', name: { id: 'x' }, letter: '', colour: 'red', shape: 'star' }) as Suit;
  return markup(skin.Face, { face: whole('Face', { word, name: { id: 'card' } }), suit, options });
}

function drawToken(token: Partial<Token>): string {
  if (!skin.Token) throw new Error('no tokens');
  return markup(skin.Token, { token: whole('Token', { id: '', name: { id: 'token' }, ...token }) });
}

const deck = (side: string, hidden = 40): string => drawToken({ id: 'deck', kind: 'deck', seat: 1, side, hidden });

/** One picture, decoration to those who listen, that breaks no policy of the page. */
function expectPicture(html: string): void {
  expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(html).not.toMatch(/ id=| style=|<title|NaN|undefined/);
}

/** What is written on it, with - for minus. */
const written = (html: string): string[] =>
  [...html.matchAll(/<text[^>]*>([^<]*)</g)]
    .map(([, text = '']) => text.trim().replace('−', '-'))
    .filter((text) => text !== '');

describe('the cards', () => {
  test('are those that the rules list', () => {
    expect(parts).toHaveLength(22);
    expect(words).toContain('phew3');
    expect(words).toContain('boom');
  });

  test('are each one picture of its own, without ids or inline styles', () => {
    const drawn = words.map((word) => drawFace(word));
    drawn.forEach(expectPicture);
    expect(new Set(drawn.map((html) => html.replace(/<text.*/s, ''))).size).toBe(22);
  });

  test('have a character on their ground besides scenery', () => {
    const paths = (word: string): number => drawFace(word).split('<path').length;
    for (const word of words) expect(paths(word) - paths('no-card'), word).toBeGreaterThan(12);
    expect(pictureOf('no-card').marks).toEqual([]);
  });

  test('have a sign each for corners', () => {
    expect(Object.keys(GLYPHS).sort()).toEqual([...words].sort());
    expect(new Set(words.map((word) => JSON.stringify(glyphOf(word)))).size).toBe(22);
  });

  test('have the ground of their level', () => {
    for (const { word, level } of parts) expect(levelOf(word), word).toBe(word === 'boom' ? 0 : level);
    expect(new Set(words.map((word) => pictureOf(word).inks.ground)).size).toBe(6);
  });

  test('bear the red triangle where the rules say so', () => {
    for (const { word, icon } of parts) {
      expect(isIcon(word), word).toBe(icon);
      expect(drawFace(word).includes('class="icon'), word).toBe(icon);
    }
  });

  test('are printed with their Phews in the hand and on the table', () => {
    for (const { word, hand, table } of parts) {
      const printed = [hand, table].filter((figure) => figure !== '-').flatMap((figure) => figure.split(' or '));
      expect(written(drawFace(word)), word).toEqual(printed);
    }
  });

  test('are printed as a table has agreed', () => {
    expect(phewsOf('calm', { hand_calm: 4, hand_evil: 2 })).toEqual({ hand: 4, table: null });
    expect(written(drawFace('super', { table_super: '-3' }))).toEqual(['5', '-3']);
    expect(written(drawFace('dud', { hand_dud: 9 }))).toEqual(['9', '1']);
  });

  test('have a back', () => {
    expectPicture(markup(skin.Back, {}));
  });
});

describe('the deck', () => {
  test('shows how many cards are left, and is the higher the more there are', () => {
    for (const left of [0, 1, 44, 137]) {
      const html = deck('', left);
      expectPicture(html);
      expect(written(html)).toEqual([String(left)]);
    }
    const high = [0, 1, 30, 60].map((left) => deck('', left).split('<path').length);
    expect(high).toEqual([...new Set(high)].sort((one, other) => one - other));
  });

  test('shows which way round it goes, and that this is still open', () => {
    const drawn = ['clockwise', 'counterclockwise', 'unset'].map((side) => deck(side));
    drawn.forEach(expectPicture);
    expect(new Set(drawn).size).toBe(3);
    expect(deck('clockwise').split('<path').length).toBeGreaterThan(deck('unset').split('<path').length);
  });

  test('draws two arrows on the cloth that go its way, and none while that is open', () => {
    const Felt = skin.Felt;
    if (!Felt) throw new Error('no felt');
    const cloth = (side: string): string =>
      markup(Felt, { tokens: [whole('Token', { id: 'deck', kind: 'deck', name: { id: 'deck' }, side })] });
    expect(cloth('unset')).not.toContain('<');
    expect(markup(Felt, { tokens: [] })).not.toContain('<');
    for (const side of ['clockwise', 'counterclockwise']) {
      expectPicture(cloth(side));
      expect(cloth(side).split('<path')).toHaveLength(3);
    }
    // Seats go clockwise from the lower edge to the left; so does this arrow there.
    expect(cloth('clockwise')).toContain('scale(-1 1)');
    expect(cloth('counterclockwise')).not.toContain('scale(-1 1)');
  });

  test('is the only token: one of an unknown kind stays blank', () => {
    expect(drawToken({ kind: 'plum' })).not.toContain('<');
  });
});

test('an explosion, a Micro-Boom and a shield flare up, each at its line', async () => {
  const effects = (await skin.effects?.()) ?? {};
  expect(Object.keys(effects).sort()).toEqual(['event-explodes', 'event-loses-hand', 'event-protected']);
  const line = (seat: number): Line => whole('Line', { kind: 'event', text: { id: 'event' }, seat });
  const drawn = Object.values(effects).map((Effect) => markup(Effect, { line: line(3) }));
  for (const html of drawn) {
    expectPicture(html);
    expect(written(html)).toEqual([]);
  }
  expect(new Set(drawn).size).toBe(3);
});

test('what is told one after the other are lines that the game has', async () => {
  const { default: messages } = await import('../messages/en.ftl?raw');
  const kinds = [...messages.matchAll(/^(event-[a-z-]+) =/gm)].map(([, id]) => id);
  const { default: effects } = (await import('./effects')) as { default: Record<string, unknown> };
  expect(kinds).toEqual(expect.arrayContaining([...(skin.tells ?? []), ...Object.keys(effects)]));
  expect(skin.tells?.length).toBeGreaterThan(5);
});

test('there is a sign of its own before Phews on the table, Phews in the hand and cards at a seat, none before others', () => {
  const Sign = skin.Sign;
  if (!Sign) throw new Error('no signs');
  const drawn = ['table', 'hand', 'cards', 'else'].map((id) => markup(Sign, { id }));
  expect(new Set(drawn).size).toBe(4);
  drawn.slice(0, 3).forEach(expectPicture);
  expect(drawn[3]).not.toContain('<');
});

test('the cover is drawn when it is asked for', async () => {
  const { container } = render(Cover);
  await soon(() => expect(container.querySelectorAll('path').length).toBeGreaterThan(100));
});
