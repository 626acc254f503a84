/** The brown cards: a potato, and the way it goes. */

import { at, round, type Mark } from '../../../../../web/src/art/ink';
import { mouthOf, skinOf, spud, type Mouth, type Spud } from '../../../../../web/src/art/spud';
import { arrow } from './things';

/** Draw a potato in flight; `way` is 1 to the right, -1 to the left. */
function flier(x: number, y: number, way: number, size: number, who: Spud): Mark {
  return at(x, y, spud(who), size, way * 22);
}

/** Lines of speed behind something at (x, y). */
function speed(x: number, y: number, way: number, size = 1): Mark {
  const line = (dy: number, from: number, length: number): string =>
    `M${String(x - way * from * size)} ${String(y + dy * size)}h${String(-way * length * size)}`;
  return ['~white', line(-16, 26, 12) + line(-3, 30, 16) + line(10, 28, 13), 3.2];
}

function pass(way: number, who: Spud): Mark[] {
  return [
    speed(50 + way * 2, 56, way),
    flier(50 + way * 4, 58, way, 1.12, who),
    arrow(50 - way * 40, 112, 50 + way * 40, 112, 40),
  ];
}

/** Over a seat: the one in between keeps its head down. */
function skip(way: number, who: Spud): Mark[] {
  const [from, to] = [50 - way * 36, 50 + way * 35];
  const arc = `M${String(from)} 112C${String(from + way * 2)} 4 ${String(to - way * 2)} 10 ${String(to)} 86`;
  return [
    ['~ink', arc, 15],
    ['~arrow', arc, 10.5],
    ['arrow', `M${String(to - 17)} 84H${String(to + 17)}L${String(to)} 112Z`, 2.2],
    ['=arrow', `M${String(to - 4.6)} 80H${String(to + 4.6)}V88H${String(to - 4.6)}Z`],
    flier(50 - way * 2, 46, way, 0.86, who),
    at(50, 113, spud({ body: 'wide', eyes: 'up', mouth: 'wavy' }), 0.66),
    ['~white', 'M34 88q4-4 8 0M58 88q4-4 8 0', 2.6],
  ];
}

/** One becomes two, and both go the same way. */
function split(way: number, one: Spud, other: Spud): Mark[] {
  const x = (dx: number): string => String(50 + way * dx);
  const fork = `M${x(-48)} 78H${x(-36)}C${x(-24)} 78 ${x(-26)} 50 ${x(-14)} 50H${x(24)}M${x(-36)} 78C${x(-24)} 78 ${x(-26)} 110 ${x(-14)} 110H${x(24)}`;
  const head = (y: number): string => `M${x(20)} ${String(y - 19)}L${x(43)} ${String(y)}L${x(20)} ${String(y + 19)}Z`;
  return [
    ['~ink', fork, 15],
    ['arrow', head(50) + head(110), 2.2],
    ['~arrow', fork, 10.5],
    flier(50 - way, 50, way, 0.82, one),
    flier(50 - way, 108, way, 0.82, other),
  ];
}

/** Half a potato, cut through the middle; the left half, its cut face to the right. */
function half(mouth: Mouth): Mark[] {
  const path = 'M2-26C-15-27-27-15-27 1C-27 18-15 27 2 27Z';
  return [
    ['shade', path, 2],
    ['=skin', 'M2-24C-13-25-25-14-25 0C-25 15-13 23 2 23Z'],
    ['=light', 'M-15-12Q-13-20-6-21Q-3-21-4-19Q-10-17-13-11Q-15-9-15-12Z'],
    ['#fff0c4', 'M2-26Q9-20 9 0T2 27Q-2 18-2 0T2-26Z', 2],
    ['white', round(-12, -5, 6.5), 1.4],
    ['=ink', round(-9, -5, 3.2)],
    ...(mouth === 'none' ? [] : mouthOf(mouth).map(([paint, d, width]): Mark => at(-12, 4, [[paint, d, width]], 0.7))),
  ];
}

const cleaver: Mark[] = [
  ['steel', 'M-20-26H20Q24-26 24-22V34H-20Q-24 10-20-26Z', 2.2],
  ['=white', 'M-20 27H24V34H-20Q-21 30-20 27Z'],
  ['brown', round(13, -15, 4), 1.8],
  ['~white', 'M-14-18V14', 3],
  ['wood', 'M-9-26V-48Q-9-54 0-54T9-48V-26Z', 2],
  ['=ink', round(0, -46, 2) + round(0, -36, 2)],
];

const chop: Mark[] = [
  at(50, 58, cleaver, 0.92),
  at(29, 82, half('frown'), 0.98, -14),
  { move: 'translate(71 82)rotate(14)scale(-.98 .98)', marks: half('wavy') },
  ['~white', 'M50 92V104M42 96L39 103M58 96L61 103', 3],
  arrow(45, 120, 8, 120, 25),
  arrow(55, 120, 92, 120, 25),
];

/** Anywhere but home. */
const toss: Mark[] = [
  ...[90, -90, 30, 150, -30, -150].map((angle): Mark => {
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return arrow(50 + 24 * c, 70 + 30 * s, 50 + 45 * c, 70 + 61 * s, 24);
  }),
  at(50, 68, spud({ body: 'round', eyes: 'goofy', mouth: 'laugh', arms: 'cheer' }), 0.98, 12),
];

/** Its eyes go both ways. */
const torn: Mark[] = [
  ...skinOf('wide'),
  ['white', round(-9, -7, 7.5) + round(9, -7, 7.5), 1.5],
  ['=ink', round(-13, -7, 3.4) + round(13, -7, 3.4)],
  ...mouthOf('wavy'),
  ['~ink', 'M-15-20Q-9-24-4-19M15-20Q9-24 4-19', 2.4],
];
const either: Mark[] = [
  ['~ink', 'M-20 2Q-36 2-38-14M20 2Q36 2 38-14', 2.8],
  ['white', round(-38, -16, 4.5) + round(38, -16, 4.5)],
  ...torn,
];
const both: Mark = ['arrow', 'M8 112L31 92V104H69V92L92 112L69 132V120H31V132Z', 2.2];

export const PASSES: Readonly<Record<string, readonly Mark[]>> = {
  'pass-left': pass(-1, { body: 'round', eyes: 'happy', mouth: 'laugh', arms: 'wave' }),
  'pass-right': pass(1, { body: 'bean', eyes: 'wide', mouth: 'shout', arms: 'cheer' }),
  either: [at(50, 60, either, 1.08), both],
  'skip-left': skip(-1, { body: 'slim', eyes: 'proud', mouth: 'smirk', arms: 'hold' }),
  'skip-right': skip(1, { body: 'pear', eyes: 'happy', mouth: 'tongue', arms: 'cheer' }),
  toss,
  chop,
  'split-left': split(
    -1,
    { body: 'round', eyes: 'side', mouth: 'grin' },
    { body: 'round', eyes: 'shifty', mouth: 'oh' },
  ),
  'split-right': split(1, { body: 'lump', eyes: 'wide', mouth: 'oh' }, { body: 'lump', eyes: 'squint', mouth: 'grin' }),
};
