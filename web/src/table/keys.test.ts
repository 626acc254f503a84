import { expect, test } from 'vitest';

import { LISTED } from './keylist';
import { commandOf, rove } from './keys';

function press(key: string, init: KeyboardEventInit = {}, target: HTMLElement = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

test('the digits answer the prompt in order, 0 the tenth', () => {
  expect([1, 2, 9, 0].map((digit) => commandOf(press(String(digit))))).toEqual([0, 1, 8, 9]);
});

test('letters work in both cases', () => {
  expect(commandOf(press('l'))).toBe('log');
  expect(commandOf(press('L', { shiftKey: true }))).toBe('log');
  expect(commandOf(press('?', { shiftKey: true }))).toBe('help');
});

test('keys with a modifier, and keys that mean nothing, are left alone', () => {
  expect(commandOf(press('l', { ctrlKey: true }))).toBeNull();
  expect(commandOf(press('1', { altKey: true }))).toBeNull();
  expect(commandOf(press('s', { metaKey: true }))).toBeNull();
  expect(commandOf(press('q'))).toBeNull();
  expect(commandOf(press('toString'))).toBeNull();
});

test('no key fires while somebody types', () => {
  for (const tag of ['input', 'textarea', 'select']) {
    const field = document.body.appendChild(document.createElement(tag));
    expect(commandOf(press('1', {}, field))).toBeNull();
    field.remove();
  }
  expect(commandOf(press('l', { isComposing: true }))).toBeNull();
});

test('every letter that the help lists does something', () => {
  const keys = LISTED.flatMap(([names]) => names).filter((name) => !/[…←→↑↓]|Enter/.test(name));
  for (const key of keys) expect(commandOf(press(key === 'Esc' ? 'Escape' : key)), key).not.toBeNull();
});

test('arrow keys go round a list', () => {
  expect(rove('ArrowRight', 2, 3)).toBe(0);
  expect(rove('ArrowLeft', 0, 3)).toBe(2);
  expect(rove('ArrowDown', 0, 3)).toBe(1);
  expect(rove('Enter', 0, 3)).toBe(-1);
  expect(rove('ArrowUp', 0, 0)).toBe(-1);
});
