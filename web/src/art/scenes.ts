/** Small scenes for places where there is nothing else to show yet; each 160 by 110. */

import { at, burst, leaf, rod, round, type Mark } from './ink';
import { spud } from './spud';

const soil: Mark[] = [
  ['wood', 'M10 98Q30 80 80 80T150 98Q116 106 80 106T10 98Z'],
  ['~ink', 'M44 94h5M68 98h4M96 92h5M116 98h4M58 88h3', 1.8],
];

const sprout: Mark[] = [
  ['~fern', 'M80 84Q78 62 82 44M80 66Q70 60 66 52', 4.5],
  ['leaf', leaf(82, 46, -30, -18, 0.5) + leaf(82, 46, 29, -20, 0.5) + leaf(67, 54, -16, -5, 0.5)],
  ['~fern', 'M77 43L60 33M87 42L103 31', 1.5],
  ...soil,
  ['sun', burst(134, 22, 10, 15, 10), 1.5],
];

const seated: Mark[] = [
  at(80, 42, spud({ body: 'wide', eyes: 'happy', mouth: 'laugh' }), 0.75),
  at(36, 54, spud({ body: 'pear', eyes: 'side', mouth: 'smile' }), 0.75),
  at(124, 54, spud({ body: 'bean', eyes: 'shifty', mouth: 'smirk' }), 0.75),
];
const hand = (x: number, y: number, turn: number): Mark =>
  at(
    x,
    y,
    [
      ['white', 'M-5-7H5Q6-7 6-6V6Q6 7 5 7H-5Q-6 7-6 6V-6Q-6-7-5-7Z', 1.2],
      ['=red', round(0, 0, 2.6)],
    ],
    1,
    turn,
  );
const table: Mark[] = [
  ...seated,
  ['wood', 'M6 80Q6 64 80 64T154 80Q154 98 80 98T6 80Z', 1.9],
  ['=straw', 'M14 78Q16 68 80 67.5T146 78Q140 72 80 72T14 78Z'],
  hand(62, 82, -14),
  hand(80, 86, 4),
  hand(98, 80, 17),
];

const nap: Mark[] = [
  ...soil,
  at(76, 66, spud({ body: 'bean', eyes: 'calm', mouth: 'oh' }), 0.95, -78),
  ['~limb', 'M108 46h9l-9 10h9M124 26h12l-12 13h12', 2.6],
];

const lost: Mark[] = [
  ...soil,
  at(72, 60, spud({ body: 'round', eyes: 'up', mouth: 'wavy', arms: 'wave' }), 0.85),
  ...rod('wood', 'M112 92V38', 2.6),
  ['straw', 'M100 36H132L140 43L132 50H100ZM124 54H94L86 60L94 67H124Z', 1.5],
  ['~ink', 'M108 43h16M100 60.5h16', 1.6],
];

const win: Mark[] = [
  ['sun', burst(80, 54, 16, 54, 40), 1.5],
  at(80, 60, spud({ body: 'round', eyes: 'happy', mouth: 'laugh', arms: 'cheer' }), 1),
  ['=red', round(22, 24, 3) + round(140, 34, 3) + round(18, 70, 2.5)],
  ['=leaf', round(36, 12, 2.5) + round(146, 76, 3) + round(128, 12, 2.5)],
  at(109, 40, [
    ['~ink', 'M-8-8Q-16-8-14-1T-6 4M8-8Q16-8 14-1T6 4', 2],
    ['straw', 'M-9-12H9Q9 6 2 8V12H6V16H-6V12H-2V8Q-9 6-9-12Z'],
    ['~white', 'M-5-8Q-5-2-3 2', 1.8],
  ]),
];

export const SCENES = { sprout, table, nap, lost, win } as const;
export type SceneName = keyof typeof SCENES;
