import { fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import { allWords, setLanguage } from './i18n.svelte';
import OptionFields from './OptionFields.svelte';
import type { Chosen } from './options';
import { whole } from './types';

const options = [
  whole('OptionInfo', { name: 'two', values: ['off', 'on'], doc: 'Two may play.', needed_at: [2], house: true }),
  whole('OptionInfo', { name: 'eldest', kind: 'seat', values: ['random'], doc: 'Who begins.' }),
  whole('OptionInfo', {
    name: 'beds',
    kind: 'counts',
    values: ['4,10'],
    doc: 'What grows.',
    things: ['peas', 'leeks'],
    most: 20,
    at_least_per_seat: 4,
    house: true,
  }),
];

const onchange = vi.fn<(chosen: Chosen) => void>();

function form(seats: number, chosen: Chosen = {}): ReturnType<typeof render> {
  return render(OptionFields, { slug: 'orchard', options, seats, chosen, onchange });
}

function field(name: string): HTMLInputElement {
  return screen.getByLabelText(name) as HTMLInputElement;
}

beforeEach(async () => {
  onchange.mockClear();
  await setLanguage('en');
  await allWords();
});

describe('an option that so many seats need', () => {
  it('is set and says so', () => {
    form(2);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect((screen.getByRole('radio', { name: 'on' }) as HTMLInputElement).checked).toBe(true);
    expect(screen.getByText(/2 players need this/)).toBeTruthy();
  });

  it('is free elsewhere', () => {
    form(3);
    expect((screen.getByRole('radio', { name: 'off' }) as HTMLInputElement).checked).toBe(true);
    expect(screen.queryByText(/players need this/)).toBeNull();
  });
});

describe('a seat', () => {
  it('is chosen by number from 1, and told as the server counts', async () => {
    form(3);
    const select = screen.getByRole('combobox', { name: 'eldest' }) as HTMLSelectElement;
    expect([...select.options].map((one) => one.text)).toEqual(['random', 'seat 1', 'seat 2', 'seat 3']);
    expect(select.value).toBe('random');
    await fireEvent.change(select, { target: { value: '0' } });
    expect(onchange).toHaveBeenCalledExactlyOnceWith({ eldest: 0 });
  });

  it('is forgotten at a smaller table and remembered at a larger one', async () => {
    const { rerender } = form(4, { eldest: 3 });
    const select = screen.getByRole('combobox', { name: 'eldest' }) as HTMLSelectElement;
    expect(select.value).toBe('3');
    await rerender({ seats: 3 });
    expect(select.value).toBe('random');
    await rerender({ seats: 4 });
    expect(select.value).toBe('3');
  });
});

describe('counts', () => {
  it('have a field each, put away, and say what they add up to', () => {
    const { container } = form(3);
    expect(container.querySelector('details')?.open).toBe(false);
    expect([field('peas').value, field('leeks').value]).toEqual(['4', '10']);
    const said = screen.getByRole('status', { hidden: true }).textContent;
    expect(said.replace(/\s+/g, ' ').trim()).toBe('14 in all. At most 20. At least 12 for 3 players.');
    expect(field('peas').checkValidity()).toBe(true);
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });

  it('change one by one', async () => {
    form(3, { beds: '4,9' });
    await fireEvent.input(field('leeks'), { target: { value: '12' } });
    expect(onchange).toHaveBeenCalledExactlyOnceWith({ beds: '4,12' });
  });

  it('go back to the usual ones', async () => {
    form(3, { eldest: 1, beds: '4,9' });
    await fireEvent.click(screen.getByText('Back to the usual numbers'));
    expect(onchange).toHaveBeenCalledExactlyOnceWith({ eldest: 1, beds: '4,10' });
  });

  it.each([
    ['4,17', 3, 'At most 20.'],
    ['4,10', 4, 'At least 16 for 4 players.'],
    ['4,', 3, 'Each must be a whole number, 0 or more.'],
  ])('that cannot be keep the form from being sent: %s at %i seats', async (beds, seats, says) => {
    const { container } = form(seats, { beds });
    expect(field('peas').validationMessage).toBe(says);
    expect(container.querySelector('.wrong')?.textContent).toContain(says);
    field('peas').reportValidity();
    await tick();
    expect(container.querySelector('details')?.open).toBe(true);
  });

  it('are right again as soon as they may be', async () => {
    const { rerender } = form(4, { beds: '4,10' });
    await rerender({ seats: 3 });
    expect(field('peas').checkValidity()).toBe(true);
  });
});

it('the form has nothing that axe objects to', async () => {
  const { container } = form(3, { beds: '4,9' });
  (container.querySelector('details') as HTMLDetailsElement).open = true;
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((one) => one.id)).toEqual([]);
});
