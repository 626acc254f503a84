import { render } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { startLanguage } from '../lib/i18n.svelte';
import { choose } from '../lib/settings.svelte';
import { soon } from '../lib/soon';
import { whole, type Choice, type Pick, type Seen } from '../lib/types';
import { FAR } from './drag';
import { PARTS } from './parts';
import { board, happened, play, seen, setStage, stage, tell } from './staged';
import Table from './Table.svelte';

vi.mock('../lib/attend', () => import('./staged'));

beforeAll(startLanguage);

/** Where the hand's upper edge is, where the others sit, and where cards of the hand lie; all in pixels. */
const EDGE = 400;
const SEAT = { left: 100, top: 20, right: 200, bottom: 80 };
const LIES = { x: 300, y: EDGE + 50 };
/** Above the hand, and over no seat. */
const ABOVE = { x: 300, y: EDGE - 100 };
const ON_SEAT = { x: 150, y: 50 };

function boxOf(element: Element): DOMRect {
  const { left, top, right, bottom } = element.matches('section.hand')
    ? { left: 0, top: EDGE, right: 800, bottom: 600 }
    : element.matches('.seat:not(.own)') && element.textContent.includes('Bo')
      ? SEAT
      : { left: 0, top: 0, right: 0, bottom: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top, left, top, right, bottom, toJSON: () => '' };
}

beforeEach(() => {
  stage.listener = null;
  sessionStorage.clear();
  history.replaceState(null, '', '/t/T');
  choose({ confirm: false, sounds: false, animation: 'off' });
  setStage();
  Element.prototype.getBoundingClientRect = function () {
    return boxOf(this);
  };
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.scrollTo = vi.fn() as Element['scrollTo'];
});

/** What drags a card comes when one is first touched. */
const loads = vi.spyOn(PARTS, 'drag');

const text = { text: { id: 'play', args: { card: 'b4' } } };
const card: Pick = whole('Pick', { ...text, zone: 'hand:0', face: 'b4' });
/** Blue 4 goes to one of the others, and nobody else can be said before it is pressed. */
const TO_SEATS: readonly Choice[] = [1, 2].map((seat) =>
  whole('Choice', { move: `b4 to ${seat}`, picks: [card, whole('Pick', { ...text, seat })] }),
);

async function open(view: Seen = seen()): Promise<void> {
  render(Table, { id: 'T' });
  await soon(() => expect(stage.listener).not.toBeNull());
  tell(view, [happened('plays')], true);
  await soon(() => expect(held('b4').textContent).toContain('Blue 4'));
}

function held(face: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`section.hand button.card[data-face="${face}"]`);
  if (!found) throw new Error(`no ${face} in the hand`);
  return found;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the pointer does: first of all it goes down on a card. */
function hand(face: string, pointerType = 'mouse') {
  const on = held(face);
  const send = (type: string, { x, y }: Point, more: object = {}): void => {
    const form = { pointerId: 1, isPrimary: true, pointerType, button: 0, buttons: 1, clientX: x, clientY: y };
    on.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...form, ...more }));
  };
  return {
    async down(): Promise<void> {
      loads.mockClear();
      send('pointerdown', LIES);
      // The card has waited for it first.
      await loads.mock.results[0]?.value;
    },
    move: (to: Point) => send('pointermove', to, { button: -1 }),
    cancel: () => send('pointercancel', LIES),
    /** Let go: of a mouse a click follows. */
    up(at: Point): void {
      send('pointerup', at, { buttons: 0 });
      on.click();
    },
    lies: () => on.closest('li')?.style.translate,
  };
}

async function dragged(face: string, to: Point, pointerType = 'mouse'): Promise<void> {
  const pointer = hand(face, pointerType);
  await pointer.down();
  pointer.move(to);
  pointer.up(to);
}

const moves = (): unknown[] => stage.asked.map((wish) => ('move' in wish ? wish.move : wish));
const key = (name: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

test('a card that is let go above the hand is played, once, by the very words of a tap', async () => {
  await open();
  await dragged('b4', ABOVE);
  expect(stage.asked).toEqual([{ type: 'move', decision: [7, 0, 0], move: 'play b4' }]);
});

test('a finger plays a card by moving up', async () => {
  await open();
  await dragged('b4', ABOVE, 'touch');
  expect(moves()).toEqual(['play b4']);
});

test('a pointer that trembles presses, where it goes down', async () => {
  await open();
  const near = { x: LIES.x, y: LIES.y - FAR + 1 };
  const pointer = hand('b4');
  await pointer.down();
  pointer.move(near);
  expect(pointer.lies()).toBe('');
  pointer.up(near);
  expect(moves()).toEqual(['play b4']);
});

test('a card goes with the pointer, says when it would be played, and stays if it is let go over the hand', async () => {
  await open();
  const pointer = hand('b4');
  await pointer.down();
  pointer.move(ABOVE);
  expect(pointer.lies()).toBe(`${ABOVE.x - LIES.x}px ${ABOVE.y - LIES.y}px`);
  expect(held('b4').classList).toContain('out');
  const home = { x: LIES.x + 90, y: EDGE + 1 };
  pointer.move(home);
  expect(held('b4').classList).not.toContain('out');
  pointer.up(home);
  expect(pointer.lies()).toBe('');
  expect(stage.asked).toEqual([]);
});

test('after a drag the next click means what it says', async () => {
  await open();
  await dragged('b4', { x: LIES.x + 90, y: LIES.y });
  await new Promise((resolve) => setTimeout(resolve, 5));
  held('b4').click();
  expect(moves()).toEqual(['play b4']);
});

test('Escape takes a drag back, and letting go means nothing then', async () => {
  await open();
  const pointer = hand('b4');
  await pointer.down();
  pointer.move(ABOVE);
  key('Escape');
  expect(pointer.lies()).toBe('');
  pointer.move(ABOVE);
  expect(pointer.lies()).toBe('');
  pointer.up(ABOVE);
  expect(stage.asked).toEqual([]);
});

test('a second finger takes a drag back', async () => {
  await open();
  const pointer = hand('b4', 'touch');
  await pointer.down();
  pointer.move(ABOVE);
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 2, pointerType: 'touch' }));
  pointer.up(ABOVE);
  expect(pointer.lies()).toBe('');
  expect(stage.asked).toEqual([]);
});

test('where the browser scrolls instead, nothing is played', async () => {
  await open();
  const pointer = hand('b4', 'touch');
  await pointer.down();
  pointer.move(ABOVE);
  pointer.cancel();
  expect(pointer.lies()).toBe('');
  pointer.move(ABOVE);
  expect(pointer.lies()).toBe('');
  expect(stage.asked).toEqual([]);
});

test('a finger that moves up where more of the page is below scrolls, and plays nothing', async () => {
  await open();
  const main = document.querySelector('main') as HTMLElement;
  Object.defineProperties(main, { scrollHeight: { value: 900 }, clientHeight: { value: 600 } });
  const pointer = hand('b4', 'touch');
  await pointer.down();
  pointer.move(ABOVE);
  expect(pointer.lies()).toBe('');
  expect(main.scrollTo).toHaveBeenLastCalledWith({ top: LIES.y - ABOVE.y, behavior: 'instant' });
  pointer.up(ABOVE);
  expect(stage.asked).toEqual([]);
});

test('a card that may not be played says why not when it is dragged, and goes back', async () => {
  await open();
  const pointer = hand('r5');
  await pointer.down();
  pointer.move(ABOVE);
  expect(held('r5').classList).not.toContain('out');
  pointer.up(ABOVE);
  await soon(() => expect(document.querySelector('.refusal')?.textContent).toContain('red is taken'));
  expect(pointer.lies()).toBe('');
  expect(stage.asked).toEqual([]);
});

test('a card that is let go on a seat goes there at once, and the seat has shown that it may', async () => {
  await open(seen({ board: board({ choices: [...TO_SEATS, play('y1')] }) }));
  const pointer = hand('b4');
  await pointer.down();
  pointer.move(ON_SEAT);
  const lit = (): Element[] => [...document.querySelectorAll<HTMLElement>('.seat')].filter((one) => one.style.outline);
  expect(lit()).toHaveLength(2);
  pointer.up(ON_SEAT);
  expect(moves()).toEqual(['b4 to 1']);
  expect(lit()).toEqual([]);
});

test('let go elsewhere, the card is chosen and the seat is asked for', async () => {
  await open(seen({ board: board({ choices: [...TO_SEATS, play('y1')] }) }));
  await dragged('b4', ABOVE);
  await soon(() => expect(held('b4').getAttribute('aria-pressed')).toBe('true'));
  expect(held('b4').closest('li')?.style.translate).toBe('');
  expect(stage.asked).toEqual([]);
});

test('a costly play waits for a yes after a drag too', async () => {
  await open(seen({ board: board({ choices: [play('b4', { confirm: true }), play('y1')] }) }));
  await dragged('b4', ABOVE);
  await soon(() => expect(document.querySelector('.prompt')?.textContent).toContain('Do it'));
  expect(stage.asked).toEqual([]);
});

test('a card is not played for another decision than the one it was taken up for', async () => {
  await open();
  const pointer = hand('b4');
  await pointer.down();
  pointer.move(ABOVE);
  tell(seen({ decision: [9, 0, 0] }));
  pointer.up(ABOVE);
  expect(stage.asked).toEqual([]);
});

test('a button of the mouse that was let go before the page knew of drags moves nothing', async () => {
  await open();
  const pointer = hand('b4');
  await pointer.down();
  held('b4').dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, pointerId: 1, pointerType: 'mouse', buttons: 0, clientY: -99 }),
  );
  expect(pointer.lies()).toBe('');
});
