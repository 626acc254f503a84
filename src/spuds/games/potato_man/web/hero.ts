/** Potato Man: the smallest numbers, the biggest heart. He fells Lord Fry. */

import { at, leaf, rod, round, type Mark } from '../../../../../web/src/art/ink';
import { eyesOf, mouthOf, skinOf, type Mouth } from '../../../../../web/src/art/spud';

const tuft: Mark[] = [
  ['~fern', 'M0-25Q-1-31 2-36', 2.6],
  ['leaf', leaf(1, -34, -14, -10, 0.5) + leaf(1, -34, 15, -8, 0.5), 1.4],
];

const mask: Mark[] = [
  [
    'violet',
    'M-21-12Q-10-17 0-12Q10-17 21-12Q28-13 33-18Q31-9 23-4Q18 4 8 1Q3 0 0-3Q-3 0-8 1Q-18 4-22-4Q-24-8-21-12Z',
    1.3,
  ],
];

/** A sprout in a shield, on the chest. */
const emblem: Mark[] = [
  ['white', 'M0 14L8 15.5Q8 23 0 27Q-8 23-8 15.5Z', 1.3],
  ['=fern', leaf(0, 25, -4.5, -7, 0.6) + leaf(0, 25, 4.5, -7, 0.6)],
];

const trunks: Mark[] = [
  ['leaf', 'M-21 17Q0 24 21 17Q18 27 0 28Q-18 27-21 17Z', 1.3],
  ['~sun', 'M-21 17Q0 24 21 17', 3],
];

const man = (mouth: Mouth): Mark[] => [...skinOf('round'), ...mask, ...eyesOf('cross'), ...mouthOf(mouth), ...tuft];

const boots = 'M-4 37H-17Q-17 30-11 29H-4ZM4 37H17Q17 30 11 29H4Z';

const flying: Mark[] = [
  at(0, 0, [
    ['leaf', 'M-17-14C-30 4-28 26-42 42C-30 40-26 46-18 44C-12 42-4 50 4 46C14 42 20 16 17-14Z'],
    ['~fern', 'M-16 8Q-18 26-26 36M6 14Q6 30 0 40', 1.6],
    ...rod('skin', 'M-9 22Q-14 30-12 38M7 24Q6 32 10 38', 3.6),
    ['violet', round(-12, 40, 5, 6) + round(10, 40, 5, 6), 1.4],
    ...rod('skin', 'M14-8Q24-20 20-42M-18 4Q-32 2-30 14', 3.6),
    ...man('smirk'),
    ...emblem,
    ['violet', round(20, -45, 7.5) + round(-29, 16, 5.5), 1.5],
    ['~white', 'M15-46Q20-50 24-47M18-43H25', 1.3],
  ]),
];

const standing: Mark[] = [
  ['leaf', 'M-16-16C-28-2-34 20-46 28C-36 30-36 36-30 37C-22 34-10 38 0 36C10 38 22 34 30 37C34 32 30 10 16-16Z'],
  ['~fern', 'M-24 6Q-28 22-36 29M24 12Q28 26 27 34', 1.6],
  ...rod('skin', 'M-9 24V32M9 24V32', 3.6),
  ['violet', boots, 1.4],
  ...rod('skin', 'M-18-2Q-40 4-22 15M18-2Q40 4 22 15', 3.6),
  ...man('grin'),
  ...trunks,
  ['white', round(0, 20, 5.5, 5), 1.2],
  ['=fern', leaf(0, 23, -4, -6, 0.6) + leaf(0, 23, 4, -6, 0.6)],
  ['violet', round(-21, 15, 5.5) + round(21, 15, 5.5), 1.5],
];

const punching: Mark[] = [
  ['leaf', 'M-14-18C-34-26-40-8-48-10C-44 0-48 6-42 12C-40 20-28 22-26 32C-14 30 10 30 16-16Z'],
  ['~fern', 'M-22-8Q-34-6-42 2M-20 8Q-30 8-36 14', 1.6],
  ...rod('skin', 'M-8 24Q-16 26-20 34M9 22Q20 20 20 30', 3.6),
  ['violet', 'M-16 38H-30Q-29 31-23 30ZM14 37H29Q28 29 22 28H16Z', 1.4],
  ...rod('skin', 'M-18 4Q-30 10-26 18', 3.6),
  ...man('shout'),
  ['violet', round(-26, 19, 5.5), 1.5],
  ...rod('skin', 'M16 0Q24-4 25-14', 5),
  ['violet', 'M14-20C12-32 22-37 28-35C38-36 42-26 39-18C36-10 18-9 14-20Z'],
  ['~white', 'M21-27V-20M27-28V-20M33-27V-20', 1.5],
];

/** Draw Potato Man by his number: in flight, on guard, at blows. */
export function potatoMan(number: number): readonly Mark[] {
  return [flying, standing, punching][number - 1] ?? standing;
}
