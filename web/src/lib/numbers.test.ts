import { fireEvent, render, screen, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import { allWords, loadGame, setLanguage } from './i18n.svelte';
import OptionFields from './OptionFields.svelte';
import { fitting, grouped, numberOf, rangeOf, stepped, valueAt, wrongNumber, type Chosen } from './options';
import { whole } from './types';

const rows = whole('OptionInfo', { name: 'rows', kind: 'number', values: [4], doc: 'Rows.', low: 1, high: 12 });
const prize = whole('OptionInfo', { name: 'prize', kind: 'number', values: [0], doc: 'A prize.', low: 5, high: 200 });
const level = whole('OptionInfo', { name: 'level', values: [2, 1], doc: 'How hard it is.' });
const figure = { kind: 'number', values: [1], doc: 'Cold.', low: -5, high: 9, house: true, group: 'weather' };
const frost = whole('OptionInfo', { ...figure, name: 'frost', things: ['ice'] });
const wind = whole('OptionInfo', { ...figure, name: 'wind', things: ['nothing'] });
const beds = whole('OptionInfo', {
  name: 'beds',
  kind: 'counts',
  values: ['4'],
  doc: 'Beds.',
  things: ['peas'],
  most: 9,
});
const options = [level, rows, prize, frost, wind, beds];
const faces = [whole('Face', { word: 'ice', name: { id: 'card-ice' } })];

const WORDS = `
card-ice = Black ice
option-wind = The wind
option-group-weather = Figures of the weather
option-group-weather-doc = How it will be.
option-level-1-doc = Peas only.
option-level-2-doc = Adds leeks.
`;

const onchange = vi.fn<(chosen: Chosen) => void>();

function form(chosen: Chosen = {}): ReturnType<typeof render> {
  return render(OptionFields, { slug: 'orchard', options, faces, seats: 3, chosen, onchange });
}

function field(name: string): HTMLInputElement {
  return screen.getByLabelText(name) as HTMLInputElement;
}

beforeEach(async () => {
  onchange.mockClear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(WORDS)));
  await setLanguage('en');
  await allWords();
  await loadGame('orchard');
});

describe('a number', () => {
  it.each([
    ['7', 7],
    ['07', 7],
    ['-3', -3],
    ['', ''],
    ['7.5', '7.5'],
    ['1e1', '1e1'],
    ['9999999999', '9999999999'],
  ])('typed as %j is %j', (typed, value) => {
    expect(numberOf(typed)).toBe(value);
  });

  it('lies in its range, or is the usual one', () => {
    expect([0, 1, 12, 13, '', '4', 1.5].map((value) => wrongNumber(rows, value))).toEqual([
      true,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect([0, 4, 5, 200, 201].map((value) => wrongNumber(prize, value))).toEqual([false, true, false, false, true]);
    expect(rangeOf(rows)).toEqual({ id: 'option-range', args: { low: 1, high: 12 } });
    expect(rangeOf(prize)).toEqual({ id: 'option-range-or', args: { usual: 0, low: 5, high: 200 } });
  });

  it.each([
    [rows, 4, 5, 3],
    [rows, 12, null, 11],
    [rows, 1, 2, null],
    [rows, 99, null, 12],
    [rows, -7, 1, null],
    [rows, '', 5, 3],
    [prize, 0, 5, null],
    [prize, 5, 6, 0],
    [prize, 3, 5, 0],
    [prize, 200, null, 199],
    [frost, 0, 1, -1],
  ])('%j steps over what it cannot be', (option, value, up, down) => {
    expect([stepped(option, value, 1), stepped(option, value, -1)]).toEqual([up, down]);
  });

  it('is sent as a number, and not if it is the usual one', () => {
    expect(fitting(options, { rows: 7, prize: 0, frost: -1 }, 3)).toEqual({ rows: 7, frost: -1 });
    expect(valueAt(rows, {}, 3)).toBe(4);
  });

  it('is typed, and says its range', async () => {
    form();
    expect(field('rows').value).toBe('4');
    expect(screen.getByText('From 1 to 12.')).toBeTruthy();
    expect(screen.getByText('0, or from 5 to 200.')).toBeTruthy();
    await fireEvent.input(field('rows'), { target: { value: '11' } });
    expect(onchange).toHaveBeenCalledExactlyOnceWith({ rows: 11 });
  });

  it('is stepped through by buttons and by the arrow keys alike', async () => {
    form({ prize: 5 });
    await fireEvent.click(screen.getByRole('button', { name: 'Less: prize' }));
    await fireEvent.keyDown(field('prize'), { key: 'ArrowDown' });
    await fireEvent.click(screen.getByRole('button', { name: 'More: prize' }));
    await fireEvent.keyDown(field('prize'), { key: 'ArrowUp' });
    expect(onchange.mock.calls.map(([chosen]) => chosen)).toEqual([0, 0, 6, 6].map((n) => ({ prize: n })));
  });

  it('has no button beyond its ends, and no other key is taken from the field', async () => {
    form({ rows: 12 });
    expect((screen.getByRole('button', { name: 'More: rows' }) as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.keyDown(field('rows'), { key: 'ArrowUp' });
    expect(onchange).not.toHaveBeenCalled();
    expect(await fireEvent.keyDown(field('rows'), { key: '1' })).toBe(true);
  });

  it.each([
    ['prize', 3, 'This must be a whole number. 0, or from 5 to 200.'],
    ['rows', '', 'This must be a whole number. From 1 to 12.'],
    ['rows', 13, 'This must be a whole number. From 1 to 12.'],
  ])('that cannot be keeps the form from being sent and says why: %s %j', async (name, value, says) => {
    const { rerender } = form({ [name]: value });
    expect(field(name).validationMessage).toBe(says);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(says)).toBeTruthy();
    await rerender({ chosen: { [name]: 5 } });
    expect(field(name).checkValidity()).toBe(true);
  });
});

describe('a group', () => {
  it('follows what stands in sight, and counts of none have one of their own', () => {
    expect(grouped(options).map((group) => group.options.map((option) => option.name))).toEqual([
      ['level', 'rows', 'prize'],
      ['frost', 'wind'],
      ['beds'],
    ]);
    expect(grouped([beds]).map((group) => group.options.length)).toEqual([0, 1]);
  });

  it('is put away under its name, once marked as of the house, its figures called by their cards', () => {
    const { container } = form();
    const group = container.querySelector('details') as HTMLDetailsElement;
    expect(group.open).toBe(false);
    expect(group.querySelector('summary')?.textContent.replace(/\s+/g, ' ').trim()).toBe(
      'Figures of the weather house ruling',
    );
    expect(within(group).getAllByText('house ruling')).toHaveLength(1);
    expect(within(group).getByText('How it will be.')).toBeTruthy();
    expect(within(group).getByLabelText('Black ice')).toBeTruthy();
    expect(within(group).getByLabelText('The wind')).toBeTruthy();
  });

  it('opens for whoever sends the form with something wrong in it', async () => {
    const { container } = form({ frost: 99 });
    field('Black ice').reportValidity();
    await tick();
    expect(container.querySelector('details')?.open).toBe(true);
  });

  it('goes back to the usual numbers, and leaves others as they are', async () => {
    const { rerender } = form({ rows: 7 });
    expect(screen.queryByText('Back to the usual numbers')).toBeNull();
    await rerender({ chosen: { rows: 7, frost: -2 } });
    await fireEvent.click(screen.getByText('Back to the usual numbers'));
    expect(onchange).toHaveBeenCalledExactlyOnceWith({ rows: 7, frost: 1, wind: 1 });
  });
});

it('a value of a choice says what it does', () => {
  form();
  const two = screen.getByRole('radio', { name: '2', description: 'Adds leeks.' }) as HTMLInputElement;
  expect(two.checked).toBe(true);
  expect(screen.getByRole('radio', { name: '1', description: 'Peas only.' })).toBeTruthy();
});

it('the form has nothing that axe objects to', async () => {
  const { container } = form({ frost: 5, prize: 3 });
  for (const group of container.querySelectorAll('details')) group.open = true;
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((one) => one.id)).toEqual([]);
});
