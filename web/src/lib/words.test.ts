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

/** What is loaded before anything else is asked for: the page itself, its lobby, a table, with all that they import. */
const ROOTS = ['main.ts', 'routes/Lobby.svelte', 'table/Table.svelte', 'table/things.ts', 'table/telling.ts'];
const later = import.meta.glob<string>('../../messages/*.ftl', { query: '?later', import: 'default', eager: true });
const laterIds = (language: string): string[] =>
  [...(later[`../../messages/${language}.ftl`] ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map(
    (match) => match[1] as string,
  );

/** The sources of the first sight, by path. */
function firstSight(): string[] {
  const paths = new Map(Object.keys(sources).map((path) => [new URL(path, 'http://page/src/lib/').pathname, path]));
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const source = sources[paths.get(path) ?? ''] ?? '';
    for (const [, named] of source.matchAll(/^\s*(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'/gm)) {
      const { pathname } = new URL(named ?? '', `http://page${path}`);
      const file = ['', '.ts', '.svelte', '.svelte.ts'].map((end) => pathname + end).find((one) => paths.has(one));
      if (file) follow(file);
    }
  };
  for (const root of ROOTS) follow(`/src/${root}`);
  return [...found].map((path) => sources[paths.get(path) ?? ''] ?? '');
}

it('what is said at first sight is not among the words that come later', () => {
  const files = firstSight();
  expect(files.length).toBeGreaterThan(60);
  const text = files.join('\n');
  const begun = [...text.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((match) => match[1] as string);
  // The words of errors are waited for, or told by their codes.
  const starts = [...begun, 'table-', 'closed-'].filter((start) => start !== 'error-');
  const ids = laterIds('en');
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => text.includes(`'${id}'`) || starts.some((start) => id.startsWith(start)))).toEqual([]);
  expect(laterIds('lt')).toEqual(ids);
});

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
