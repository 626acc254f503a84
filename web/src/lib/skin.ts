/** How a game's cards look: its own skin where its folder has one, else letters, shapes and numbers. */
import type { Component } from 'svelte';
import type { Face, Line, Suit, Token } from './types';

/** The options of a table. */
export type Agreed = Readonly<Record<string, string | number>>;

/**
 * What a game's `web/index.ts` exports by default. All parts are pictures: names are said by whoever shows them. A
 * `Cover.svelte` beside it is a wide picture for the lobby, 8 : 5, one <svg> that is drawn when the page is built.
 */
export interface Skin {
  /** The game's, such as "potato-man". */
  slug: string;
  /** The side of a card that shows; fills its box, 5 : 7. What a table has agreed on may be printed on it. */
  Face: Component<{ face: Face; suit?: Suit | undefined; options?: Agreed | undefined }>;
  /** The other side. */
  Back: Component;
  /**
   * A token as it stands, in a square: its kind, its side, whose it is, what lies under it; and the line that is told at
   * this moment, for one that looks on. Unknown kinds stay blank.
   */
  Token?: Component<{ token: Token; told?: Line | null }> | undefined;
  /** Kinds of tokens that look on from the edge of the table, instead of standing among what lies in the middle. */
  aside?: readonly string[] | undefined;
  /** Kinds of tokens whose picture says itself how many cards lie there. */
  counted?: readonly string[] | undefined;
  /** What is drawn on the table's cloth, under all that lies there, such as the way round that the turn goes. */
  Felt?: Component<{ tokens: readonly Token[] }> | undefined;
  /** A sign before the figure of a badge, by its id, in a square; ids that it does not know it leaves out. */
  Sign?: Component<{ id: string }> | undefined;
  /** Loads what flares up at lines of the log. */
  effects?: (() => Promise<Effects>) | undefined;
  /** Kinds of lines by which something flies from their token to the pawn of their seat, such as burns. */
  strikes?: readonly string[] | undefined;
  /**
   * For a game whose turns have no steps: kinds of lines that are told one after the other, besides those that show a
   * card to the viewer.
   */
  tells?: readonly string[] | undefined;
  /** For such a game too: kinds of lines that are not told although they show a card, for the table shows them anyway. */
  untold?: readonly string[] | undefined;
  /** Id of the pile in the middle that all play on: it is never put away, and keeps its place while no card lies there. */
  pile?: string | undefined;
  /** Ids of marks that say of a card in a hand that all know it: shown by an eye, not by a frame. */
  known?: readonly string[] | undefined;
  /** Zones over which the effects of some kinds of lines flare up, instead of over a token or a seat. */
  over?: Readonly<Record<string, string>> | undefined;
  /** Kinds of lines whose outcome is held back for a moment: their effects last `SUSPENSE_MS` longer. */
  suspense?: readonly string[] | undefined;
}

/**
 * What flares up over the token or the seat of a line of the log, by its kind: in a square, for as long as `EFFECT_MS`,
 * never where nothing is to move.
 */
export type Effects = Readonly<Record<string, Component<{ line: Line }>>>;

/** How long an effect is shown. */
export const EFFECT_MS = 600;
/** How long the outcome of some lines is held back. */
export const SUSPENSE_MS = 700;

type Loader = () => Promise<unknown>;

const loaders = import.meta.glob<unknown>('../../../src/spuds/games/*/web/index.ts');
const covers = import.meta.glob<string>('../../../src/spuds/games/*/web/Cover.svelte', {
  query: '?picture',
  import: 'default',
});
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

/** Where a game's picture for the lobby is; null = it has none, or that cannot be told now. */
export function coverOf(slug: string): Promise<string | null> {
  const loader = ofGame(covers, slug, 'Cover.svelte');
  return loader ? loader().catch(() => null) : Promise.resolve(null);
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
