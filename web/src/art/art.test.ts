import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import Avatar from './Avatar.svelte';
import { SEAT_COLOURS } from './faces';
import { painted } from './ink';
import Logo from './Logo.svelte';
import Scene from './Scene.svelte';
import { SCENES, type SceneName } from './scenes';

const seats = SEAT_COLOURS.map((_, seat) => seat);
const markup = (seat: number, kind: 'person' | 'bot' | 'free', level = ''): string =>
  render(Avatar, { seat, kind, level }).container.innerHTML;

describe('avatars', () => {
  test('are all different for twelve people', () => {
    expect(new Set(seats.map((seat) => markup(seat, 'person'))).size).toBe(12);
  });

  test('tell levels of bots, people and free seats apart at the same seat', () => {
    const drawn = [
      ...['random', 'thumb', 'search'].map((level) => markup(3, 'bot', level)),
      markup(3, 'person'),
      markup(3, 'free'),
    ];
    expect(new Set(drawn).size).toBe(5);
  });

  test('give each seat its own colour, whoever sits there', () => {
    for (const seat of seats) expect(markup(seat, 'bot', 'thumb')).toContain(SEAT_COLOURS[seat]);
    expect(new Set(SEAT_COLOURS).size).toBe(12);
  });

  test('are decoration: their names are said beside them', () => {
    const svg = render(Avatar, { seat: 0, kind: 'person' }).container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
  });
});

test('the logo says its name', () => {
  expect(render(Logo).getByRole('img').getAttribute('aria-label')).toBe('spuds');
});

test('every scene is drawn in full', () => {
  for (const name of Object.keys(SCENES) as SceneName[]) {
    const { container } = render(Scene, { name });
    expect(container.querySelectorAll('path').length).toBeGreaterThan(5);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  }
});

describe('paints', () => {
  test('come from the inks at hand before those that all share', () => {
    expect(painted(['skin', 'M0 0'], { skin: '#123456' }).fill).toBe('#123456');
    expect(painted(['leaf', 'M0 0'], {}).fill).toBe('#6fae3c');
  });

  test('are outlined, bare or a line by their first letter', () => {
    expect(painted(['#fff', 'M0 0'], {})).toEqual({ fill: '#fff', stroke: '#3b2418', width: 1.5 });
    expect(painted(['=#fff', 'M0 0'], {})).toEqual({ fill: '#fff', stroke: undefined, width: undefined });
    expect(painted(['~#fff', 'M0 0', 3], {})).toEqual({ fill: 'none', stroke: '#fff', width: 3 });
  });
});
