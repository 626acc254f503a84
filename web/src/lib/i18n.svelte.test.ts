import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import * as i18n from './i18n.svelte';
import { accented } from './pseudo';
import { choose, settings } from './settings.svelte';

const GAME: Record<string, string> = {
  pear: 'event-picks = { $player } picks p2\n    .page = { $player } picks two pears',
  en: 'event-picks = { $player } picks { $n ->\n    [one] a plum\n   *[other] { $n } plums\n}.',
  lt: 'event-picks = { $player } skina { $n ->\n    [one] { $n } slyvą\n    [few] { $n } slyvas\n   *[other] { $n } slyvų\n}.',
};
const text = { id: 'event-picks', args: { n: 2 }, players: { player: 1 } };
const names: i18n.Names = (seat) => ['Ona', 'Petras'][seat] ?? '';

beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string) => {
    const [, slug, language = ''] = /games\/([\w-]+)\/messages\/(\w+)\.ftl$/.exec(path) ?? [];
    const found =
      slug === 'quince' && language !== 'en' ? undefined : GAME[slug === 'plum-and-pear' ? 'pear' : language];
    return Promise.resolve(new Response(found ?? '{}', { status: found ? 200 : 404 }));
  });
  choose({ language: 'en' });
  await i18n.startLanguage();
});

afterEach(() => vi.unstubAllGlobals());

describe('words', () => {
  it('are of the language chosen, from one moment to the next', async () => {
    await i18n.loadGame('orchard');
    const seen: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(`${i18n.t('play')}: ${i18n.gameText(text, names)}`);
      });
    });
    flushSync();
    await i18n.setLanguage('lt');
    flushSync();
    stop();
    expect(seen).toEqual(['Play: Petras picks 2 plums.', 'Žaisti: Petras skina 2 slyvas.']);
    expect(document.documentElement.lang).toBe('lt');
  });

  it.each([
    [1, '1 žaidėjas'],
    [2, '2 žaidėjai'],
    [10, '10 žaidėjų'],
    [11, '11 žaidėjų'],
    [21, '21 žaidėjas'],
  ])('count %i in Lithuanian as Lithuanian does', async (n, counted) => {
    await i18n.setLanguage('lt');
    expect(i18n.t('players', { n })).toBe(counted);
  });

  it('follow the browser until one chooses', async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl', 'lt-LT', 'en']);
    await i18n.setLanguage('auto');
    expect(i18n.language()).toBe('lt');
    languages.mockReturnValue(['pl']);
    await i18n.setLanguage('auto');
    expect(i18n.language()).toBe('en');
    languages.mockRestore();
  });

  it('in two languages asked for at once are those of the last', async () => {
    await Promise.all([i18n.setLanguage('lt'), i18n.setLanguage('en')]);
    expect(i18n.t('play')).toBe('Play');
  });

  it('that are said later come when they are asked for, in whatever language is chosen meanwhile', async () => {
    vi.resetModules();
    const { allWords, setLanguage, startLanguage, t } = await import('./i18n.svelte');
    await startLanguage();
    expect([t('play'), t('set-theme')]).toEqual(['Play', 'set-theme']);
    await Promise.all([setLanguage('lt'), allWords()]);
    expect([t('play'), t('set-theme')]).toEqual(['Žaisti', 'Spalvos']);
    await setLanguage('en');
    expect([t('play'), t('set-theme')]).toEqual(['Play', 'Colours']);
  });

  it('of a game that does not speak the language are English', async () => {
    await i18n.setLanguage('lt');
    await i18n.loadGame('quince');
    expect(i18n.gameText(text, names)).toBe('Petras picks 2 plums.');
  });

  it('stay as they were where the language cannot be had', async () => {
    await i18n.loadGame('pear');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await i18n.setLanguage('lt');
    expect([i18n.language(), i18n.t('play'), settings.language]).toEqual(['en', 'Play', 'en']);
  });

  it('of a game are those for the page where it has such', async () => {
    await i18n.loadGame('plum-and-pear');
    expect(i18n.gameText(text, names)).toBe('Petras picks two pears');
  });

  it('that are missing show their id', () => {
    expect(i18n.t('no-such-message')).toBe('no-such-message');
    expect(i18n.gameText({ ...text, id: 'no-such' }, names)).toBe('no-such');
    expect([i18n.has('play'), i18n.has('no-such'), i18n.gameHas('no-such')]).toEqual([true, false, false]);
  });

  it('of the pseudo-locale have accents and brackets, what is filled in stays', async () => {
    await i18n.setLanguage('qps');
    await i18n.loadGame('orchard');
    expect(i18n.t('play')).toBe(`⟦${accented('Play')}⟧`);
    expect(i18n.gameText(text, names)).toBe(`⟦Petras ${accented('picks')} 2 ${accented('plums')}.⟧`);
    expect(accented('Play')).not.toMatch(/[A-Za-z]/);
  });
});
