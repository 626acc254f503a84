import { afterEach, expect, it } from 'vitest';
import { go, route, routeOf, startRouter } from './router.svelte';
import { soon } from './soon';

it.each([
  ['/', { name: 'lobby' }],
  ['/new/potato-man', { name: 'new', slug: 'potato-man' }],
  ['/t/aB3_x-9', { name: 'table', id: 'aB3_x-9' }],
  ['/rules/orchard', { name: 'rules', slug: 'orchard' }],
  ['/settings', { name: 'settings' }],
  ['/t/', { name: 'lost' }],
  ['/t/a/b', { name: 'lost' }],
  ['/new/../secret', { name: 'lost' }],
  ['/t/%3Cscript%3E', { name: 'lost' }],
  ['/elsewhere', { name: 'lost' }],
])('%s is read as a view', (path, view) => {
  expect(routeOf(path)).toEqual(view);
});

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  document.body.replaceChildren();
  go('/');
});

function click(html: { href: string; target?: string }, how: MouseEventInit = {}): void {
  const link = document.createElement('a');
  link.setAttribute('href', html.href);
  if (html.target) link.target = html.target;
  document.body.append(link);
  // What the page leaves to the browser is not followed here either.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

it('a link within the page is followed without loading anew, back and forward too', async () => {
  stop = startRouter();
  click({ href: '/settings' });
  expect(route()).toEqual({ name: 'settings' });
  expect(location.pathname).toBe('/settings');
  history.back();
  await soon(() => expect(route()).toEqual({ name: 'lobby' }));
});

it.each([
  ['in a new tab', { href: '/settings', target: '_blank' }, {}],
  ['with a modifier', { href: '/settings' }, { ctrlKey: true }],
  ['by another button', { href: '/settings' }, { button: 1 }],
  ['to another host', { href: 'https://example.org/settings' }, {}],
  ['to what is no view', { href: '/api/games' }, {}],
  ['to a place on the same view', { href: '/#there' }, {}],
])('a link %s is left to the browser', (_, link, how) => {
  stop = startRouter();
  click(link, how);
  expect(route()).toEqual({ name: 'lobby' });
  expect(location.pathname).toBe('/');
});
