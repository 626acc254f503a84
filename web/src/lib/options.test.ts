// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { faultOf, fields, fits, fitting, needed, offered, total, valueAt, withField } from './options';
import { whole } from './types';

const tie = whole('OptionInfo', { name: 'tie', values: ['shared', 'best'], doc: '' });
const three = whole('OptionInfo', { name: 'three', values: ['on', 'off'], doc: '', seats: [3] });
const two = whole('OptionInfo', { name: 'two', values: ['off', 'on'], doc: '', needed_at: [2] });
const eldest = whole('OptionInfo', { name: 'eldest', kind: 'seat', values: ['random'], doc: '' });
const beds = whole('OptionInfo', {
  name: 'beds',
  kind: 'counts',
  values: ['4,10,0'],
  doc: '',
  things: ['peas', 'leeks', 'kale'],
  most: 20,
  at_least_per_seat: 4,
});

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

describe('an option that some seats need', () => {
  it('is set by itself, and not at its default there', () => {
    expect(fitting([two], {}, 2)).toEqual({ two: 'on' });
    expect(fitting([two], { two: 'off' }, 2)).toEqual({ two: 'on' });
    expect(offered(two, 2)).toEqual(['on']);
    expect(needed([tie, two], {}, 2)).toEqual([[two, 'on']]);
  });

  it('is as it was chosen elsewhere', () => {
    expect(fitting([two], {}, 3)).toEqual({});
    expect(fitting([two], { two: 'on' }, 3)).toEqual({ two: 'on' });
    expect(offered(two, 3)).toEqual(['off', 'on']);
    expect(needed([tie, two], { two: 'on' }, 3)).toEqual([]);
  });
});

describe('a seat', () => {
  it('is sent as a number, seat 0 too', () => {
    expect(fitting([eldest], { eldest: 0 }, 2)).toEqual({ eldest: 0 });
    expect(fitting([eldest], { eldest: 'random' }, 2)).toEqual({});
  });

  it('that the table does not have is nobody in particular', () => {
    expect(valueAt(eldest, { eldest: 3 }, 4)).toBe(3);
    expect(valueAt(eldest, { eldest: 3 }, 3)).toBe('random');
    expect(fitting([eldest], { eldest: 3 }, 3)).toEqual({});
  });
});

describe('counts', () => {
  it('are one text, as the server wants it', () => {
    expect(fields('4,10,0')).toEqual(['4', '10', '0']);
    expect(withField('4,10,0', 1, '7')).toBe('4,7,0');
    expect(withField('4,10,0', 0, '007')).toBe('7,10,0');
    expect(withField('4,10,0', 2, '00')).toBe('4,10,0');
    expect(fitting([beds], { beds: '4,10,0' }, 3)).toEqual({});
    expect(fitting([beds], { beds: '4,10,1' }, 3)).toEqual({ beds: '4,10,1' });
  });

  it('add up while they are typed', () => {
    expect(total('4,10,0')).toBe(14);
    expect(total(withField('4,10,0', 1, ''))).toBe(4);
    expect(total('4,-10,1.5')).toBe(4);
  });

  it.each([
    ['4,10,0', 3, null],
    ['4,10,6', 5, null],
    ['4,10,7', 3, { id: 'option-total-most', args: { most: 20 } }],
    ['4,10,0', 4, { id: 'option-total-least', args: { least: 16, seats: 4 } }],
    ['4,,10', 3, { id: 'option-whole', args: {} }],
    ['4,-1,10', 3, { id: 'option-whole', args: {} }],
    ['4,10,0.5', 3, { id: 'option-whole', args: {} }],
    ['4,1e1,0', 3, { id: 'option-whole', args: {} }],
  ])('%s at %i seats: %j', (value, seats, fault) => {
    expect(faultOf(beds, value, seats)).toEqual(fault);
  });

  it('are sent as they are: what is wrong with them is for the form to say', () => {
    expect(fitting([beds], { beds: '1,1,1' }, 3)).toEqual({ beds: '1,1,1' });
  });
});
