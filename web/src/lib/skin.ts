/** How a game's cards look: its own skin where its folder has one, else letters, shapes and numbers. */
import type { Component } from 'svelte';
import type { Face, Line, Suit, Token } from './types';

/**
 * What a game's `web/index.ts` exports by default. All parts are pictures: names are said by whoever shows them. A
 * `Cover.svelte` beside it is a wide picture for the lobby, 8 : 5, which loads no more of the skin than it needs.
 */
export interface Skin {
  /** The game's, such as "potato-man". */
  slug: string;
  /** The side of a card that shows; fills its box, 5 : 7. */
  Face: Component<{ face: Face; suit?: Suit | undefined }>;
  /** The other side. */
  Back: Component;
  /** A token as it stands, in a square: its kind, its side, whose it is, what lies under it. Unknown kinds stay blank. */
  Token?: Component<{ token: Token }> | undefined;
  /** A sign before the figure of a badge, by its id, in a square; ids that it does not know it leaves out. */
  Sign?: Component<{ id: string }> | undefined;
  /** Loads what flares up at lines of the log. */
  effects?: (() => Promise<Effects>) | undefined;
  /** Kinds of lines by which something flies from their token to the pawn of their seat, such as burns. */
  strikes?: readonly string[] | undefined;
}

/**
 * What flares up over the token or the seat of a line of the log, by its kind: in a square, for as long as `EFFECT_MS`,
 * never where nothing is to move.
 */
export type Effects = Readonly<Record<string, Component<{ line: Line }>>>;

/** How long an effect is shown. */
export const EFFECT_MS = 600;

type Loader = () => Promise<unknown>;

const loaders = import.meta.glob<unknown>('../../../src/spuds/games/*/web/index.ts');
const covers = import.meta.glob<{ default: Component }>('../../../src/spuds/games/*/web/Cover.svelte');
const skins = new Map<string, Promise<Skin>>();

/** Load the skin of a game; the plain one where it has none or where it cannot be had. */
export function skinOf(slug: string): Promise<Skin> {
  let skin = skins.get(slug);
  if (!skin) {
    skin = load(ofGame(loaders, slug, 'index.ts'), slug);
    skins.set(slug, skin);
  }
  return skin;
}

/** Load a game's picture for the lobby; null = it has none, or it cannot be had. */
export function coverOf(slug: string): Promise<Component | null> {
  const loader = ofGame(covers, slug, 'Cover.svelte');
  if (!loader) return Promise.resolve(null);
  return loader().then(
    (module) => module.default,
    () => null,
  );
}

/** Find what loads a file of a game: a folder is named as its game, with underscores. */
function ofGame<T>(
  found: Readonly<Record<string, () => Promise<T>>>,
  slug: string,
  file: string,
): (() => Promise<T>) | undefined {
  const folder = slug.replaceAll('-', '_');
  return Object.entries(found).find(([path]) => path.endsWith(`/games/${folder}/web/${file}`))?.[1];
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
