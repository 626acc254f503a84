import { expect, test } from 'vitest';

import { clockText } from './time';

test('a clock shows minutes and seconds, and never a second too few', () => {
  expect(clockText(0)).toBe('0:00');
  expect(clockText(1)).toBe('0:01');
  expect(clockText(65_000)).toBe('1:05');
  expect(clockText(300_000)).toBe('5:00');
});

test('long times are shown shortly', () => {
  expect(clockText(3_600_000)).toBe('1:00:00');
  expect(clockText(2 * 86_400_000)).toBe('48 h');
});
