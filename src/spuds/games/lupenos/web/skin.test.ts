import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { describe, expect, test } from 'vitest';
import { soon } from '../../../../../web/src/lib/soon';
import { whole, type Line, type Token } from '../../../../../web/src/lib/types';
import messages from '../messages/en.ftl?raw';
import rules from '../RULES.md?raw';
import Cover from './Cover.svelte';
import skin from './index';
import { moodOf } from './mood';
import { lineOf } from './peels';
import { pictureOf } from './picture';
import { GLYPHS } from './signs';

const parts = /<!-- generated: parts -->(.*?)<!-- \/generated -->/s.exec(rules)?.[1] ?? '';
/** All kinds of cards, from the table of the parts in the rules. */
const words = [...parts.matchAll(/^\| [^|]+ \| `([a-z1-9]+)` \|/gm)].map(([, word = '']) => word);
const numbers = words.filter((word) => /^\d$/.test(word));
const specials = words.filter((word) => !numbers.includes(word));
const kinds = [...messages.matchAll(/^(event-[a-z-]+) =/gm)].map(([, id = '']) => id);
const ids = [...messages.matchAll(/^([a-z_-]+[a-z]) =/gm)].map(([, id = '']) => id);

function markup<Props extends Record<string, unknown>>(picture: Component<Props>, props: Props): string {
  const { container, unmount } = render(picture as Component, props);
  const html = container.innerHTML.replaceAll('<!---->', '');
  unmount();
  return html;
}

const drawFace = (word: string): string =>
  markup(skin.Face, { face: whole('Face', { word, name: { id: 'card-name' } }) });

const lineOfKind = (kind: string, more: object = {}): Line =>
  whole('Line', { kind, text: { id: kind, args: { amount: 7 } }, seat: 1, face: '5', ...more });

function drawPug(side: string, told: Line | null = null, kind = 'pug'): string {
  if (!skin.Token) throw new Error('no tokens');
  const token = whole('Token', { id: 'pug', kind, name: { id: 'token-pug' }, side }) as Token;
  return markup(skin.Token, { token, told });
}

/** One picture, decoration to those who listen, that breaks no policy of the page. */
function expectPicture(html: string): void {
  expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(html).not.toMatch(/ id=| style=|<title|NaN|undefined/);
}

/** What is written on it. */
const written = (html: string): string[] =>
  [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text.trim()).filter((text) => text !== '');

describe('the cards', () => {
  test('are those that the rules list', () => {
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(specials).toEqual(['feast', 'bag', 'bad']);
  });

  test('are each one picture of its own, without ids or inline styles', () => {
    const drawn = words.map(drawFace);
    drawn.forEach(expectPicture);
    expect(new Set(drawn).size).toBe(12);
    const grounds = words.map((word) => pictureOf(word).inks.ground);
    expect(new Set(grounds).size).toBe(12);
  });

  test('have a character on their ground, and nothing where there is no such card', () => {
    for (const word of words) expect(drawFace(word).split('<path').length, word).toBeGreaterThan(16);
    for (const word of ['0', '10', 'plum', '']) expect(pictureOf(word).marks, word).toEqual([]);
  });

  test('show a peel in the shape of its number, and the same line in the corner', () => {
    for (const number of numbers) {
      const line = lineOf(number);
      const lines = [...drawFace(number).matchAll(/ d="([^"]+)"/g)].filter(([, d]) => d === line);
      // The corner, and the peel with its outline, its edge, its shade, its skin and its light.
      expect(lines, number).toHaveLength(6);
      expect(drawFace(number), number).toContain('class="number');
    }
    expect(new Set(numbers.map((number) => pictureOf(number).inks.skin)).size).toBe(9);
  });

  test('have a sign in the corner where they have no number', () => {
    expect(Object.keys(GLYPHS)).toEqual(specials);
    for (const special of specials) expect(drawFace(special), special).toContain(`d="${GLYPHS[special] ?? ''}"`);
  });

  test('are written on nowhere, so that no language and no font matters', () => {
    for (const word of words) expect(drawFace(word), word).not.toContain('<text');
  });

  test('have a back', () => {
    expectPicture(markup(skin.Back, {}));
  });
});

describe('the pug', () => {
  test('looks otherwise when it sleeps, when it watches and when it is hungry', () => {
    const drawn = ['asleep', 'watching', 'hungry'].map((side) => drawPug(side));
    drawn.forEach(expectPicture);
    expect(new Set(drawn).size).toBe(3);
  });

  test('eats at a feast, is glad of four, and is shocked by a very bad potato, while that is told', () => {
    expect(moodOf('asleep', lineOfKind('event-feasts'))).toBe('gulping');
    expect(moodOf('asleep', lineOfKind('event-four'))).toBe('happy');
    expect(moodOf('hungry', lineOfKind('event-suffers'))).toBe('shocked');
    expect(moodOf('hungry', lineOfKind('event-takes'))).toBe('happy');
    expect(drawPug('asleep', lineOfKind('event-suffers'))).not.toBe(drawPug('asleep'));
  });

  test('looks on from the edge of the table; a token of an unknown kind stays blank', () => {
    expect(skin.aside).toEqual(['pug']);
    expect(drawPug('asleep', null, 'plum')).not.toContain('<');
  });
});

describe('what flares up', () => {
  test('is a feast, four of a kind, a pile that is taken, and a card that is turned over', async () => {
    const effects = (await skin.effects?.()) ?? {};
    expect(Object.keys(effects).sort()).toEqual(
      ['event-feasts', 'event-four', 'event-misses-down', 'event-suffers', 'event-takes', 'event-turns-over'].sort(),
    );
    const drawn = Object.entries(effects).map(([kind, Effect]) => markup(Effect, { line: lineOfKind(kind) }));
    drawn.forEach(expectPicture);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('says how many cards were taken, and of an empty pile nothing', async () => {
    const effects = (await skin.effects?.()) ?? {};
    for (const kind of ['event-takes', 'event-suffers']) {
      const Scoop = effects[kind];
      if (!Scoop) throw new Error('no effect');
      expect(written(markup(Scoop, { line: lineOfKind(kind) }))).toEqual(['+7']);
      const none = whole('Line', { kind, text: { id: kind, args: { amount: 0 } } }) as Line;
      expect(written(markup(Scoop, { line: none }))).toEqual([]);
    }
  });

  test('shows the card that was turned over, and whether it fits', async () => {
    const Flip = (await skin.effects?.())?.['event-turns-over'];
    if (!Flip) throw new Error('no effect');
    const fits = markup(Flip, { line: lineOfKind('event-turns-over', { face: 'bag' }) });
    const misses = markup(Flip, { line: lineOfKind('event-misses-down', { face: 'bag' }) });
    for (const html of [fits, misses]) expect(html).toContain(`d="${GLYPHS.bag ?? ''}"`);
    expect(fits).toContain('class="yes');
    expect(misses).toContain('class="no');
  });

  test('belongs to lines that the game has, as does what is told, what is not, and what is held back', async () => {
    const effects = (await skin.effects?.()) ?? {};
    const named = [
      ...Object.keys(effects),
      ...Object.keys(skin.over ?? {}),
      ...(skin.tells ?? []),
      ...(skin.untold ?? []),
      ...(skin.suspense ?? []),
    ];
    expect(named.length).toBeGreaterThan(15);
    expect(kinds).toEqual(expect.arrayContaining(named));
    expect(ids).toEqual(expect.arrayContaining([...(skin.known ?? [])]));
    for (const kind of skin.suspense ?? []) {
      expect(Object.keys(effects), kind).toContain(kind);
      expect(skin.over?.[kind], kind).toBe(skin.pile);
    }
    expect(skin.tells?.filter((kind) => skin.untold?.includes(kind))).toEqual([]);
  });
});

test('there is a sign of its own before cards left and before cards in the hand, none before others', () => {
  const Sign = skin.Sign;
  if (!Sign) throw new Error('no signs');
  const drawn = ['left', 'cards', 'else'].map((id) => markup(Sign, { id }));
  drawn.slice(0, 2).forEach(expectPicture);
  expect(new Set(drawn).size).toBe(3);
  expect(drawn[2]).not.toContain('<');
});

test('the cover is drawn when it is asked for', async () => {
  const { container } = render(Cover);
  await soon(() => expect(container.querySelectorAll('path').length).toBeGreaterThan(100));
});
