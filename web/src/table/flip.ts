// Lets cards be seen to move: where each was is looked up before the page changes, and it starts from there after.
// What is drawn is always the newest board; the motion is only laid over it, and a new one begins wherever the
// last one is at that moment.

import type { Attachment } from 'svelte/attachments';

/** The middle of a box on the screen, and its width, in pixels. */
interface Where {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Longest motion, in milliseconds. */
export const LONGEST = 250;
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** Moves elements that carry ids. One of it belongs to one table. */
export class Flip {
  /** Elements by id, those last added first to be asked. */
  private readonly shown = new Map<string, HTMLElement>();
  /** Elements that stand for cards which are not drawn. */
  private readonly stands = new Map<string, HTMLElement>();
  private readonly origins = new Map<string, string>();
  private readonly running = new Map<HTMLElement, Animation>();
  private before = new Map<string, Where>();

  /** @param still Whether nothing is to move, asked each time. */
  constructor(private readonly still: () => boolean) {}

  /** For `{@attach}`: this element is what has this id; where it is new, it starts from where `from` was. */
  node(id: string, from = ''): Attachment<HTMLElement> {
    return (element) => {
      this.shown.set(id, element);
      if (from) this.origins.set(id, from);
      return () => {
        if (this.shown.get(id) === element) this.shown.delete(id);
      };
    };
  }

  /** For `{@attach}`: this element is where cards with these ids are, though they are not drawn. */
  stand(ids: readonly string[]): Attachment<HTMLElement> {
    return (element) => {
      for (const id of ids) this.stands.set(id, element);
      return () => {
        for (const id of ids) if (this.stands.get(id) === element) this.stands.delete(id);
      };
    };
  }

  /** The element that has an id, or stands for it. */
  find(id: string): HTMLElement | undefined {
    return this.shown.get(id) ?? this.stands.get(id);
  }

  /** Note where everything is, in the midst of motion too. To be called before the page changes. */
  look(): void {
    this.before = new Map();
    this.origins.clear();
    if (this.still()) return;
    for (const [id, element] of [...this.stands, ...this.shown]) {
      const place = where(element);
      if (place) this.before.set(id, place);
    }
  }

  /** Set everything in motion from where it was. To be called when the page has changed, before it is painted. */
  play(): void {
    for (const animation of this.running.values()) animation.cancel();
    this.running.clear();
    if (this.before.size === 0) return;
    const moves: [HTMLElement, Keyframe[]][] = [];
    for (const [id, element] of this.shown) {
      const frames = this.frames(id, element);
      if (frames) moves.push([element, frames]);
    }
    for (const [element, frames] of moves) this.start(element, frames);
  }

  private frames(id: string, element: HTMLElement): Keyframe[] | null {
    const to = where(element);
    if (!to || typeof element.animate !== 'function') return null;
    const from = this.before.get(id) ?? this.before.get(this.origins.get(id) ?? '');
    if (!from) return [{ opacity: 0, transform: 'scale(0.8)' }];
    const [x, y, scale] = [from.x - to.x, from.y - to.y, from.width / to.width];
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return null;
    return [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 50 }];
  }

  private start(element: HTMLElement, frames: Keyframe[]): void {
    const animation = element.animate(frames, { duration: LONGEST, easing: EASE });
    this.running.set(element, animation);
    animation.onfinish = () => {
      if (this.running.get(element) === animation) this.running.delete(element);
    };
  }
}

/** Where an element is seen now; null = it is not drawn. */
function where(element: HTMLElement): Where | null {
  const box = element.getBoundingClientRect();
  return box.width === 0 ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}
