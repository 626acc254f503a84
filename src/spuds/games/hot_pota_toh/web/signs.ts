/** Short signs in a box of 24, one for each kind of card: for corners, where no more shows. */

import { burst, round } from '../../../../../web/src/art/ink';

/** A sign: lines of one width, and what is filled. */
export interface Glyph {
  readonly lines: string;
  readonly solid: string;
}

const tear = (x: number, y: number): string => `M${String(x)} ${String(y)}q-6.500 10 0 10.500q6.500-.500 0-10.500z`;

/** By move-word. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  phew1: { lines: '', solid: tear(12, 6) },
  phew2: { lines: '', solid: tear(6.5, 6) + tear(17.5, 6) },
  phew3: { lines: '', solid: tear(12, 0.5) + tear(6, 12.5) + tear(18, 12.5) },
  calm: { lines: 'M2 8Q6 13 10 8M14 8Q18 13 22 8M6 17Q12 22 18 17', solid: '' },
  risky: {
    lines: '',
    solid: `M4 2H20Q22 2 22 4V20Q22 22 20 22H4Q2 22 2 20V4Q2 2 4 2Z${round(7.5, 7.5, 2.4)}${round(12, 12, 2.4)}${round(16.5, 16.5, 2.4)}`,
  },
  thief: {
    lines: '',
    solid: `M1 7Q7 4 12 7Q17 4 23 7Q24 17 17 18Q13 18 12 14Q11 18 7 18Q0 17 1 7Z${round(7, 11, 2.4)}${round(17, 11, 2.4)}`,
  },
  jumping: { lines: 'M2.500 19Q8-4 17.500 12M11.500 10.500L18 14L21 6.500', solid: round(19.5, 20, 3) },
  fuse: { lines: 'M2.500 22Q4 13 11 13', solid: burst(15, 9, 8, 9, 4.2) },
  disoriented: { lines: 'M11 12a2 2 0 0 1 3 2a4 4 0 0 1-7-2a6 6 0 0 1 11-2.500a8.500 8.500 0 0 1-5 12.500', solid: '' },
  evil: { lines: 'M12 22V3M4.500 3V7Q4.500 12.500 12 12.500T19.500 7V3', solid: '' },
  evilest: {
    lines: '',
    solid: 'M12 9L14 5V9Q19 3 24 6Q20 10 21 16Q16 13.500 12 20Q8 13.500 3 16Q4 10 0 6Q5 3 10 9V5Z',
  },
  split: {
    lines:
      'M8.500 3Q1.500 4 2 12T8.500 21L6.500 15L9.500 11L7 7ZM15.500 3Q22.500 4 22 12T15.500 21L13.500 15L16.500 11L14 7Z',
    solid: '',
  },
  dud: { lines: 'M2.500 4H13L2.500 16H13M16 14H21.500L16 21H21.500', solid: '' },
  treacherous: { lines: '', solid: 'M12 0L15.500 6V14H8.500V6ZM5 14H19V17H5ZM10.500 17H13.500V24H10.500Z' },
  fried: { lines: 'M6.500 9V4M12 9V2M17.500 9V4', solid: 'M3 11.500Q12 15 21 11.500L18.500 23H5.500Z' },
  spinning: {
    lines: 'M20.500 9A9 9 0 0 0 4 9M3.500 15A9 9 0 0 0 20 15M21 3V9.500H14.500M3 21V14.500H9.500',
    solid: '',
  },
  micro: { lines: 'M14 11Q14 7 17.500 6.500', solid: round(10, 16, 7) + burst(19, 5.5, 6, 5, 2.2) },
  super: { lines: '', solid: `M12 0L22 4Q22 17 12 24Q2 17 2 4Z${burst(12, 11, 5, 7.5, 3.2)}` },
  sexy: {
    lines: '',
    solid: 'M0 11Q7 3 12 7Q17 3 24 11Q17 20.500 12 20.500T0 11ZM4 11.500Q12 14.500 20 11.500Q12 11 4 11.500Z',
  },
  kitty: {
    lines: '',
    solid: `M2 1L9 6H15L22 1L23 13Q21 22 12 22T1 13Z${round(7.5, 12, 2)}${round(16.5, 12, 2)}M10 16.500H14L12 18.500Z`,
  },
  generous: {
    lines: '',
    solid:
      'M3 11.500H10.500V22.500H3ZM13.500 11.500H21V22.500H13.500ZM1.500 6H22.500V9.500H1.500ZM12 6Q4-1.500 4 3.500T12 6ZM12 6Q20-1.500 20 3.500T12 6Z',
  },
  boom: { lines: '', solid: burst(12, 12, 11, 12.5, 6.5) },
};

/** The sign of a kind of card; an empty one of what is no card. */
export const glyphOf = (word: string): Glyph => GLYPHS[word] ?? { lines: '', solid: '' };
