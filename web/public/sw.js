/*
 * Keeps the page itself - the shell and files with a digest in their names - for when the network is away.
 * Nothing under /api or /ws ever passes through here, so nothing that a player may not know is ever kept.
 */
const CACHE = 'spuds-1';
const SHELL = '/';
/** Files of some builds of the page; the oldest go first. */
const MOST_FILES = 120;

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(SHELL))
      .then(() => self.skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(shell(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** The newest shell from the network, so that an update is seen at once; the kept one without a network. */
async function shell(request) {
  try {
    const answer = await fetch(request);
    const page = (answer.headers.get('content-type') ?? '').startsWith('text/html');
    if (answer.ok && page) {
      const cache = await caches.open(CACHE);
      await cache.put(SHELL, answer.clone());
    }
    return answer;
  } catch (failure) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw failure;
  }
}

/** A file whose name changes with what is in it: the kept one is always right. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const files = (await cache.keys()).filter((one) => new URL(one.url).pathname !== SHELL);
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((one) => cache.delete(one)));
  }
  return answer;
}
