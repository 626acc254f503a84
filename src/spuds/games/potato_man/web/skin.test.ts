import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { soon } from '../../../../../web/src/lib/soon';
import type { Colour, Face, Shape, Suit } from '../../../../../web/src/lib/types';
import rules from '../RULES.md?raw';
import { figures } from './figures';
import Cover from './Cover.svelte';
import skin from './index';
import { pictureOf } from './picture';

/** All faces, from the table of the parts in the rules: the kinds of cards, then those of the sacks. */
function facesOfTheGame(): Face[] {
  const parts = /<!-- generated: parts -->(.*?)<!-- \/generated -->/s.exec(rules)?.[1] ?? '';
  const cards = [...parts.matchAll(/^\| (\w+) potato \|(.*?)\|/gm)].flatMap(([, colour = '', words = '']) =>
    [...words.matchAll(/`(\w(\d+))`/g)].map(([, word = '', number = '']) => face(word, colour, number)),
  );
  const sacks = [...parts.matchAll(/^\| (\w+) sack card, (\d) sacks? \|/gm)].map(([, named = '', count = '']) => {
    const colour = named.replace('golden', 'gold');
    return face(`sack-${colour}`, colour, count);
  });
  return [...cards, ...sacks];
}

function face(word: string, suit: string, corner: string): Face {
  return { word, suit, corner, name: { id: 'card', args: {}, players: {} }, rules: [], does: null };
}

function suit(key: Colour, letter: string, shape: Shape): Suit {
  return { key, letter, shape, colour: key, name: { id: 'suit', args: {}, players: {} } };
}

/** Who stands on a card, apart from its corners and the scenery. */
const personOn = (card: Face): string =>
  JSON.stringify(pictureOf(card.word, card.suit, Number(card.corner)).marks.filter((mark) => 'move' in mark));

const faces = facesOfTheGame();

describe('the skin of Potato Man', () => {
  test('knows the cards that the rules list', () => {
    expect(faces).toHaveLength(52 + 5);
  });

  test('has somebody on every card', () => {
    expect(faces.filter((card) => personOn(card) === '[]').map((card) => card.word)).toEqual([]);
  });

  test('shows nobody twice', () => {
    expect(new Set(faces.map(personOn)).size).toBe(faces.length);
  });

  test('pictures as many sacks as a sack card is worth', () => {
    for (const card of faces.filter(({ word }) => word.startsWith('sack-'))) {
      const { marks } = pictureOf(card.word, card.suit, Number(card.corner));
      expect(marks.filter((mark) => 'move' in mark)).toHaveLength(Number(card.corner));
    }
  });

  test('draws every card as one picture without ids, inline styles or names', () => {
    const drawn = faces.map((card) => {
      const { container, unmount } = render(skin.Face, { face: card, suit: suit('red', 'R', 'circle') });
      const markup = container.innerHTML;
      unmount();
      expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
      expect(markup).not.toMatch(/ id=| style=|<title|NaN|undefined/);
      return markup;
    });
    expect(new Set(drawn).size).toBe(faces.length);
  });

  test('marks the colour by shape and letter too', () => {
    const square = suit('blue', 'B', 'square');
    const { container } = render(skin.Face, { face: face('b7', 'blue', '7'), suit: square });
    expect(container.querySelector('text')?.textContent).toBe('B');
    expect(container.querySelectorAll('.shape')).toHaveLength(2);
  });

  test('writes numbers narrow enough for the edge that a fan leaves of a card', () => {
    const edge = 24;
    for (const { corner } of faces) {
      const across = [...figures(corner).matchAll(/[MLCSQT ]?(-?\d+\.\d\d) -?\d+\.\d\d/g)].map(([, x]) => Number(x));
      expect(across.length).toBeGreaterThan(0);
      expect(Math.min(...across)).toBeGreaterThan(2);
      expect(Math.max(...across)).toBeLessThan(edge);
    }
  });

  test('draws a back', () => {
    expect(render(skin.Back).container.querySelectorAll('path').length).toBeGreaterThan(10);
  });

  test('has a sign of its own before each figure at a seat, and none before others', () => {
    if (!skin.Sign) throw new Error('no signs');
    const Sign = skin.Sign;
    const drawn = ['points', 'sacks', 'cards', 'else'].map(
      (id) => render(Sign, { id }).container.querySelector('path')?.getAttribute('d') ?? '',
    );
    expect(new Set(drawn).size).toBe(4);
    expect(drawn[3]).toBe('');
  });

  test('draws a cover', async () => {
    const { container } = render(Cover);
    await soon(() => expect(container.querySelectorAll('path').length).toBeGreaterThan(100));
  });
});
