import { beforeEach, expect, test, vi } from 'vitest';

import { Flip, LONGEST } from './flip';

interface Motion {
  readonly frames: Keyframe[];
  readonly options: KeyframeAnimationOptions;
  readonly cancel: () => void;
}

let motions: Motion[];
beforeEach(() => {
  motions = [];
});

/** An element that says it is at `x`, and notes how it is set in motion. */
function card(x: number): HTMLElement & { place: (x: number) => void } {
  let left = x;
  const animate = (frames: Keyframe[], options: KeyframeAnimationOptions): Motion => {
    const motion = { frames, options, cancel: vi.fn() };
    motions.push(motion);
    return motion;
  };
  return Object.assign(document.createElement('div'), {
    animate: animate as unknown as Element['animate'],
    getBoundingClientRect: () => new DOMRect(left, 0, 50, 70),
    place: (to: number) => (left = to),
  });
}

test('a card that has moved starts from where it was, for a quarter of a second at most', () => {
  const flip = new Flip(() => false);
  const one = card(100);
  flip.node('a')(one);
  flip.look();
  one.place(400);
  flip.play();
  expect(motions).toHaveLength(1);
  expect(motions[0]?.frames[0]?.transform).toBe('translate(-300px, 0px) scale(1)');
  expect(motions[0]?.options.duration).toBe(LONGEST);
  expect(LONGEST).toBeLessThanOrEqual(250);
});

test('a card that is drawn anew elsewhere starts from where its id was', () => {
  const flip = new Flip(() => false);
  const gone = flip.node('a')(card(10));
  flip.look();
  gone?.();
  flip.node('a')(card(90));
  flip.play();
  expect(motions[0]?.frames[0]?.transform).toContain('translate(-80px');
});

test('a new card starts from where it came from, or appears in its place', () => {
  const flip = new Flip(() => false);
  flip.node('hidden')(card(30));
  flip.look();
  flip.node('new', 'hidden')(card(130));
  flip.node('other')(card(200));
  flip.play();
  expect(motions.map((motion) => motion.frames[0]?.transform)).toEqual([
    'translate(-100px, 0px) scale(1)',
    'scale(0.8)',
  ]);
});

test('a card that was not drawn starts from what stood for it', () => {
  const flip = new Flip(() => false);
  flip.stand(['h1', 'h2'])(card(40));
  flip.look();
  flip.node('new', 'h2')(card(100));
  flip.play();
  expect(motions[0]?.frames[0]?.transform).toContain('translate(-60px');
});

test('a motion that is interrupted ends, and the next one starts from where the card is seen', () => {
  const flip = new Flip(() => false);
  const one = card(0);
  flip.node('a')(one);
  flip.look();
  one.place(100);
  flip.play();
  one.place(60); // halfway there
  flip.look();
  one.place(200);
  flip.play();
  expect(motions[0]?.cancel).toHaveBeenCalled();
  expect(motions[1]?.frames[0]?.transform).toContain('translate(-140px');
});

test('what has not moved is left alone, and with motion off nothing moves', () => {
  const flip = new Flip(() => false);
  flip.node('a')(card(5));
  flip.look();
  flip.play();
  const still = new Flip(() => true);
  const one = card(0);
  still.node('a')(one);
  still.look();
  one.place(100);
  still.play();
  expect(motions).toEqual([]);
});
