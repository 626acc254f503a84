/** Short signs in a box of 24: one for each kind of card, for corners and small cards, and one for each badge at a seat. */

import { burst, flame, round } from '../../../../../web/src/art/ink';

/** A sign: lines of one width, and what is filled. */
export interface Glyph {
  readonly lines: string;
  readonly solid: string;
}

const LEFT: Readonly<Record<string, Glyph>> = {
  pass: { lines: 'M21 12H4M10.500 4.500L3 12L10.500 19.500', solid: '' },
  skip: { lines: 'M21 17C20 2 7 2 5 13M1.500 9.500L4.800 15.500L10.500 11.500', solid: round(13, 17.5, 4, 4.5) },
  split: {
    lines:
      'M22 12H17Q13 12 12 6.500H3M17 12Q13 12 12 17.500H3M7 2.500L2.500 6.500L7 10.500M7 13.500L2.500 17.500L7 21.500',
    solid: '',
  },
};

/** Mirror a sign of absolute commands: all their numbers are pairs, but those of H. */
function mirrored({ lines, solid }: Glyph): Glyph {
  const turned = lines.replace(/([MLCQ])([^A-Z]*)|H([\d.]+)/g, (_, command: string, pairs: string, across: string) => {
    if (across) return `H${String(24 - Number(across))}`;
    const numbers = pairs.split(/[ ,]+/).map((n, i) => (i % 2 ? n : String(24 - Number(n))));
    return command + numbers.join(' ');
  });
  return { lines: turned, solid: solid && round(11, 17.5, 4, 4.5) };
}

const left = (name: string): Glyph => LEFT[name] ?? { lines: '', solid: '' };

/** By move-word. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  'pass-left': left('pass'),
  'pass-right': mirrored(left('pass')),
  either: { lines: 'M4 12H20M8.500 6L2.500 12L8.500 18M15.500 6L21.500 12L15.500 18', solid: '' },
  'skip-left': left('skip'),
  'skip-right': mirrored(left('skip')),
  toss: {
    lines:
      'M12 9V3M8.500 6L12 2.200L15.500 6M9 16L4 20.500M8.500 21L3.500 21L3.500 16M15 16L20 20.500M15.500 21L20.500 21L20.500 16',
    solid: round(12, 13.5, 3.4),
  },
  chop: {
    lines: 'M16 6.500H22M9 19.500H3M6 16L2.500 19.500L6 23M15 19.500H21M18 16L21.500 19.500L18 23',
    solid: 'M2 2H16V13H5Q2 13 2 9Z',
  },
  'split-left': left('split'),
  'split-right': mirrored(left('split')),
  huge: {
    lines: '',
    solid:
      'M1.500 10C2.500-1.500 21.500-1.500 22.500 10H15.500V7.500H8.500V10ZM1.500 14.500H8.500V17H15.500V14.500H22.500C21.500 26 2.500 26 1.500 14.500ZM10.500 9.500H13.500V15H10.500Z',
  },
  popping: {
    lines: '',
    solid:
      round(12, 12, 3.2, 4.2) +
      burst(4, 12, 7, 4.5, 2.4) +
      burst(20, 12, 7, 4.5, 2.4) +
      burst(6, 4, 6, 3.5, 1.8) +
      burst(18, 4, 6, 3.5, 1.8),
  },
  flaming: { lines: '', solid: flame(12, 23, 22) },
  mashed: {
    lines: 'M20 1.500L15 9',
    solid:
      'M1.500 14H22.500Q21.500 23 12 23T1.500 14ZM4 12.500C2.500 8 7 6 9 8C11 4.500 16 6 16 8.500C20 7.500 21.500 10 20 12.500Z',
  },
  'ban-pass-left': { lines: `${round(12, 12, 10)}M18 12H6.500M10.500 8L6.500 12L10.500 16M5 5L19 19`, solid: '' },
};

/** The sign of a kind of card, real or striped. */
export const glyphOf = (word: string): Glyph => GLYPHS[word.replace('striped-', '')] ?? { lines: '', solid: '' };
