/** Registers the service worker, which keeps the page itself for when the network is away. */

/** Keep the page for later, in a built page only. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without one the page works as well; so what may have failed is of no interest.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
