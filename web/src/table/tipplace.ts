// Where a tip stands so that it covers as little as possible of what one may want to press. Knows no DOM.

/** A rectangle of the screen. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Between a tip and what it is about, and between it and the edge of the page. */
const GAP = 8;
const EDGE = 4;

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const within = (box: Box, page: Box): boolean =>
  box.left >= page.left && box.top >= page.top && box.right <= page.right && box.bottom <= page.bottom;
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The box around some others; null = there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/**
 * Place a tip about what is in `box`: above it, below it, or beside its group, whichever is the first that is within
 * the page and covers nothing of `free`; if none is, the first that is within the page.
 */
export function placed(box: Box, group: Box, size: readonly [number, number], page: Box, free: readonly Box[]): Box {
  const [width, height] = size;
  const room = { left: page.left + EDGE, top: page.top + EDGE, right: page.right - EDGE, bottom: page.bottom - EDGE };
  const inside = (at: number, from: number, to: number): number => Math.max(from, Math.min(to, at));
  const across = inside((box.left + box.right - width) / 2, room.left, room.right - width);
  const down = inside((box.top + box.bottom - height) / 2, room.top, room.bottom - height);
  const spots = [
    boxAt(across, box.top - GAP - height, width, height),
    boxAt(across, box.bottom + GAP, width, height),
    boxAt(group.left - GAP - width, down, width, height),
    boxAt(group.right + GAP, down, width, height),
  ].filter((spot) => within(spot, room));
  const clear = spots.find((spot) => !free.some((one) => overlap(one, spot)));
  return clear ?? spots[0] ?? boxAt(across, room.top, width, height);
}
