/** Words: the page's messages and those of games, in the language chosen, switched without a reload. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { accented } from './pseudo';
import { applySettings, choose, LANGUAGES, settings, type Language } from './settings.svelte';
import { toast } from './toast.svelte';
import type { Text } from './types';

export type Args = Readonly<Record<string, string | number>>;
/** Says what a seat's player is called, in the nominative. */
export type Names = (seat: number) => string;

const firstFiles = import.meta.glob<string>('../../messages/*.ftl', { query: '?first', import: 'default' });
const laterFiles = import.meta.glob<string>('../../messages/*.ftl', { query: '?later', import: 'default' });

/** Everything that words depend on, exchanged as a whole, so that no sentence is ever half in one language. */
interface Words {
  readonly language: Language;
  readonly page: FluentBundle;
  readonly games: ReadonlyMap<string, FluentBundle>;
}

let words: Words | undefined = $state.raw();
let current = $state('');
/** Settled when there are not only the words of the first sight; undefined = nobody has asked for more. */
let more: Promise<void> | undefined;
const cache = new Map<string, Promise<FluentBundle>>();

/** The language in which the page is now. */
export function language(): Language {
  return words?.language ?? 'en';
}

/** The language tag for dates, numbers and `lang` attributes. */
export function tag(): string {
  return language() === 'qps' ? 'en' : language();
}

/** Load the words of the visitor's language; the first thing that the page does. */
export async function startLanguage(): Promise<void> {
  applySettings();
  await load(wanted());
}

/** Change the language at once and remember it; "auto" follows the browser. Without its words all stays as it was. */
export async function setLanguage(choice: 'auto' | Language): Promise<void> {
  const before = settings.language;
  choose({ language: choice });
  try {
    await load(wanted());
  } catch {
    if (settings.language === choice) choose({ language: before });
    toast(t('error-page'), 'error');
  }
}

/** Load what the page has to say beyond its first sight. All that is shown later waits for it. */
export function allWords(): Promise<void> {
  if (!more) {
    more = Promise.resolve().then(() => load(wanted()));
    more.catch(() => (more = undefined));
  }
  return more;
}

/** Load the messages of a game and take them for `gameText` from now on. */
export async function loadGame(slug: string): Promise<void> {
  current = slug;
  while (words && !words.games.has(slug)) {
    const { language: now } = words;
    const bundle = await gameBundle(slug, now);
    // The language may have been changed meanwhile; then this is a bundle too late.
    if (words.language === now) words = { ...words, games: new Map(words.games).set(slug, bundle) };
  }
}

/** Put a message of the page into words; an unknown id shows itself. */
export function t(id: string, args?: Args): string {
  return words ? (worded(words.page, id, args) ?? id) : id;
}

/** Say whether the page has a message. */
export function has(id: string): boolean {
  return words?.page.hasMessage(id) ?? false;
}

/** Put a text of the page, such as a line of the table's log, into words. */
export function pageText(text: Text, names: Names): string {
  return t(text.id, argsOf(text, names));
}

/** Put a text of a game into words: of the game that was loaded last, or of `slug`. */
export function gameText(text: Text, names: Names, slug = current): string {
  return g(slug, text.id, argsOf(text, names)) ?? text.id;
}

/**
 * Put a game's message into words; undefined where it has none, or is not loaded. What a message has for the page, after
 * `.page`, goes before what the terminal says.
 */
export function g(slug: string, id: string, args?: Args): string | undefined {
  const bundle = words?.games.get(slug);
  return bundle && worded(bundle, id, args);
}

/** Say whether a game has a message. */
export function gameHas(id: string, slug = current): boolean {
  return words?.games.get(slug)?.hasMessage(id) ?? false;
}

function argsOf(text: Text, names: Names): Args {
  const people = Object.entries(text.players ?? {}).map(([key, seat]) => [key, names(seat)] as const);
  return { ...text.args, ...Object.fromEntries(people) };
}

function worded(bundle: FluentBundle, id: string, args?: Args): string | undefined {
  const message = bundle.getMessage(id);
  const pattern = message?.attributes['page'] ?? message?.value;
  if (pattern === undefined || pattern === null) return undefined;
  const text = bundle.formatPattern(pattern, (args ?? null) as Record<string, FluentVariable> | null, []);
  return words?.language === 'qps' && text !== '' ? `⟦${text}⟧` : text;
}

/** The language by the settings, or else by the browser. */
function wanted(): Language {
  if (settings.language !== 'auto') return settings.language;
  for (const one of navigator.languages) {
    const short = one.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((known) => known === short);
    if (found) return found;
  }
  return 'en';
}

async function load(to: Language): Promise<void> {
  const asked = more;
  const slugs = [...(words?.games.keys() ?? [])];
  if (current && !slugs.includes(current)) slugs.push(current);
  const [page, ...games] = await Promise.all([pageBundle(to), ...slugs.map((slug) => gameBundle(slug, to))]);
  if (wanted() !== to) return;
  // More was asked for meanwhile: this would be less.
  if (asked !== more) return load(to);
  words = { language: to, page, games: new Map(slugs.map((slug, i) => [slug, games[i] as FluentBundle])) };
  document.documentElement.lang = tag();
}

function pageBundle(to: Language): Promise<FluentBundle> {
  const parts = more ? [firstFiles, laterFiles] : [firstFiles];
  return cached(`page ${to} ${parts.length}`, to, async () => {
    const texts = parts.map((files) => files[`../../messages/${to === 'qps' ? 'en' : to}.ftl`]?.());
    if (texts.includes(undefined)) throw new Error(`no messages in ${to}`);
    return (await Promise.all(texts)).join('\n');
  });
}

function gameBundle(slug: string, to: Language): Promise<FluentBundle> {
  return cached(`${slug} ${to}`, to, async () => {
    for (const one of [to === 'qps' ? 'en' : to, 'en']) {
      const answer = await fetch(`/api/games/${slug}/messages/${one}.ftl`);
      if (answer.ok) return answer.text();
      // A game need not speak every language of the page; anything else than "no such file" is to be tried again.
      if (answer.status !== 404) break;
    }
    throw new Error(`no messages of ${slug}`);
  });
}

function cached(key: string, to: Language, source: () => Promise<string>): Promise<FluentBundle> {
  let bundle = cache.get(key);
  if (!bundle) {
    bundle = source().then((text) => made(to, text));
    cache.set(key, bundle);
    bundle.catch(() => cache.delete(key));
  }
  return bundle;
}

function made(to: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(to === 'qps' ? 'en' : to, {
    useIsolating: false,
    ...(to === 'qps' ? { transform: accented } : {}),
  });
  bundle.addResource(new FluentResource(source));
  return bundle;
}
