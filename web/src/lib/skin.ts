/** How a game's cards look: its own skin where its folder has one, else letters, shapes and numbers. */
import type { Component } from 'svelte';
import type { Face, Suit } from './types';

/** What a game's `web/index.ts` exports by default. All parts are pictures: names are said by whoever shows them. */
export interface Skin {
  /** The game's, such as "potato-man". */
  slug: string;
  /** The side of a card that shows; fills its box, 5 : 7. */
  Face: Component<{ face: Face; suit?: Suit | undefined }>;
  /** The other side. */
  Back: Component;
  /** A wide picture for the lobby, 8 : 5. */
  Cover?: Component | undefined;
  /** A token by its kind, in a square; kinds that it does not know it leaves blank. */
  Token?: Component<{ kind: string }> | undefined;
  /** A sign before the figure of a badge, by its id, in a square; ids that it does not know it leaves out. */
  Sign?: Component<{ id: string }> | undefined;
}

type Loader = () => Promise<unknown>;

const loaders = import.meta.glob<unknown>('../../../src/spuds/games/*/web/index.ts');
const skins = new Map<string, Promise<Skin>>();

/** Load the skin of a game; the plain one where it has none or where it cannot be had. */
export function skinOf(slug: string): Promise<Skin> {
  let skin = skins.get(slug);
  if (!skin) {
    skin = load(loaderOf(slug), slug);
    skins.set(slug, skin);
  }
  return skin;
}

/** Find the loader for a slug: a folder is named as its game, with underscores. */
function loaderOf(slug: string): Loader | undefined {
  const folder = slug.replaceAll('-', '_');
  return Object.entries(loaders).find(([path]) => path.endsWith(`/games/${folder}/web/index.ts`))?.[1];
}

async function load(loader: Loader | undefined, slug: string): Promise<Skin> {
  if (loader) {
    try {
      return ((await loader()) as { default: Skin }).default;
    } catch {
      // A picture that cannot be had must not keep anyone from playing; the next page load tries again.
    }
  }
  const [Face, Back, Token] = await Promise.all([
    import('./plain/Face.svelte'),
    import('./plain/Back.svelte'),
    import('./plain/Token.svelte'),
  ]);
  return { slug, Face: Face.default, Back: Back.default, Token: Token.default };
}
