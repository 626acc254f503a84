import { svelte } from '@sveltejs/vite-plugin-svelte';
import { render } from 'svelte/server';
import type { Component } from 'svelte';
import { runnerImport, type Plugin } from 'vite';

const QUERY = '?picture';
const DRAWN = '\0picture:';
const COMPONENT = '.svelte';

/**
 * Covers come to the lobby as pictures: each `Cover.svelte?picture` is the address of what the component draws. It is
 * drawn here, once, so that no script for it comes to those who want to play.
 */
export function covers(): Plugin {
  let builds = false;
  return {
    name: 'covers',
    enforce: 'pre',
    configResolved: ({ command }) => void (builds = command === 'build'),
    // Under an id that nothing else takes for a component.
    async resolveId(source, importer) {
      if (!source.endsWith(COMPONENT + QUERY)) return null;
      const found = await this.resolve(source.slice(0, -QUERY.length), importer);
      return found && DRAWN + found.id.slice(0, -COMPONENT.length);
    },
    async load(id) {
      if (!id.startsWith(DRAWN)) return null;
      const drawn = await draw(id.slice(DRAWN.length) + COMPONENT);
      for (const file of drawn.dependencies) this.addWatchFile(file);
      if (!builds) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(drawn.picture)}`)}`;
      const file = this.emitFile({ type: 'asset', name: 'cover.svg', source: drawn.picture });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

/** Draw a component that is one <svg>, and say what it is made from. */
async function draw(file: string): Promise<{ picture: string; dependencies: readonly string[] }> {
  const { module, dependencies } = await runnerImport<{ default: Component }>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  });
  const picture = render(module.default)
    .body.replace(/<!--.*?-->/g, '')
    .replace(/ aria-hidden="true"/, '')
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return { picture, dependencies };
}
