import { expect, test } from 'vitest';
import { splitNumbers } from './split-numbers.ts';

const NUMBERS = ['112', '108', '+91 20 0000 0108'];

test('each number is a piece of its own', () => {
  expect(splitNumbers('Call 112 or +91 20 0000 0108.', NUMBERS)).toEqual([
    { text: 'Call ', isNumber: false },
    { text: '112', isNumber: true },
    { text: ' or ', isNumber: false },
    { text: '+91 20 0000 0108', isNumber: true },
    { text: '.', isNumber: false },
  ]);
});

test('other numbers stay in their text', () => {
  expect(splitNumbers('Sugar above 300, call 0000 0108 or 1120.', NUMBERS)).toHaveLength(1);
});
