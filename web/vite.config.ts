import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { covers } from './covers';

/** The folder of this file; the page's root. */
const here = decodeURIComponent(new URL('.', import.meta.url).pathname);
const server = 'http://127.0.0.1:8000';

/** What the first card can be played without, as `web/src/table/parts.ts` loads it. */
const LATER = [
  'Panels',
  'CardHelp',
  'CoachBubble',
  'HoverTip',
  'keylist',
  'KeyList',
  'KeysHelp',
  'People',
  'PutAway',
  'Replay',
  'RuleText',
  'Result',
  'RoundBar',
  'SeatMenu',
  'SheetTable',
  'TokenHelp',
  'UndoBar',
];

/** What only games with tokens, tracks or steps need, as `web/src/table/things.ts` and `telling.ts` gather it. */
const THINGS = [
  'Hints',
  'OwnTokens',
  'PackedZone',
  'Pending',
  'Steps',
  'things',
  'TokenButton',
  'Tokens',
  'tokens',
  'TokenTabs',
  'Tracks',
  'tracks',
];
const TELLING = ['Flares', 'story', 'StoryStrip', 'telling'];

/** Messages travel without their comments, and in two parts: what is said at first sight, and what is said later. */
const bareMessages: Plugin = {
  name: 'bare-messages',
  enforce: 'pre',
  async load(id) {
    const [, file, part] = /^(.*\.ftl)\?(first|later)$/.exec(id) ?? [];
    if (!file) return null;
    const source = await this.fs.readFile(file, { encoding: 'utf8' });
    const [first = '', later = ''] = source.split(/^## Later$/m);
    return `export default ${JSON.stringify((part === 'first' ? first : later).replace(/^(#.*)?\n/gm, ''))}`;
  },
};

export default defineConfig({
  root: here,
  plugins: [bareMessages, covers(), svelte({ configFile: false, compilerOptions: { runes: true } }), svelteTesting()],
  build: {
    outDir: '../src/spuds/server/page',
    emptyOutDir: true,
    // What a policy without inline styles and scripts allows: files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every view needs comes in one piece: small files of their own weigh more.
          groups: [
            {
              name: 'page',
              test: /node_modules.(svelte|esm-env|clsx|@fluent)\b|\bweb.src.lib.(?!options|optionwords|markdown|pseudo)[\w.]+\.ts$/,
            },
            // Where the pictures of the lobby are.
            { name: 'covers', test: /\0picture:/ },
            { name: 'art', test: /\bweb.src.art\b/ },
            // Of the table, all but what is loaded when it is first shown.
            {
              name: 'table',
              test: new RegExp(
                `\\bweb.src.table.(?!(?:${[...LATER, ...THINGS, ...TELLING, 'cues', 'drag', 'tipplace', 'tones'].join('|')})\\.)[\\w.]+$`,
              ),
            },
            { name: 'things', test: new RegExp(`\\bweb.src.table.(?:${THINGS.join('|')})\\.`) },
            { name: 'telling', test: new RegExp(`\\bweb.src.table.(?:${TELLING.join('|')})\\.`) },
            { name: 'tip', test: /\bweb.src.table.(?:HoverTip|tipplace)\./ },
            { name: 'dialogs', test: new RegExp(`\\bweb.src.(?:lib.Dialog|table.(?:${LATER.join('|')}))\\.`) },
          ],
        },
      },
    },
  },
  server: {
    // The skins of the games lie beside their rules.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, changeOrigin: true }, '/ws': { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    environment: 'jsdom',
    dir: here + '..',
    include: ['web/src/**/*.test.ts', 'src/spuds/games/*/web/**/*.test.ts'],
    sequence: { shuffle: true },
    // A machine that does much else at a time is no fault of the page.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
