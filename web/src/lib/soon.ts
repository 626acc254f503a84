/** What tests wait with, for what the page does in its own time, on a machine that may do much else at a time. */

const LONG_MS = 90_000;
const AGAIN_MS = 50;
// Also where a test stops the page's clock.
const clock = { setTimeout, clearTimeout, setInterval, clearInterval };

/**
 * Wait until `what` fails no longer, and give back what it gives. It is tried at once, at every change of the document and
 * every now and then: what is shown for a moment only is seen, if it is waited for from when it was brought about. What
 * follows upon the `await` until the next one happens in that very moment.
 */
export function soon<T>(what: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const look = (): void => {
      try {
        resolve(what());
        end();
      } catch (thrown) {
        failure = thrown;
      }
    };
    const watch = new MutationObserver(look);
    const again = clock.setInterval(look, AGAIN_MS);
    const late = clock.setTimeout(() => {
      end();
      reject(failure);
    }, LONG_MS);
    const end = (): void => {
      watch.disconnect();
      clock.clearInterval(again);
      clock.clearTimeout(late);
    };
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  });
}
