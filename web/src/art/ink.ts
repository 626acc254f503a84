/**
 * How our pictures are written down: lists of marks, each one path with one paint, as a printer would lay down inks.
 * Plain data without ids, gradients or filters, so sixty cards on a screen stay cheap and never collide.
 */

/**
 * A paint: the name of an ink or a colour. Bare = filled with an outline; `=` in front = filled without one; `~` in
 * front = a line only.
 */
export type Paint = string;
/** One path, and how wide its outline or line is. */
export type Path = readonly [paint: Paint, d: string, width?: number];
/** Marks moved together by an SVG transform. */
export interface Group {
  readonly move: string;
  readonly marks: readonly Mark[];
}
export type Mark = Path | Group;
/** Colours by name. */
export type Inks = Readonly<Record<string, string>>;

/** Inks that all pictures share. A picture's own inks go before these. */
export const INKS: Inks = {
  ink: '#3b2418',
  limb: '#3b2418',
  white: '#fffaf0',
  black: '#33282b',
  leaf: '#6fae3c',
  fern: '#3f7d2c',
  wood: '#b5793c',
  straw: '#ecc46c',
  flame: '#f47b20',
  sun: '#ffd23f',
  blush: '#ee8a73',
  tongue: '#e8657a',
  mouth: '#6b2028',
  steel: '#b9c4cc',
  sky: '#8cc9e8',
  red: '#d8402f',
  rose: '#f29bb0',
  navy: '#2d4a86',
  violet: '#6a3d9a',
  skin: '#e3b268',
  light: '#f5d595',
  shade: '#c48d45',
  deep: '#8a5a24',
};

/** What a paint comes to as attributes of a path. */
export interface Painted {
  readonly fill: string;
  readonly stroke: string | undefined;
  readonly width: number | undefined;
}

/** Mix a paint from the inks at hand; a colour that is no ink's name is taken as it is. */
export function painted([paint, , width]: Path, inks: Inks): Painted {
  const kind = paint[0];
  const name = kind === '=' || kind === '~' ? paint.slice(1) : paint;
  const colour = inks[name] ?? INKS[name] ?? name;
  if (kind === '=') return { fill: colour, stroke: undefined, width: undefined };
  if (kind === '~') return { fill: 'none', stroke: colour, width: width ?? 1.7 };
  return { fill: colour, stroke: inks.ink ?? INKS.ink, width: width ?? 1.5 };
}

/** Move marks together. */
export function at(x: number, y: number, marks: readonly Mark[], scale = 1, turn = 0): Group {
  const size = scale === 1 ? '' : `scale(${String(scale)})`;
  const spin = turn === 0 ? '' : `rotate(${String(turn)})`;
  return { move: `translate(${String(x)} ${String(y)})${spin}${size}`, marks };
}

/** A line with an outline to both sides, such as a stick or an arm. */
export function rod(paint: string, d: string, width: number): [Path, Path] {
  return [
    ['~ink', d, width + 2.4],
    [`~${paint}`, d, width],
  ];
}

/** Path of an ellipse around a point; of a circle when one radius is given. */
export function round(x: number, y: number, rx: number, ry = rx): string {
  const step = (dx: number): string => `a${String(rx)} ${String(ry)} 0 1 0 ${String(dx)} 0`;
  return `M${String(x - rx)} ${String(y)}${step(2 * rx)}${step(-2 * rx)}z`;
}

/** Path of a flame, `size` high, standing on a point. */
export function flame(x: number, y: number, size = 17): string {
  const s = (n: number): string => String(Math.round(n * size) / 17);
  return (
    `M${String(x)} ${String(y)}c${s(-9)} ${s(-1)} ${s(-9)} ${s(-10)} ${s(-3)} ${s(-17)}c${s(1)} ${s(5)} ${s(4)} ${s(4)} ` +
    `${s(3)} ${s(9)}c${s(3)} ${s(-2)} ${s(3)} ${s(-4)} ${s(3)} ${s(-6)}c${s(5)} ${s(5)} ${s(5)} ${s(13)} ${s(-3)} ${s(14)}z`
  );
}

/** Path of a leaf from a point, reaching by (dx, dy), `fat` of that to either side. */
export function leaf(x: number, y: number, dx: number, dy: number, fat = 0.35): string {
  const [cx, cy] = [dx / 2 - dy * fat, dy / 2 + dx * fat];
  const there = `q${String(cx)} ${String(cy)} ${String(dx)} ${String(dy)}`;
  return `M${String(x)} ${String(y)}${there}q${String(-cx)} ${String(-cy)} ${String(-dx)} ${String(-dy)}z`;
}

/** Path of rays from a point, each a wedge that reaches beyond the picture; cut off by its frame. */
export function rays(x: number, y: number, count: number, length = 150): string {
  const tip = (angle: number): string =>
    `${(x + length * Math.cos(angle)).toFixed(1)} ${(y + length * Math.sin(angle)).toFixed(1)}`;
  const step = (2 * Math.PI) / count;
  const wedge = (i: number): string => `M${String(x)} ${String(y)}L${tip(i * step)}L${tip((i + 0.5) * step)}z`;
  return Array.from({ length: count }, (_, i) => wedge(i)).join('');
}

/** Path of a star-like burst around a point, from `inner` to `outer`. */
export function burst(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / points + turn - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
