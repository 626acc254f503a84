/** Things of this kitchen: fire, popcorn, arrows, mash, the road sign, a pawn and the golden chip. */

import { at, burst, flame, round, type Group, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, mouthOf } from '../../../../../web/src/art/spud';

const n = (value: number): string => value.toFixed(1);

/** Draw a blaze some 56 wide and 56 high, standing on a point. */
export function blaze(x: number, y: number, scale = 1): Group {
  return at(
    x,
    y,
    [
      [
        'flame',
        'M-24 0C-34-14-26-26-27-38C-20-34-17-28-15-22C-13-34-5-40-3-56C6-46 10-38 10-26C14-30 16-36 16-43C26-34 33-14 24 0Z',
      ],
      [
        '=sun',
        'M-16 0C-22-9-19-16-19-23C-14-19-12-14-11-10C-9-20-4-26-2-36C4-29 6-20 6-14C10-17 11-20 12-25C18-18 22-8 16 0Z',
      ],
    ],
    scale,
  );
}

/** Draw a tongue of fire. */
export function lick(x: number, y: number, size: number): Mark[] {
  return [
    ['flame', flame(x, y, size), 1.3],
    ['=sun', flame(x, y - 0.8, size * 0.55)],
  ];
}

/** Draw a popped corn, 20 across. */
export function popcorn(x: number, y: number, scale = 1, turn = 0): Group {
  return at(
    x,
    y,
    [
      ['white', 'M-6 5C-12 6-13-3-7-4C-9-11 1-12 2-6C6-11 13-5 8-1C13 2 9 9 4 6C2 11-6 10-6 5Z', 1.6],
      ['=straw', 'M-5 4C-8 4-8 0-5 0C-3 1-3 4-5 4ZM2 5C1 2 4 1 6 3C6 5 4 6 2 5ZM-1-3C-2-6 1-7 2-4C2-2 0-2-1-3Z'],
      ['~ink', 'M-4-2Q-1-1 0 2M4-2Q2-1 1 1', 1],
    ],
    scale,
    turn,
  );
}

/** Draw a straight arrow from one point to another. */
export function arrow(x: number, y: number, tx: number, ty: number, wide: number, paint = 'arrow'): Mark {
  const length = Math.hypot(tx - x, ty - y);
  const [ux, uy] = [(tx - x) / length, (ty - y) / length];
  const head = Math.min(wide, length * 0.7);
  const spot = (along: number, aside: number): string =>
    `${n(x + along * ux - aside * uy)} ${n(y + along * uy + aside * ux)}`;
  const [half, neck] = [wide * 0.22, length - head];
  const corners = [spot(0, half), spot(neck, half), spot(neck, wide / 2), spot(length, 0)];
  const others = [spot(neck, -wide / 2), spot(neck, -half), spot(0, -half)];
  return [paint, `M${[...corners, ...others].join('L')}Z`, 2.2];
}

/** Draw the sign that forbids to turn left, of a radius. */
export function ban(x: number, y: number, radius: number): Group {
  return at(
    x,
    y,
    [
      ['#c9281d', round(0, 0, 20), 1.8],
      ['=white', round(0, 0, 15)],
      ['=ink', 'M-13 0L-3-9.500V-4H12V4H-3V9.500Z'],
      ['~#c9281d', 'M-10.500-10.500L10.500 10.500', 4.4],
    ],
    radius / 20,
  );
}

/** A heap of mash, 70 wide, its middle below (0, 0). */
export const MASH: readonly Mark[] = [
  ['#f7e3a8', 'M-35 12C-38 4-30 0-26 3C-24-5-12-6-9-1C-3-7 8-6 11 0C17-5 27-2 27 4C34 2 38 8 34 12Q0 18-35 12Z'],
  ['~#c99f4a', 'M-25 8Q-20 3-15 7M-4 5Q2 0 7 5M16 8Q21 4 25 8', 1.6],
];

/** A pawn in its seat's colour, `seat`; in a square of 100. Its number stands on the white patch, around (50, 70). */
export const PAWN: readonly Mark[] = [
  ['~white', `M33 40C30 60 26 66 18 78Q14 96 50 96T82 78C74 66 70 60 67 40${round(50, 27, 22)}`, 7],
  ['seat', 'M34 40C32 58 27 66 18 78Q14 95 50 95T82 78C73 66 68 58 66 40Z', 3.4],
  ['seat', round(50, 27, 22), 3.4],
  ['=white', round(50, 71, 19, 18)],
  at(50, 33, [...eyesOf('wide'), ...mouthOf('smile')], 0.95),
];

/** The rim of a ruffled crisp around (0, 0). */
const ruffled = (rx: number, ry: number): string => {
  const spot = (i: number, by: number): string => {
    const angle = (2 * Math.PI * i) / 14;
    return `${n(by * rx * Math.cos(angle))} ${n(by * ry * Math.sin(angle))}`;
  };
  const waves = Array.from({ length: 14 }, (_, i) => `Q${spot(i + 0.5, 1.16)} ${spot(i + 1, 1)}`);
  return `M${spot(0, 1)}${waves.join('')}Z`;
};

/** The golden chip in its stand; in a square of 100. */
export const CHIP: readonly Mark[] = [
  ['~white', 'M20 96L30 76H70L80 96Z', 7],
  ['#e8a800', 'M20 96L30 76H70L80 96Z', 3],
  at(
    50,
    44,
    [
      ['~white', ruffled(42, 35), 9],
      ['#f0b01a', ruffled(42, 35), 3.4],
      ['=#ffdc66', ruffled(35, 28)],
      [
        '~#c98a10',
        'M-34-14Q-24 4-32 18M-20-24Q-14-18-14-12M-18 25Q-12 20-12 14M20-24Q14-18 14-12M18 25Q12 20 12 14M34-14Q24 4 32 18',
        2.6,
      ],
      ...eyesOf('happy'),
      ...mouthOf('grin'),
    ],
    1,
    -10,
  ),
  ['white', burst(83, 17, 4, 15, 4.5) + burst(13, 72, 4, 10, 3), 1.8],
];
