import { fireEvent, render, screen, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import Choices from './Choices.svelte';
import type { Wish } from './connection';
import Gathering from './Gathering.svelte';
import { allWords, setLanguage } from './i18n.svelte';
import JoinPanel from './JoinPanel.svelte';
import OptionFields from './OptionFields.svelte';
import { choose } from './settings.svelte';
import { soon } from './soon';
import { whole, type TableInfo } from './types';

const SEATS = [
  { seat: 0, kind: 'person', name: 'Ona', online: true },
  { seat: 1, kind: 'bot', level: 'search' },
  { seat: 2, kind: 'free' },
];

function table(more: object = {}): TableInfo {
  const given = { id: 't1', game: 'orchard', rules: 1, seats: SEATS, options: {}, phase: 'gathering' };
  return whole('TableInfo', { ...given, ...more });
}

let wishes: Wish[];
const ask = (wish: Wish): Promise<boolean> => {
  wishes.push(wish);
  return Promise.resolve(true);
};

beforeEach(async () => {
  wishes = [];
  choose({ name: '' });
  await setLanguage('en');
  await allWords();
});

describe('joining', () => {
  it('takes a name and a tap on a free seat', async () => {
    render(JoinPanel, { table: table(), ask });
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Petras ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Sit on seat 3' }));
    expect(wishes).toEqual([{ type: 'sit', seat: 2, name: 'Petras' }]);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('takes one tap where the name is known, and somebody who gives none is a guest', async () => {
    const { rerender } = render(JoinPanel, { table: table(), ask });
    await fireEvent.click(screen.getByRole('button'));
    choose({ name: 'Rūta' });
    await rerender({ table: table() });
    await fireEvent.click(screen.getByRole('button'));
    expect(wishes.map((wish) => wish.type === 'sit' && wish.name)).toEqual(['Guest', 'Rūta']);
  });

  it.each([{ you: 0 }, { phase: 'over' }, { seats: SEATS.slice(0, 2) }])(
    'is not offered where it cannot be: %j',
    (more) => {
      render(JoinPanel, { table: table(more), ask });
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});

describe('gathering', () => {
  it('lets a player be ready and allow open hands, each without changing the other', async () => {
    const seats = [{ ...SEATS[0], ready: true }, ...SEATS.slice(1)];
    render(Gathering, { table: table({ you: 0, seats }), ask });
    await fireEvent.click(screen.getByLabelText(/Spectators may see/));
    await fireEvent.click(screen.getByLabelText('I am ready'));
    expect(wishes).toEqual([
      { type: 'agree', ready: true, open_hands: true },
      { type: 'agree', ready: false, open_hands: false },
    ]);
  });

  it('lets the host fill seats, open them, change the terms and begin', async () => {
    render(Gathering, { table: table({ you: 0, host: true }), ask });
    await fireEvent.change(screen.getByLabelText('Who gets seat 2?'), { target: { value: '' } });
    await fireEvent.change(screen.getByLabelText('Who gets seat 3?'), { target: { value: 'random' } });
    await fireEvent.change(screen.getByLabelText('Time to think'), { target: { value: 'live' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Deal the cards' }));
    expect(wishes).toEqual([
      { type: 'fill', seat: 1, level: '' },
      { type: 'fill', seat: 2, level: 'random' },
      { type: 'arrange', pace: 'live' },
      { type: 'start' },
    ]);
  });

  it('shows guests what is agreed on, without a way to change it', () => {
    render(Gathering, { table: table({ pace: 'relaxed' }), ask });
    expect(screen.getByText('Relaxed: 2 minutes a decision')).toBeTruthy();
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Deal the cards' })).toBeNull();
  });

  it('keeps the link to a seat from everybody else', async () => {
    const own = render(Gathering, { table: table({ you: 0, rejoin: 'c0ffee' }), ask });
    expect(own.container.innerHTML).toContain('Your own seat');
    const values = within(own.container).getAllByRole('textbox', { hidden: true });
    expect(values.some((one) => (one as HTMLInputElement).value.endsWith('/t/t1#seat=c0ffee'))).toBe(true);
    own.unmount();
    const other = render(Gathering, { table: table(), ask });
    expect(other.container.innerHTML).not.toContain('Your own seat');
  });

  it('draws the link as a QR code', async () => {
    render(Gathering, { table: table(), ask });
    const picture = await soon(() => screen.getByRole('img', { name: /QR/ }));
    expect(picture.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
  });

  it('has nothing that axe objects to', async () => {
    const { container } = render(Gathering, { table: table({ you: 0, host: true, rejoin: 'c0ffee' }), ask });
    await tick();
    // Colours need a browser; the page's own test looks at them there.
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map((one) => one.id)).toEqual([]);
  });

  it('has no text left in code', async () => {
    await setLanguage('qps');
    const { container } = render(Gathering, { table: table({ you: 0, host: true, rejoin: 'c0ffee' }), ask });
    const words = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const left: string[] = [];
    while (words.nextNode()) {
      const text = (words.currentNode as globalThis.Text).data.replace(/⟦[^⟧]*⟧/g, '').trim();
      if (/[a-z]/i.test(text)) left.push(text);
    }
    expect(left).toEqual(['Ona']);
  });
});

describe('choices', () => {
  it('are radio buttons that say what was chosen', async () => {
    const onchange = vi.fn();
    render(Choices, { legend: 'Seats', values: [2, 3], value: 2, text: String, onchange });
    expect((screen.getByRole('radio', { name: '2' }) as HTMLInputElement).checked).toBe(true);
    await fireEvent.click(screen.getByRole('radio', { name: '3' }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('of options that mean nothing at so many seats are closed and say why', () => {
    const option = { name: 'green', values: ['on', 'off'], doc: 'Leave green out.', seats: [3], house: true };
    const options = [whole('OptionInfo', option)];
    render(OptionFields, { slug: 'orchard', options, seats: 4, chosen: { green: 'off' }, onchange: vi.fn() });
    expect((screen.getByRole('group') as HTMLFieldSetElement).disabled).toBe(true);
    expect((screen.getByRole('radio', { name: 'on' }) as HTMLInputElement).checked).toBe(true);
    expect(screen.getByText(/Only with 3 players/)).toBeTruthy();
    expect(screen.getByText('house ruling')).toBeTruthy();
  });
});
