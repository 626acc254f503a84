// A long press with a finger or a pen: asks what something is, and is no press.

const HELD_MS = 500;

/** What a button needs to know a long press from a press. */
export interface Held {
  begin(event: PointerEvent): void;
  end(): void;
  /** Whether the press that ends now was long, and has been seen to. */
  wasLong(): boolean;
}

/** Call `then` after a long press. */
export function heldDown(then: () => void): Held {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let long = false;
  return {
    begin(event) {
      long = false;
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        long = true;
        then();
      }, HELD_MS);
    },
    end: () => clearTimeout(timer),
    wasLong() {
      const was = long;
      long = false;
      return was;
    },
  };
}
