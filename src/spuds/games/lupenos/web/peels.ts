/** The peels: each has curled itself into the shape of its number, and looks out of it. */

import { at, round, type Inks, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, mouthOf, type Eyes, type Mouth } from '../../../../../web/src/art/spud';

/** A point of a card. */
type Spot = readonly [x: number, y: number];

/** One peel. */
interface Peel {
  /** The line that it follows, in a card of 100 by 140. */
  readonly line: string;
  /** Ends that are rolled up, so that the inner side shows. */
  readonly ends: readonly Spot[];
  /** Where it looks out, and how it leans there. */
  readonly face: Spot;
  readonly lean?: number;
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  /** Feet, under the lowest part; hands. */
  readonly feet: Spot;
  readonly hands?: readonly Spot[];
  /** Small dark spots in its skin. */
  readonly spots: readonly Spot[];
  readonly inks: Inks;
}

/** By number, from 1. */
const PEELS: readonly Peel[] = [
  {
    line: 'M32 60Q50 54 57 38V112',
    ends: [[32, 60]],
    face: [57, 62],
    eyes: 'baby',
    mouth: 'oh',
    feet: [57, 128],
    spots: [
      [55, 88],
      [60, 100],
    ],
    inks: { skin: '#f2c14e', light: '#fde9a9', shade: '#bd8a22', ground: '#8ccbe6', far: '#b4deef', deep: '#2f6f91' },
  },
  {
    line: 'M33 58C33 32 76 32 76 57C76 78 38 92 34 112H78',
    ends: [
      [33, 58],
      [79, 112],
    ],
    face: [56, 44],
    eyes: 'happy',
    mouth: 'smile',
    feet: [54, 128],
    spots: [
      [70, 70],
      [52, 90],
      [58, 112],
    ],
    inks: { skin: '#c48a52', light: '#e8bd8b', shade: '#8a5a2b', ground: '#bfdc8a', far: '#d6eaad', deep: '#4d6b1c' },
  },
  {
    line: 'M33 48C46 32 77 36 75 56C74 70 61 75 49 75C63 75 79 81 78 97C76 117 47 121 33 107',
    ends: [
      [33, 48],
      [33, 107],
    ],
    face: [61, 46],
    lean: 8,
    eyes: 'squint',
    mouth: 'tongue',
    feet: [55, 130],
    spots: [
      [70, 68],
      [77, 92],
      [58, 112],
    ],
    inks: { skin: '#d9584a', light: '#f59a86', shade: '#9c2f27', ground: '#ffd79e', far: '#ffe7c4', deep: '#9c3a1c' },
  },
  {
    line: 'M58 36L30 90H81M65 66V114',
    ends: [
      [58, 36],
      [82, 90],
    ],
    face: [47, 62],
    lean: -26,
    eyes: 'side',
    mouth: 'smirk',
    feet: [65, 129],
    spots: [
      [36, 86],
      [54, 90],
      [65, 104],
    ],
    inks: { skin: '#f093ac', light: '#ffcbd6', shade: '#b9587a', ground: '#9fdccb', far: '#c4ecdf', deep: '#1f6f63' },
  },
  {
    line: 'M77 44H44L40 74C53 64 79 70 78 92C77 116 47 121 32 108',
    ends: [
      [79, 44],
      [32, 108],
    ],
    face: [55, 47],
    eyes: 'proud',
    mouth: 'grin',
    feet: [56, 130],
    spots: [
      [41, 64],
      [72, 78],
      [66, 110],
    ],
    inks: { skin: '#8dba4a', light: '#c4e08a', shade: '#587d22', ground: '#fbe08c', far: '#fdedbb', deep: '#5f6f10' },
  },
  {
    line: 'M72 40C46 46 33 68 33 91C33 122 77 122 77 93C77 69 45 69 36 86',
    ends: [[73, 40]],
    face: [39, 66],
    lean: -20,
    eyes: 'up',
    mouth: 'laugh',
    feet: [55, 130],
    spots: [
      [36, 98],
      [60, 115],
      [74, 84],
    ],
    inks: { skin: '#ee8c3a', light: '#ffc184', shade: '#b35a14', ground: '#b9c9f0', far: '#d3def8', deep: '#34498c' },
  },
  {
    line: 'M32 48H77C64 66 54 88 51 112',
    ends: [[31, 48]],
    face: [66, 52],
    lean: 6,
    eyes: 'wink',
    mouth: 'smile',
    feet: [51, 128],
    spots: [
      [44, 46],
      [58, 82],
      [53, 100],
    ],
    inks: { skin: '#5f86d8', light: '#a3bff5', shade: '#34539c', ground: '#ffcfa6', far: '#ffe2c8', deep: '#2d4a94' },
  },
  {
    line: 'M55 76C35 72 35 40 55 40S75 72 55 76C29 80 29 116 55 116S81 80 55 76Z',
    ends: [],
    face: [55, 77],
    eyes: 'goofy',
    mouth: 'gap',
    feet: [55, 132],
    spots: [
      [42, 50],
      [66, 46],
      [36, 100],
      [70, 108],
    ],
    inks: { skin: '#9464c4', light: '#c9a3ec', shade: '#5f3690', ground: '#cfe9a8', far: '#e2f3c8', deep: '#5a2f8c' },
  },
  {
    line: 'M75 62C68 84 33 82 33 60C33 34 77 34 77 62C77 86 65 104 45 115',
    ends: [[44, 116]],
    face: [55, 46],
    eyes: 'proud',
    mouth: 'grin',
    feet: [48, 131],
    spots: [
      [35, 66],
      [76, 76],
      [64, 98],
    ],
    inks: { skin: '#7d4f68', light: '#b98ba2', shade: '#4d2c40', ground: '#f3c64e', far: '#f9dd8d', deep: '#6d3410' },
  },
];

/** A rolled-up end: the pale inner side of a peel, seen from its edge. */
const roll = ([x, y]: Spot): Mark =>
  at(x, y, [
    ['flesh', round(0, 0, 12.5), 2.2],
    ['~shade', 'M8 2A8 8 0 1 1 0-8A5.500 5.500 0 1 1-2 4', 2.4],
  ]);

/** A strip of skin; light falls on it from the upper left, where the pale inner side shows along its edge. */
function ribbon(line: string): Mark[] {
  return [
    ['~ink', line, 27],
    ['~flesh', line, 22.6],
    at(0.8, 1, [['~shade', line, 20.4]]),
    at(0.6, 0.6, [['~skin', line, 17.6]]),
    at(-2.6, -3, [['~light', line, 3]]),
  ];
}

const CROWN: Mark = at(58, 30, [
  ['sun', 'M-17 6L-19-13L-9-3L0-17L9-3L19-13L17 6Q0 1-17 6Z', 2],
  ['=red', round(0, -3, 2.6) + round(-11, 0, 2) + round(11, 0, 2)],
]);

const hill: Mark = ['=far', 'M0 112Q50 96 100 112V140H0Z'];

function drawn(number: number, peel: Peel): Mark[] {
  const { line, ends, face, lean = 0, eyes, mouth, feet, spots } = peel;
  const [fx, fy] = feet;
  return [
    hill,
    at(fx, fy, [
      ['~ink', 'M-8-12V2M8-12V2', 3],
      ['deep', 'M-4 4H-17Q-16-3-9-2T-4 4ZM4 4H17Q16-3 9-2T4 4Z', 1.5],
    ]),
    ...ribbon(line),
    ['=shade', spots.map(([x, y]) => round(x, y, 2.6, 1.8)).join('')],
    ...ends.map(roll),
    ...(number === PEELS.length ? [CROWN] : []),
    at(face[0], face[1], [...eyesOf(eyes), ...mouthOf(mouth)], 0.88, lean),
  ];
}

const FLESH = '#fff0c9';

/** The line that writes a number, 1 to 9; "" for what is none. */
export const lineOf = (word: string): string => PEELS[Number(word) - 1]?.line ?? '';

/** The picture of a peel and its inks, by its number; undefined = there is no such peel. */
export function peelOf(word: string): { marks: readonly Mark[]; inks: Inks } | undefined {
  const number = Number(word);
  const peel = PEELS[number - 1];
  return peel && { marks: drawn(number, peel), inks: { ...peel.inks, flesh: FLESH } };
}
