/** The page's addresses: which view is shown, and going from one to another without loading anew. */

export type Route =
  | { readonly name: 'lobby' }
  | { readonly name: 'new'; readonly slug: string }
  | { readonly name: 'table'; readonly id: string }
  | { readonly name: 'rules'; readonly slug: string }
  | { readonly name: 'settings' }
  | { readonly name: 'lost' };

const SLUG = /^[a-z0-9][a-z0-9-]*$/;
const ID = /^[\w-]{1,64}$/;

/** Read a path. */
export function routeOf(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').slice(1);
  if (more.length > 0) return { name: 'lost' };
  if (first === 't' && ID.test(second)) return { name: 'table', id: second };
  if (first === 'new' && SLUG.test(second)) return { name: 'new', slug: second };
  if (first === 'rules' && SLUG.test(second)) return { name: 'rules', slug: second };
  if (first === 'settings' && second === '') return { name: 'settings' };
  return first === '' && second === '' ? { name: 'lobby' } : { name: 'lost' };
}

let shown: Route = $state.raw(routeOf(location.pathname));

/** The view that is shown. */
export function route(): Route {
  return shown;
}

/** Go to a path of this page, which may have a query and a fragment. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrive();
}

/** Follow links within the page and the browser's back and forward. */
export function startRouter(): () => void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', arrive);
    document.removeEventListener('click', follow);
  };
}

function arrive(): void {
  const next = routeOf(location.pathname);
  if (JSON.stringify(next) !== JSON.stringify(shown)) shown = next;
}

/** Take over a plain click on a link of ours; leave new tabs, downloads and fragments to the browser. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  if (routeOf(link.pathname).name === 'lost') return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
