// Where things lie, in numbers: seats around a table, cards in a hand. Knows no DOM.

/** A point of a box, as parts of its width and height from the upper left corner, 0 to 1. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From so many seats on they sit along the edges of the box: an ellipse would leave no room in the middle. */
export const CROWD = 8;

/**
 * Where each seat sits, by seat: `bottom` at the bottom, the next ones clockwise, evenly along an ellipse that
 * touches the box's edges; or along its left, upper and right edge, as in a crowd.
 */
export function around(seats: number, bottom: number, edges = seats >= CROWD): Spot[] {
  return Array.from({ length: seats }, (_, seat) => {
    const step = (((seat - bottom) % seats) + seats) % seats;
    if (step === 0) return { x: 0.5, y: 1 };
    return edges ? onEdge(step - 1, seats - 1) : onEllipse(step, seats);
  });
}

function onEllipse(step: number, seats: number): Spot {
  const angle = Math.PI / 2 + (2 * Math.PI * step) / seats;
  return { x: round(0.5 + 0.5 * Math.cos(angle)), y: round(0.5 + 0.5 * Math.sin(angle)) };
}

/** The place of guest `index` of `count`: up the left edge, along the upper one, down the right one. */
function onEdge(index: number, count: number): Spot {
  if (count === 1) return { x: 0.5, y: 0 };
  const side = Math.round(count / 4);
  const top = count - 2 * side;
  const height = (place: number): number =>
    side === 1 ? 0.6 : round(0.95 - ((side === 2 ? 0.5 : 0.65) * place) / (side - 1));
  if (index < side) return { x: 0, y: height(index) };
  if (index >= side + top) return { x: 1, y: height(count - 1 - index) };
  if (top <= 2) return { x: top === 1 ? 0.5 : 0.25 + 0.5 * (index - side), y: 0 };
  return { x: round(0.08 + (0.84 * (index - side)) / (top - 1)), y: 0 };
}

/** The other seats, clockwise from the one after `you`; all seats from 0 for a spectator (-1). */
export function others(seats: number, you: number): number[] {
  if (you < 0) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, step) => (you + 1 + step) % seats);
}

/** How the cards of a hand lie: how many in each row, and how far apart their left edges are, in pixels. */
export interface Fan {
  readonly rows: readonly number[];
  readonly step: number;
}

/** A finger's width: no card may show less of itself, so that its corner can be read and touched. */
export const LEAST_STEP = 26;

/**
 * Spread `cards` cards of width `card` over `width` pixels, in as few rows as leave each a strip of `LEAST_STEP`.
 * With so little room that not even two cards fit in a row, they lie closer.
 */
export function fan(cards: number, width: number, card: number, gap = 6): Fan {
  if (cards <= 1) return { rows: [cards], step: card + gap };
  const most = Math.max(2, Math.floor((width - card) / LEAST_STEP) + 1);
  const count = Math.ceil(cards / most);
  const rows = Array.from({ length: count }, (_, row) => Math.floor(cards / count) + (row < cards % count ? 1 : 0));
  const longest = rows[0] ?? cards;
  const step = longest > 1 ? (width - card) / (longest - 1) : card + gap;
  return { rows, step: Math.max(1, Math.min(card + gap, Math.floor(step))) };
}

/** Cards lie so far apart, aside and below, and are no wider than this, and no narrower if they are to be known. */
const [ASIDE, BELOW, WIDEST, NARROWEST] = [12, 6, 58, 24];

/** How wide `cards` cards may be so that all lie open in rows in a box, in pixels; 0 = they do not fit. */
export function fitting(cards: number, width: number, height: number): number {
  for (let wide = WIDEST; wide >= NARROWEST; wide -= 2) {
    const inRow = Math.floor((width + ASIDE) / (wide + ASIDE));
    if (inRow > 0 && Math.ceil(cards / inRow) * (wide * 1.4 + BELOW) <= height) return wide;
  }
  return 0;
}

/** How card `index` of `count` is turned in a fan, in degrees, and how far it sinks, in parts of its height. */
export function tilt(index: number, count: number): { turn: number; sink: number } {
  if (count < 3) return { turn: 0, sink: 0 };
  const off = index / (count - 1) - 0.5;
  const arc = Math.min(14, count * 1.6);
  return { turn: round(off * arc), sink: round(off * off * 0.006 * arc) };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
