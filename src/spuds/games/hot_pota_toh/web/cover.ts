/** The cover: a circle of potatoes, the deck in the hands of one of them, and what might come up. */

import { at, burst, flame, rays, round, type Group, type Inks, type Mark } from '../../../../../web/src/art/ink';
import { mouthOf, skinOf, spud, type Spud } from '../../../../../web/src/art/spud';
import { CARD } from './deck';
import { EMBERS, FANGS } from './grin';

export const COVER_INKS: Inks = { skin: '#f0bf55', light: '#fce3a0', shade: '#bd8926' };

const guest = (x: number, y: number, size: number, who: Spud, turn = 0): Group => at(x, y, spud(who), size, turn);

const bomb: Mark[] = [
  ['#c9281d', burst(0, 0, 15, 74, 50, 0.08), 2.6],
  ['flame', burst(0, 0, 15, 62, 43, 0.3), 2],
  ['=sun', burst(0, 0, 15, 53, 40, 0.1)],
  ['~ink', 'M8-32Q8-46 20-48', 8],
  ['~straw', 'M8-32Q8-46 20-48', 4.4],
  ['white', burst(23, -50, 8, 12, 5.5), 1.8],
  ['=red', burst(23, -50, 8, 7, 3.4)],
  ['black', round(0, 0, 33), 2.6],
  ['=#5c4f58', 'M-24-10Q-20-26-6-28Q-16-20-18-6Z'],
  at(0, 2, [...EMBERS, ...FANGS], 1.38),
];

const holder: Mark[] = [
  ['~ink', 'M-14 6Q-30 12-18 24M14 6Q30 12 18 24', 3.4],
  ...skinOf('round'),
  ['~ink', 'M-13-9L-5-6L-13-3M13-9L5-6L13-3', 2.6],
  ...mouthOf('teeth'),
  ['sky', 'M-22-18Q-28-8-22-7Q-16-8-22-18ZM22-20Q16-10 22-9Q28-10 22-20Z', 1.3],
];
const pack: Mark[] = [0, 1, 2, 3].map((i) => at(0, -i * 4, CARD, 1.5));

const arc = 'M96 172A72 26 0 0 1 92 128';
const arrows: Mark[] = [
  ['~ink', arc, 11],
  ['~#fff3d2', arc, 6.4],
  ['#fff3d2', 'M78 132L97 110L106 134Z', 2.6],
];

export const COVER: readonly Mark[] = [
  ['=#7d2a3a', 'M0 0H320V200H0Z'],
  ['=#93384a', rays(160, 66, 18, 280)],
  at(160, 66, bomb, 0.94),
  ['#a5683a', 'M-10 204V158Q160 118 330 158V204Z', 2],
  ['=#c08a52', 'M-10 204V166Q160 126 330 166V174Q160 134-10 174Z'],
  guest(36, 116, 0.92, { body: 'slim', eyes: 'up', mouth: 'oh', arms: 'cheer' }),
  guest(88, 104, 0.74, { body: 'lump', eyes: 'side', mouth: 'wavy', arms: 'low' }),
  guest(232, 104, 0.74, { body: 'pear', eyes: 'shifty', mouth: 'wavy', arms: 'low' }),
  guest(284, 116, 0.92, { body: 'bean', eyes: 'happy', mouth: 'laugh', arms: 'wave' }),
  { move: 'translate(-8 14)', marks: arrows },
  { move: 'translate(328 14)scale(-1 -1)translate(0 -300)', marks: arrows },
  at(160, 142, holder, 1.14),
  at(160, 178, pack, 1),
  ['flame', flame(24, 196, 22) + flame(298, 196, 22), 1.5],
  ...[
    [118, 34, -24],
    [212, 40, 28],
    [60, 44, 14],
    [266, 40, -16],
  ].map(([x = 0, y = 0, turn = 0]): Mark => at(x, y, CARD, 1.1, turn)),
];
