// @vitest-environment node
import { expect, it } from 'vitest';
import english from '../../messages/en.ftl?raw';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!./types.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');
const ids = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);
/** Beginnings of ids that are put together, such as `error-${code}`. */
const beginnings = [...code.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((match) => match[1] as string);
/** What the server names: lines of a table's log and why it is closed. */
const SERVER = ['table-', 'closed-', 'chat-text'];
/** What a table agrees on: the form has a field for each, and the server the values. */
const TERMS = ['pace-', 'leavers-', 'chat-'];

it('the page says only what has words', () => {
  const said = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] as string);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((id) => !ids.includes(id))).toEqual([]);
  const begun = [...code.matchAll(/\bt\(\s*`([a-z-]+-)\$\{/g)].map((match) => match[1] as string);
  expect(begun.length).toBeGreaterThan(5);
  expect(begun.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([]);
});

it('nothing has words that nobody says', () => {
  const starts = [...beginnings, ...SERVER, ...TERMS];
  const unused = ids.filter((id) => !code.includes(`'${id}'`) && !starts.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});
