/** Starts the page. */
import { mount } from 'svelte';
import './tokens.css';
import './app.css';
import App from './App.svelte';
import { startLanguage } from './lib/i18n.svelte';
import { keepOffline } from './lib/offline';
import { route } from './lib/router.svelte';
import { VIEWS } from './views';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
const { name } = route();
// The view comes while the words do; what goes wrong with it is told where it is shown.
if (name !== 'lost') VIEWS[name]().catch(() => undefined);
try {
  await startLanguage();
  mount(App, { target });
  keepOffline();
} catch {
  // Without its messages the page has only these words.
  target.textContent = 'The page could not be loaded. / Nepavyko įkelti puslapio.';
}
