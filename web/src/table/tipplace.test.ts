import { expect, test } from 'vitest';

import { around, placed, type Box } from './tipplace';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const PAGE = box(0, 0, 1000, 800);

test('a tip stands above what it is about, or below it where there is no room above', () => {
  expect(placed(box(400, 300, 500, 400), box(400, 300, 500, 400), [200, 100], PAGE, [])).toEqual(
    box(350, 192, 550, 292),
  );
  expect(placed(box(400, 20, 500, 120), box(400, 20, 500, 120), [200, 100], PAGE, [])).toEqual(box(350, 128, 550, 228));
});

test('a tip stands beside the hand where it would cover an answer', () => {
  const [card, hand, answers] = [box(500, 660, 600, 790), box(300, 660, 700, 790), box(300, 600, 700, 640)];
  expect(placed(card, hand, [200, 100], PAGE, [answers])).toEqual(box(92, 675, 292, 775));
  const left = box(100, 660, 700, 790);
  expect(placed(card, left, [200, 100], PAGE, [answers])).toEqual(box(708, 675, 908, 775));
});

test('where all other places are taken a tip is still within the page', () => {
  const card = box(0, 660, 100, 790);
  expect(placed(card, box(0, 660, 1000, 790), [200, 100], PAGE, [box(0, 0, 1000, 660)])).toEqual(box(4, 552, 204, 652));
});

test('the box around others holds all of them', () => {
  expect(around([box(1, 5, 3, 9), box(2, 4, 8, 6)])).toEqual(box(1, 4, 8, 9));
  expect(around([])).toBeNull();
});
