import * as times from '@clinic/contract/messages/en/dates-and-times.ts';
import { expect, test } from 'vitest';
import { timeToWords } from './time-to-words.ts';

test.each([
  ['2026-11-24', '02:00 PM', 'Asia/Kolkata', '2:00 PM IST'],
  ['2026-11-24', '12:00 PM', 'Asia/Kolkata', '12:00 PM IST'],
  ['2026-01-12', '09:00 AM', 'Europe/London', '9:00 AM GMT'],
  ['2026-07-13', '09:00 AM', 'Europe/London', '9:00 AM GMT+1'],
  ['2026-01-12', '09:00 AM', 'Australia/Sydney', '9:00 AM GMT+11'],
  ['2026-07-13', '09:00 AM', 'UTC', '9:00 AM UTC'],
])('on %s %s in %s is written as %s%s', (date, label, timeZone, words) => {
  expect(timeToWords(times, date, label, timeZone)).toBe(words);
});

test('a time that is no label stays as it is', () => {
  expect(timeToWords(times, '2026-11-24', 'noon', 'Asia/Kolkata')).toBe('noon');
});
