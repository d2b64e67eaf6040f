import { expect, test } from 'vitest';
import { endToLabel, findNextWeekday } from './desk-times.ts';

test.each([
  ['2026-11-24', '2026-11-24', '2026-12-01'],
  ['2026-11-17', '2026-11-25', '2026-12-01'],
  ['2026-11-17', '2026-11-23', '2026-11-24'],
  ['2026-12-15', '2026-11-24', '2026-12-22'],
])('a receptionist who books a next visit after one on %s begins, on %s, on %s', (date, today, expected) => {
  expect(findNextWeekday(date, today)).toBe(expected);
});

test('a receptionist reads a session that ends at midnight', () => {
  expect([endToLabel('24:00'), endToLabel('18:30')]).toEqual(['12:00 AM', '06:30 PM']);
});
