/** Lord Fry: a nobleman of french fries in a paper cone, who takes himself very seriously. Stands like a potato would. */

import { at, burst, rod, round, type Mark } from '../../../../../web/src/art/ink';

/** A stick of potato, its foot in the cone, leaning by an angle in degrees. */
function fry(x: number, lean: number, length: number): string {
  const angle = (lean * Math.PI) / 180;
  const [up, over] = [Math.cos(angle), Math.sin(angle)];
  const corner = (side: number, high: number): string =>
    `${(x + side * up + high * over).toFixed(1)} ${(side * over - high * up).toFixed(1)}`;
  return `M${corner(-3.6, 0)}L${corner(-3.6, length)}L${corner(3.6, length)}L${corner(3.6, 0)}z`;
}

const hair: Mark[] = [
  [
    'straw',
    fry(-16, -40, 30) + fry(16, 38, 31) + fry(-13, -26, 38) + fry(13, 25, 37) + fry(-6, -11, 32) + fry(6, 10, 32),
  ],
  ['sun', fry(-15, -33, 21) + fry(-9, -17, 26) + fry(0, 1, 28) + fry(9, 15, 25) + fry(15, 32, 23), 1.4],
];

const cone: Mark[] = [
  ['white', 'M-25-10Q0 5 25-10L18 29Q0 33-18 29Z', 1.9],
  ['=red', 'M-21-8L-15-5L-11 29L-15 28ZM-8-3L-3-2.5L-2.5 31L-7 30.5ZM3-2.5L8-3L7 30.5L2.5 31ZM15-5L21-8L15 28L11 29Z'],
  ['~ink', 'M-25-10Q0 5 25-10L18 29Q0 33-18 29Z', 1.9],
];

/** Cut out of the paper: a pale oval on which the face stands apart from the stripes. */
const face: Mark[] = [
  ['white', round(0, 9, 18, 12), 1.3],
  ['white', round(-7, 5, 5), 1.3],
  ['=ink', round(-6, 6, 2.6)],
  ['straw', 'M-12.5 5A5.5 5.5 0 0 1-1.5 4Z', 1.2],
  ['sky', round(8, 5, 6.5), 1.3],
  ['=ink', round(8.5, 5.5, 2.6)],
  ['~sun', round(8, 5, 6.5), 2],
  ['~sun', 'M14 8Q20 16 18 26', 1.2],
  ['~ink', 'M-14-3L-3 0M4-3L13-6', 2.8],
];

const moustache: Mark[] = [
  ['wood', 'M0 13Q-9 9-14 15Q-20 20-25 13Q-24 24-14 22Q-5 22 0 16Q5 22 14 22Q24 24 25 13Q20 20 14 15Q9 9 0 13Z', 1.3],
];
const sneer: Mark = ['~ink', 'M-4 22Q2 25 7 21', 1.8];
const cackle: Mark[] = [
  ['mouth', 'M-7 21H8Q7 29 0 29T-7 21Z', 1.3],
  ['=white', 'M-5 21.5H6L5 23.5H-4Z'],
];

const hat: Mark[] = [
  ['black', 'M-13-1L-15-28Q0-33 15-28L13-1Q0 4-13-1Z'],
  ['violet', 'M-14-12Q0-6 14-12L13-2Q0 3-13-2Z', 1.2],
  ['black', 'M-21-4Q0 9 21-4Q25 1 17 4Q0 12-17 4Q-25 1-21-4Z'],
  ['~steel', 'M-10-26L-9-15', 2],
];
const tile = at(0, -28, hat, 1, 7);
const crown = at(0, -28, [['sun', 'M-13-28L-17-44L-7-36L0-48L7-36L17-44L13-28Q0-33-13-28Z', 1.4], ...hat], 1, 7);

const legs: Mark[] = [
  ['straw', 'M-11 27H-5V36H-11ZM5 27H11V36H5Z', 1.3],
  ['black', 'M-4 38H-17Q-15 33-10 34T-4 38ZM4 38H17Q15 33 10 34T4 38Z', 1],
];

const cape: Mark[] = [
  ['violet', 'M-22-6Q-36 16-38 38Q-28 33-20 38Q-8 33 0 38Q8 33 20 38Q28 33 38 38Q36 16 22-6Z'],
  ['violet', 'M-24 4L-37-22L-16-8ZM24 4L37-22L16-8Z'],
];

const cane: Mark[] = [
  ['straw', 'M-21 4L-31 8L-29 14L-19 11ZM20 4L29-8L34-4L24 10Z', 1.3],
  ...rod('wood', 'M34-17V38', 2),
  ['sun', round(34, -19, 4), 1.3],
  ['white', round(-31, 11, 4.2) + round(32, -6, 4.2), 1.3],
];

const plotting: Mark[] = [
  ['straw', 'M-25 13L-16 26L-10 22L-20 9ZM25 13L16 26L10 22L20 9Z', 1.3],
  [
    'white',
    'M-14 30Q-18 24-12 21L-2 15Q0 14-1 17L-3 20Q0 25-3 28Q-8 33-14 30ZM14 30Q18 24 12 21L2 15Q0 14 1 17L3 20Q0 25 3 28Q8 33 14 30Z',
    1.3,
  ],
];

const ketchup: Mark[] = [
  ['straw', 'M-21 4L-34-4L-31-10L-19-2ZM20 4L31-10L36-6L24 10Z', 1.3],
  ['white', round(-33, -8, 4.2), 1.3],
  ['red', 'M27-40H39Q41-20 40-8H26Q25-20 27-40Z'],
  ['white', 'M27-29H39L40-17H26Z', 1],
  ['=red', burst(33, -23, 5, 5, 2.2)],
  ['red', 'M29-40L32-51H34L37-40Z', 1.3],
  ['white', round(34, -6, 4.2), 1.3],
];

/** Draw Lord Fry by his number: with a cane, then plotting in a cape, then crowned, with his sceptre of ketchup. */
export function lordFry(number: number): Mark[] {
  const man = [...legs, ...hair, ...cone, ...face];
  if (number === 16) return [...man, sneer, ...moustache, tile, ...cane];
  if (number === 17) return [...cape, ...man, ...moustache, tile, ...plotting];
  return [...cape, ...man, ...cackle, ...moustache, crown, ...ketchup];
}
