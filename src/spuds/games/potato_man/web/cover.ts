/** The cover: morning and night meet over a field, Potato Man flies at Lord Fry, and the whole village looks on. */

import { at, flame, rays, round, type Inks, type Mark } from '../../../../../web/src/art/ink';
import { spud, type Spud } from '../../../../../web/src/art/spud';
import { potatoMan } from './hero';
import { lordFry } from './villain';

export const COVER_INKS: Inks = { deep: '#7a4a24', skin: '#f0bf55', light: '#fce3a0', shade: '#c08c26' };

const crowd: readonly (readonly [x: number, y: number, size: number, who: Spud])[] = [
  [24, 174, 0.62, { body: 'round', eyes: 'happy', mouth: 'laugh', arms: 'cheer' }],
  [58, 184, 0.55, { body: 'pear', eyes: 'up', mouth: 'oh', arms: 'low' }],
  [94, 177, 0.6, { body: 'lump', eyes: 'side', mouth: 'grin', arms: 'cheer' }],
  [130, 184, 0.5, { body: 'bean', eyes: 'up', mouth: 'oh', arms: 'cheer' }],
  [164, 181, 0.56, { body: 'slim', eyes: 'sad', mouth: 'wavy', arms: 'low' }],
];

/** One of Lord Fry's men. */
const minion: readonly Mark[] = [
  ['~ink', 'M11-20V12M7-28V-23Q7-20 11-20T15-23V-28M11-20V-29M4 6L11 2', 1.8],
  ['straw', 'M-6-14H6V26H-6Z'],
  ['white', round(-2.6, -5, 2.6) + round(3, -5, 2.6), 1],
  ['=ink', round(-2.2, -4.6, 1.2) + round(3.4, -4.6, 1.2)],
  ['~ink', 'M-6-9L-1-7M6-9L1-7M-3 3H3', 1.6],
];

export const COVER: readonly Mark[] = [
  ['=#93d0ee', rays(96, 92, 16, 260)],
  ['=#4a1626', 'M214 0L190 60L212 66L176 128L204 132L182 200H320V0Z'],
  [
    '=#6d1d2e',
    'M320 0L262 96L320 50ZM320 96L262 96L320 140ZM262 96L250 0H288ZM262 96L200 172L240 190ZM262 96L206 84L224 40Z',
  ],
  ['=sun', 'M214 0L190 60L212 66L176 128L204 132L182 200L192 200L216 126L190 122L226 60L202 55L224 0Z'],
  ['leaf', 'M-4 166Q60 138 130 160T214 168V204H-4Z'],
  ['#8c2a2a', 'M180 172Q250 140 324 158V204H178Z'],
  ['flame', flame(214, 166, 34) + flame(308, 164, 44), 1.5],
  at(266, 112, lordFry(18), 1.22),
  at(100, 82, potatoMan(1), 1.25, 52),
  ['~white', 'M12 124L44 108M8 100L38 92M28 146L54 126', 3],
  ...crowd.map(([x, y, size, who]) => at(x, y, spud(who), size)),
  ...[202, 226, 288, 308].map((x, i) => at(x, 174 + (i % 2) * 7, minion, 1, (i % 2) * 12 - 6)),
];
