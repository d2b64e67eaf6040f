import { addMonths } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { getColumn, getDaysOfMonth, getWeeks, moveByMonths } from './month-grid.ts';

test('months step over the ends of years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
});

test('the same day of another month is its last one where it is shorter', () => {
  expect(moveByMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(moveByMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(moveByMonths('2026-11-20', -1)).toBe('2026-10-20');
});

test('a month fills whole weeks that begin on Monday', () => {
  const weeks = getWeeks('2026-11');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.flat().filter(Boolean)).toEqual(getDaysOfMonth('2026-11'));
  expect(getColumn('2026-11-23')).toBe(0);
});
