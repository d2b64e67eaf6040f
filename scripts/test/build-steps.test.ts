import { expect, test } from 'vitest';
import { countSecondsLeft, STEPS } from '../build-steps.mjs';

const TIMES = { check: 2, draw: 20.4, join: 3, compare: 0.2 };

test('an owner is told how long the rest of the build took the last time', () => {
  expect(countSecondsLeft('check', TIMES)).toBe(26);
  expect(countSecondsLeft('join', TIMES)).toBe(4);
  expect(countSecondsLeft('compare', TIMES)).toBe(1);
});

test('a step that was never timed counts with a guess', () => {
  expect(countSecondsLeft('join', {})).toBe(STEPS.join.seconds + STEPS.compare.seconds);
});
