import { expect, test } from 'vitest';
import { countSecondsLeft, STEPS } from '../build-steps.mjs';

const LAST_TIMES = [
  { check: 2, draw: 0.5, join: 1, compare: 0.2 },
  { check: 1.8, draw: 20.4, join: 3, compare: 0.2 },
];

test('an owner is told how long the rest took in the slowest of the last builds', () => {
  expect(countSecondsLeft('check', LAST_TIMES)).toBe(26);
  expect(countSecondsLeft('join', LAST_TIMES)).toBe(4);
  expect(countSecondsLeft('compare', LAST_TIMES)).toBe(1);
});

test('an owner is told a guess before the first build', () => {
  expect(countSecondsLeft('join', [])).toBe(STEPS.join.seconds + STEPS.compare.seconds);
});
