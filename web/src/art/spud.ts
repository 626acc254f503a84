/**
 * A potato with a face, built from parts: body, eyes, brows, mouth, arms, feet. Around (0, 0), some 46 wide and 54 high,
 * its eyes at y = -6, its hands some 28 from the middle.
 */

import { at, round, type Mark, type Path } from './ink';

const BODIES = {
  round: 'M-1-26C13-27 23-15 23 1C23 18 13 27 0 27C-14 27-23 17-23 0C-23-15-13-25-1-26Z',
  pear: 'M0-27C11-27 16-19 17-9C18-1 23 5 22 15C21 25 11 28 0 28C-12 28-21 25-22 14C-23 5-18-1-17-9C-16-19-11-27 0-27Z',
  bean: 'M4-27C16-27 22-17 20-5C18 4 23 12 20 20C16 27 6 28-2 27C-15 26-23 17-22 3C-21-13-10-27 4-27Z',
  lump: 'M-6-26C1-29 9-26 14-22C21-18 20-9 22-2C25 8 21 17 15 22C9 28-5 28-13 24C-22 20-22 9-22 0C-24-8-21-14-17-18C-14-22-10-24-6-26Z',
  wide: 'M0-25C16-26 27-14 27 3C27 19 15 27 0 27C-15 27-27 19-27 3C-27-14-16-25 0-25Z',
  slim: 'M0-28C12-28 17-20 17-9C17 0 18 6 18 12C18 23 12 28 0 28C-12 28-18 23-18 12C-18 6-17 0-17-9C-17-20-12-28 0-28Z',
} as const;
export type Body = keyof typeof BODIES;

/** A look: pupils' shift, radius of the left and of the right eye, how far lids are down (0 to 1), brows' tilt. */
type Look = readonly [dx: number, dy: number, left: number, right: number, lid: number, brow: number];

const LOOKS = {
  wide: [0, 0, 5.8, 5.8, 0, 0],
  baby: [0.5, 1, 6.8, 6.8, 0, 0],
  up: [0.6, -2.4, 5.6, 5.6, 0, -1.5],
  side: [2.6, 0, 5.4, 5.4, 0, 0],
  shifty: [-2.6, 0.4, 5.4, 5.4, 0.3, 0],
  cross: [0, 1, 5.4, 5.4, 0.3, 3],
  furious: [0, 1.6, 5.8, 5.8, 0.4, 5],
  mad: [0, 0, 7, 4.6, 0, 4],
  bored: [1.5, 1.6, 5.6, 5.6, 0.5, 0],
  sleepy: [0, 2.4, 5.6, 5.6, 0.66, -1],
  sad: [0, 1.6, 5.6, 5.6, 0.2, -4],
  proud: [1, 1, 5.2, 5.2, 0.45, 1.5],
  goofy: [1, 1, 6.8, 5, 0, -2],
  squint: [2.6, 2, 6, 6, 0, -2],
} satisfies Record<string, Look>;

const CLOSED = {
  happy: 'M-13-4Q-8-11-3-4M3-4Q8-11 13-4',
  calm: 'M-13-7Q-8-2-3-7M3-7Q8-2 13-7',
  wink: 'M3-5Q8-10 13-5',
} as const;
export type Eyes = keyof typeof LOOKS | keyof typeof CLOSED | 'none';

const LINES = {
  smile: 'M-7 8Q0 15 7 8',
  smirk: 'M-5 10Q3 12 8 6',
  frown: 'M-6 12Q0 6 6 12',
  flat: 'M-5 10H5',
  wavy: 'M-8 10Q-6 7-4 10T0 10T4 10T8 10',
  pout: 'M-3 11Q0 7 3 11',
} as const;

const MOUTHS: Readonly<Record<string, readonly Path[]>> = {
  grin: [
    ['mouth', 'M-9 6Q0 9 9 6Q8 17 0 17Q-8 17-9 6Z'],
    ['=white', 'M-7.6 7.2Q0 9.5 7.6 7.2L7 10Q0 12-7 10Z'],
  ],
  laugh: [
    ['mouth', 'M-10 5H10Q9 19 0 19Q-9 19-10 5Z'],
    ['=tongue', 'M-5.5 15Q0 11 5.5 15Q0 20-5.5 15Z'],
    ['=white', 'M-8.5 5.8H8.5V8.5H-8.5Z'],
  ],
  gap: [
    ['mouth', 'M-8 6Q0 9 8 6Q7 16 0 16Q-7 16-8 6Z'],
    ['=white', 'M-4.5 7.6L-.6 8V11.5H-4.5ZM.6 8L4.5 7.6V11.5H.6Z'],
  ],
  teeth: [
    ['white', 'M-9 7Q0 5 9 7Q10 14 0 14Q-10 14-9 7Z'],
    ['~ink', 'M-9 10.5H9M-4 6.5V14M0 6V14M4 6.5V14', 1],
  ],
  shout: [
    ['mouth', round(0, 11, 6, 6.5)],
    ['=tongue', 'M-4 14.5Q0 11 4 14.5Q0 18.5-4 14.5Z'],
  ],
  oh: [['mouth', round(0, 10, 2.8, 3.4)]],
  tongue: [
    ['~ink', 'M-8 8Q0 13 8 7'],
    ['tongue', 'M-1 11Q-2 18 2.5 18Q7 17 5.5 9.5Z', 1.2],
  ],
  fang: [
    ['~ink', 'M-8 8Q0 12 8 7'],
    ['white', 'M3.5 9.8L5 13.5L7 8Z', 1],
  ],
};
export type Mouth =
  keyof typeof LINES | 'grin' | 'laugh' | 'gap' | 'teeth' | 'shout' | 'oh' | 'tongue' | 'fang' | 'none';

const hands = (lx: number, ly: number, rx: number, ry: number): string => round(lx, ly, 4) + round(rx, ry, 4);

/** Arms as one line, and the hands; "gloved" leaves these to be drawn by the glover. */
const ARMS = {
  low: ['M-14 2Q-30 4-27 13M14 2Q30 4 27 13', hands(-27, 13, 27, 13)],
  wave: ['M-14 4Q-30 4-27 12M14 2Q30 0 29-13', hands(-27, 12, 29, -13)],
  cheer: ['M-14 2Q-30 0-29-14M14 2Q30 0 29-14', hands(-29, -14, 29, -14)],
  hold: ['M-14 4Q-26 2-28 5M14 4Q26 6 29-2', hands(-28, 5, 29, -2)],
  hips: ['M-14-2Q-38 2-21 13M14-2Q38 2 21 13', hands(-21, 13, 21, 13)],
  fists: ['M-14 6Q-32 8-27-4M14 6Q32 8 27-4', hands(-27, -4, 27, -4)],
  strum: ['M-14-2Q-36 6-12 14M14 2Q26 4 30-12', hands(-3, 13, 31, -14)],
  gloved: ['M-14 8Q-30 14-27 2M14 6Q30 8 27-4', ''],
  none: ['', ''],
} as const;
export type Arms = keyof typeof ARMS;

/** A potato's character. */
export interface Spud {
  readonly body: Body;
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  readonly arms?: Arms;
  /** Worn on the skin, under eyes and mouth. */
  readonly mask?: readonly Mark[];
  /** Worn or held, drawn over it. */
  readonly front?: readonly Mark[];
  /** Drawn behind it. */
  readonly back?: readonly Mark[];
}

/** Draw a potato. */
export function spud({ body, eyes, mouth, arms = 'none', mask = [], front = [], back = [] }: Spud): Mark[] {
  const [limbs, fingers] = ARMS[arms];
  const legs: Mark[] = [
    ['~limb', `${limbs}M-8 24V33M8 24V33`, 2.6],
    ['deep', 'M-5 35H-16Q-15 29-9 30T-5 35ZM5 35H16Q15 29 9 30T5 35Z'],
  ];
  const upright = arms === 'none' ? [] : legs;
  const holding: Mark[] = fingers ? [['white', fingers]] : [];
  return [...back, ...upright, ...skinOf(body), ...mask, ...eyesOf(eyes), ...mouthOf(mouth), ...front, ...holding];
}

/** Draw a body: its skin, lit from the left, with a few potato eyes. */
export function skinOf(body: Body): Mark[] {
  const path = BODIES[body];
  return [
    ['shade', path, 1.9],
    at(-1.3, -0.9, [['=skin', path]], 0.91),
    ['=light', 'M-14-11Q-12-20-5-21Q-2-21-3-19Q-9-17-12-10Q-14-8-14-11Z'],
    ['~deep', 'M-16 13l3 1.5M12 18l3-1.5M14-13l2 2M-4 22h3', 1.3],
    ['=blush', round(-14, 4, 3, 2.2) + round(14, 4, 3, 2.2)],
  ];
}

/** Draw a pair of eyes with their brows. */
export function eyesOf(eyes: Eyes): Mark[] {
  if (eyes === 'none') return [];
  if (eyes === 'wink') return [...eye(-8, LOOKS.wide), ['~ink', CLOSED.wink, 2]];
  if (eyes === 'happy' || eyes === 'calm') return [['~ink', CLOSED[eyes], 2]];
  const look: Look = LOOKS[eyes];
  const [dx, dy, left, right, lid, tilt] = look;
  const other: Look = [eyes === 'squint' ? -dx : dx, dy, right, right, lid, tilt];
  return [...eye(-8, look), ...eye(8, other), ...brows(left, right, tilt)];
}

function eye(x: number, [dx, dy, r, , lid]: Look): Path[] {
  const [px, py] = [x + dx * (r / 6), -6 + dy * (r / 6)];
  const white: Path[] = [
    ['white', round(x, -6, r), 1.3],
    ['=ink', round(px, py, r * 0.5)],
    ['=white', round(px - r * 0.17, py - r * 0.2, r * 0.17)],
  ];
  if (!lid) return white;
  const rim = -6 - r + 2 * r * lid;
  const half = Math.sqrt(r * r - (rim + 6) ** 2);
  const n = (value: number): string => value.toFixed(1);
  const sweep = `A${String(r)} ${String(r)} 0 ${lid > 0.5 ? '1' : '0'} 1 ${n(x + half)} ${n(rim)}Z`;
  return [...white, ['shade', `M${n(x - half)} ${n(rim)}${sweep}`, 1.3]];
}

function brows(left: number, right: number, tilt: number): Path[] {
  if (!tilt) return [];
  const n = (value: number): string => value.toFixed(1);
  const [l, r] = [-8 - left, -8 - right];
  const line = `M-14 ${n(l - tilt / 2)}L-3.5 ${n(l + tilt / 2)}M3.5 ${n(r + tilt / 2)}L14 ${n(r - tilt / 2)}`;
  return [['~ink', line, 2.6]];
}

/** Draw a mouth. */
export function mouthOf(mouth: Mouth): readonly Path[] {
  const line = LINES[mouth as keyof typeof LINES] as string | undefined;
  return line ? [['~ink', line, 2]] : (MOUTHS[mouth] ?? []);
}
