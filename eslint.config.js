import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['src/spuds/server/page/', 'web/src/lib/types.ts', '.venv/']),
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['web/public/sw.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      'no-undef': 'off', // The type checker knows better.
      eqeqeq: 'error',
      'no-console': 'error',
      'svelte/no-at-html-tags': 'error',
      // The page's policy allows no style attributes; `style:` directives set properties by script, which it does.
      'no-restricted-syntax': ['error', { selector: 'SvelteAttribute[key.name="style"]', message: 'use style:...' }],
      'no-restricted-properties': ['error', { object: 'vi', property: 'waitFor', message: 'wait with soon()' }],
      // Collections are exchanged as a whole, in $state.raw.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/require-each-key': 'error',
      'svelte/button-has-type': 'error',
    },
  },
);
