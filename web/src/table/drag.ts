// A card is dragged, and pressed where it is let go: by mouse, pen or finger. Loaded when one is first touched.

import { mayMove } from '../lib/settings.svelte';
import type { Pick } from '../lib/types';
import { LONGEST } from './flip';
import { build, type Option } from './picks';
import type { TableStore } from './store.svelte';

/** A pointer that has moved less far than this, in pixels, still presses. */
export const FAR = 8;
/** A card that was let go waits so long for the answer to its move, in milliseconds, before it goes back. */
const PATIENCE = 1500;
/** Above all else. */
const TOP = '90';

/** What a card has to do with it. */
export interface Dragged {
  readonly table: TableStore;
  readonly target: { readonly zone: string; readonly face: string };
  /** What a tap does. */
  press(): void;
  /** No long press, and no tip any more. */
  release(): void;
}

let current: Drag | null = null;

/** A pointer goes down on a card: if it then moves far enough, the card goes with it. */
export function drag(event: PointerEvent, card: Dragged): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button.card') : null;
  if (!button?.isConnected || !event.isPrimary || event.button !== 0) return;
  current?.end();
  current = new Drag(event, button, card);
}

class Drag {
  private phase: 'down' | 'scrolling' | 'lifted' | 'given up' = 'down';
  private readonly ends = new AbortController();
  /** What is moved: nothing of it is turned, unlike what lies in it. */
  private readonly moved: HTMLElement;
  private readonly decision: string;
  private readonly scroller: Element | null;
  private readonly scrolled: number;
  private readonly glowing: HTMLElement[] = [];

  constructor(
    private readonly start: PointerEvent,
    private readonly button: HTMLElement,
    private readonly card: Dragged,
  ) {
    this.moved = button.closest('li') ?? button;
    this.decision = this.decides();
    this.scroller = button.closest('main');
    this.scrolled = this.scroller?.scrollTop ?? 0;
    const { signal } = this.ends;
    window.addEventListener('pointermove', (event) => this.move(event), { signal });
    window.addEventListener('pointerup', (event) => this.up(event), { signal });
    window.addEventListener('pointercancel', () => this.end(), { signal });
    window.addEventListener('pointerdown', (event) => this.down(event), { signal });
    window.addEventListener('keydown', (event) => this.key(event), { signal, capture: true });
  }

  /** It is over, and the card where it was. */
  end(): void {
    this.giveUp();
    this.ends.abort();
    if (current === this) current = null;
  }

  private move(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return;
    // The button may have been let go before this was loaded.
    if (event.pointerType === 'mouse' && event.buttons % 2 === 0) return this.end();
    const [x, y] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    if (this.phase === 'down' && Math.hypot(x, y) > FAR) this.set(x, y);
    if (this.phase === 'scrolling') this.scroller?.scrollTo({ top: this.scrolled - y, behavior: 'instant' });
    if (this.phase !== 'lifted') return;
    this.card.table.showing.hover = null;
    this.moved.style.translate = `${x}px ${y}px`;
    this.button.classList.toggle('out', this.isOut(event) && this.options().length > 0);
  }

  /** A pointer has moved far enough: see what it is about. */
  private set(x: number, y: number): void {
    this.card.release();
    // What a long press has opened lies over the table.
    if (document.querySelector('dialog[open]')) return this.end();
    if (this.start.pointerType !== 'mouse') {
      if (Math.abs(x) > Math.abs(y)) return this.end();
      // Where there is more of the page below, a finger that moves up wants to see it, not to play.
      const { scrollHeight = 0, clientHeight = 0 } = this.scroller ?? {};
      if (y > 0 || scrollHeight - clientHeight - this.scrolled > FAR) return void (this.phase = 'scrolling');
    }
    this.lift();
  }

  private lift(): void {
    this.phase = 'lifted';
    this.button.setPointerCapture(this.start.pointerId);
    this.button.style.cursor = 'grabbing';
    this.moved.style.zIndex = TOP;
    for (const { pick } of this.next()) {
      const place = this.placeOf(pick);
      if (!place) continue;
      place.style.outline = '3px dashed var(--glow)';
      place.style.outlineOffset = '3px';
      this.glowing.push(place);
    }
  }

  private up(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return;
    if (this.phase !== 'down') swallowClick();
    if (this.phase === 'lifted' && this.isOut(event) && this.decides() === this.decision) this.drop(event);
    this.end();
  }

  /** Press the card, and then what it was let go over if the answer needs that. */
  private drop(event: PointerEvent): void {
    const { table, target } = this.card;
    const { answer } = table;
    // What has become of it in the meantime may be help now, which nobody asked for.
    if (this.options().length === 0 && !answer.refusalOf(target.zone, target.face)) return;
    this.card.press();
    if (!answer.sending && answer.picked(target).length > 0) {
      const under = answer.building.options.filter(({ pick }) => holds(this.placeOf(pick), event));
      const least = under.sort((one, other) => size(this.placeOf(one.pick)) - size(this.placeOf(other.pick)))[0];
      if (least) answer.press(least.pick);
    }
    if (answer.sending) this.wait();
  }

  /** Stay where it was let go until the table is drawn anew: from there it flies on. */
  private wait(): void {
    const { answer } = this.card.table;
    const until = performance.now() + PATIENCE;
    const { moved } = this;
    this.tidy();
    this.phase = 'given up';
    const look = (): void => {
      if (answer.sending && moved.isConnected && performance.now() < until) requestAnimationFrame(look);
      else back(moved);
    };
    look();
  }

  private down(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) this.giveUp();
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.phase !== 'lifted') return;
    event.preventDefault();
    this.giveUp();
  }

  /** The card goes back, though the pointer may still be down: what it does then is nothing. */
  private giveUp(): void {
    if (this.phase === 'lifted') {
      this.tidy();
      back(this.moved);
    }
    if (this.phase !== 'down') this.phase = 'given up';
  }

  private tidy(): void {
    this.button.classList.remove('out');
    this.button.style.cursor = '';
    for (const { style } of this.glowing) style.outline = style.outlineOffset = '';
  }

  /** Whether it would be pressed if it were let go here. */
  private isOut({ clientX: x, clientY: y }: PointerEvent): boolean {
    const home = this.button.closest('section.hand, .zone');
    if (!home) return false;
    const { left, right, top, bottom } = home.getBoundingClientRect();
    return y < top || (!home.matches('section') && (y > bottom || x < left || x > right));
  }

  private options(): readonly Option[] {
    return this.card.table.answer.at(this.card.target);
  }

  /** What may be pointed at once the card is. */
  private next(): readonly Option[] {
    const { board, answer } = this.card.table;
    const [option, other] = this.options();
    return !option || other || answer.begun ? [] : build(board?.choices ?? [], [option.key]).options;
  }

  /** Where a seat, a token or a whole zone is; what is a card is pressed, or dragged, by itself. */
  private placeOf({ token, zone, face, seat }: Pick): HTMLElement | null {
    const { flip } = this.card.table;
    if (token) return flip.find(`token ${token}`)?.closest('button') ?? null;
    if (zone) return face ? null : (flip.find(`zone ${zone}`) ?? null);
    return seat < 0 ? null : (flip.find(`seat ${seat}`) ?? null);
  }

  private decides(): string {
    return String(this.card.table.seen?.decision);
  }
}

/** Whether a pointer is on what is drawn there. */
function holds(place: Element | null, { clientX: x, clientY: y }: PointerEvent): boolean {
  const box = place?.getBoundingClientRect();
  return !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function size(place: Element | null): number {
  const { width, height } = place?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return width * height;
}

/** Lay it where it belongs, seen to go there. */
function back(moved: HTMLElement): void {
  const { style } = moved;
  const { translate } = style;
  style.translate = style.zIndex = '';
  if (!mayMove() || typeof moved.animate !== 'function') return;
  moved.animate(
    [
      { translate, zIndex: TOP },
      { translate: '0px 0px', zIndex: TOP },
    ],
    {
      duration: LONGEST,
      easing: 'ease-out',
    },
  );
}

/** The click that the end of a drag is followed by, if any, at once. */
function swallowClick(): void {
  const ends = new AbortController();
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal: ends.signal });
  setTimeout(() => ends.abort(), 0);
}
