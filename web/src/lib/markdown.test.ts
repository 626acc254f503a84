import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { bare, blocks, inlines } from './markdown';
import Markdown from './Markdown.svelte';

describe('running text', () => {
  it('has code, strong words, emphasis and ids of rules in it', () => {
    expect(inlines('Play `r16`, **now** or *never*: PM-3.4.')).toEqual([
      { kind: 'text', text: 'Play ' },
      { kind: 'code', text: 'r16' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', inside: [{ kind: 'text', text: 'now' }] },
      { kind: 'text', text: ' or ' },
      { kind: 'em', inside: [{ kind: 'text', text: 'never' }] },
      { kind: 'text', text: ': ' },
      { kind: 'rule', text: 'PM-3.4' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('keeps stars that mark nothing, and marks nothing within code', () => {
    expect(inlines('2 * 3 * 4')).toEqual([{ kind: 'text', text: '2 * 3 * 4' }]);
    expect(inlines('`**a** PM-1`')).toEqual([{ kind: 'code', text: '**a** PM-1' }]);
  });
});

describe('a text', () => {
  it('is cut into paragraphs, lists, tables, headings and code', () => {
    const text = [
      '# Parts',
      'one',
      'two',
      '',
      '<!-- generated -->',
      '- a',
      '  more of a',
      '- b',
      '',
      '1. first',
      '2. second',
      '',
      '| kind | copies |',
      '| --- | ---: |',
      '| red | 3 |',
      '',
      '```',
      '**as it is**',
      '```',
    ].join('\n');
    const found = blocks(text);
    expect(found.map((one) => one.kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'code']);
    expect(found[1]).toEqual({ kind: 'paragraph', inside: [{ kind: 'text', text: 'one two' }] });
    expect(found[2]).toMatchObject({ ordered: false, items: [[{ text: 'a more of a' }], [{ text: 'b' }]] });
    expect(found[3]).toMatchObject({ ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] });
    expect(found[4]).toMatchObject({ head: [[{ text: 'kind' }], [{ text: 'copies' }]] });
    expect(found[5]).toEqual({ kind: 'code', text: '**as it is**' });
  });

  it('without its marks is what a search looks through', () => {
    expect(bare('**Red** `r16`')).toBe('Red r16');
  });
});

describe('a text as elements', () => {
  it('shows tags as text and never as HTML', () => {
    const { container } = render(Markdown, { text: 'a <img src=x onerror=alert(1)> b\n\n<script>1</script>' });
    expect(container.querySelector('img, script')).toBeNull();
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('links ids of rules and marks what is searched for', () => {
    const { container } = render(Markdown, { text: 'Red as in PM-3.4, red.', base: '/rules/orchard', find: 'RED' });
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/rules/orchard#PM-3.4');
    expect([...container.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['Red', 'red']);
    expect(container.textContent.replace(/\s+/g, ' ').trim()).toBe('Red as in PM-3.4, red.');
  });
});
