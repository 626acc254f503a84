// @vitest-environment node
import { expect, it } from 'vitest';
import { fits, fitting } from './options';
import { whole } from './types';

const tie = whole('OptionInfo', { name: 'tie', values: ['shared', 'best'], doc: '' });
const three = whole('OptionInfo', { name: 'three', values: ['on', 'off'], doc: '', seats: [3] });

it('an option fits where its seats are, or everywhere', () => {
  expect([2, 3, 4].map((seats) => fits(three, seats))).toEqual([false, true, false]);
  expect(fits(tie, 5)).toBe(true);
});

it('only what was changed and means something is sent', () => {
  const chosen = { tie: 'best', three: 'off' };
  expect(fitting([tie, three], chosen, 3)).toEqual({ tie: 'best', three: 'off' });
  expect(fitting([tie, three], chosen, 4)).toEqual({ tie: 'best' });
  expect(fitting([tie, three], { tie: 'shared' }, 4)).toEqual({});
});
