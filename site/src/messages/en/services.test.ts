import { expect, test } from 'vitest';
import { nextFreeToWords, nightsToWords, rangeToWords, waitToWords } from './services.ts';

test.each([
  [{ min: 30, max: 45, unit: 'minutes' }, '30 to 45 minutes'],
  [{ min: 2, max: 2, unit: 'weeks' }, '2 weeks'],
  [{ min: 1, max: 1, unit: 'days' }, '1 day'],
  [{ min: 0, max: 1, unit: 'days' }, 'Up to 1 day'],
] as const)('writes %j as %s', (range, words) => {
  expect(rangeToWords(range)).toBe(words);
});

test.each([
  [0, 0, 'None: home the same day'],
  [0, 1, 'None or 1 night'],
  [0, 2, 'None to 2 nights'],
  [1, 1, '1 night'],
  [1, 2, '1 to 2 nights'],
])('writes %i to %i nights as %s', (min, max, words) => {
  expect(nightsToWords({ min, max, unit: 'nights' })).toBe(words);
});

test.each([
  [0, 0, 'The same day'],
  [0, 1, 'Within 1 day'],
  [2, 3, 'After 2 to 3 days'],
])('writes a wait of %i to %i days as %s', (min, max, words) => {
  expect(waitToWords({ min, max, unit: 'days' })).toBe(words);
});

const WHO = { doctorId: 'asha', doctor: 'Dr. Asha', departmentId: 'urology' };

test.each([
  ['2026-11-24', '10:00', 'Tuesday 24 November, 10 am'],
  ['2027-01-01', '12:00', 'Friday 1 January, 12 pm'],
  ['2026-11-24', '14:30', 'Tuesday 24 November, 2:30 pm'],
  ['2026-11-24', '00:05', 'Tuesday 24 November, 12:05 am'],
])('%s %s is told as %s', (date, slot, words) => {
  expect(nextFreeToWords({ ...WHO, date, slot })).toBe(`Next free: ${words} with Dr. Asha`);
});
