/** What this visitor likes: kept on this device, applied at once. */

/** Languages that the page can be read in; qps is made from English to find text left in code. */
export const LANGUAGES = ['en', 'lt'] as const;
export type Language = (typeof LANGUAGES)[number] | 'qps';

export interface Settings {
  /** The name that one plays under; "" = not asked yet. */
  name: string;
  /** As the browser's languages have it with "auto". */
  language: 'auto' | Language;
  theme: 'auto' | 'light' | 'dark';
  sounds: boolean;
  /** With "auto" things move unless the system asks for less motion. */
  animation: 'auto' | 'off';
  /** Whether cards and their indices are drawn larger. */
  large: boolean;
  /** Whether each move must be confirmed after the tap that chooses it. */
  confirm: boolean;
  /** Whether what has happened is told step by step, where a turn has steps. */
  story: boolean;
  /** Whether what could be reckoned from what is seen is said, such as odds. */
  hints: boolean;
}

const KEY = 'spuds.settings';
const DEFAULTS: Settings = {
  name: '',
  language: 'auto',
  theme: 'auto',
  sounds: true,
  animation: 'auto',
  large: false,
  confirm: false,
  story: true,
  hints: false,
};
const CLOSED: { readonly [K in keyof Settings]?: readonly Settings[K][] } = {
  language: ['auto', ...LANGUAGES, 'qps'],
  theme: ['auto', 'light', 'dark'],
  animation: ['auto', 'off'],
};

/** Read by everyone; written through `choose`. */
export const settings: Settings = $state(read());

/** Change some settings, keep them and apply them. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may keep nothing: then it holds until the page is left.
  }
  applySettings();
}

/** Put what style sheets depend on onto <html>: data-theme, data-still, data-large. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', settings.theme);
  root.toggleAttribute('data-still', settings.animation === 'off');
  root.toggleAttribute('data-large', settings.large);
}

/** Say whether things may move. */
export function mayMove(): boolean {
  const reduced = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return settings.animation === 'auto' && !reduced;
}

/** Read what was kept; whatever is not as it should be is left at its default. */
function read(): Settings {
  const kept: Settings = { ...DEFAULTS };
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return kept;
  }
  if (typeof found !== 'object' || found === null) return kept;
  for (const [key, value] of Object.entries(found)) {
    if (!(key in kept)) continue;
    const name = key as keyof Settings;
    const values = CLOSED[name] as readonly unknown[] | undefined;
    if (typeof value === typeof kept[name] && (!values || values.includes(value)))
      Object.assign(kept, { [name]: value });
  }
  return kept;
}
