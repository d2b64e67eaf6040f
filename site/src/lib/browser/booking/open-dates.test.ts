import { expect, test } from 'vitest';
import { createDoctorCalendar } from '../../../../test/calendar.ts';
import { findNearestOpenDate } from './open-dates.ts';

const CALENDAR = createDoctorCalendar({ slots: ['09:00', '17:00'], closedDates: ['26 January'] });
// A Saturday. The last day that can be booked, 21 November 2027, is a Sunday.
const NOW = new Date('2026-11-21T10:00:00+05:30');

test('after a closed day, or today when that has gone by, comes the next open day', () => {
  expect(findNearestOpenDate(CALENDAR, '2026-11-22', NOW)).toEqual({ date: '2026-11-23' });
  expect(findNearestOpenDate(CALENDAR, '2027-01-26', NOW)).toEqual({ date: '2027-01-27' });
  expect(findNearestOpenDate(CALENDAR, '2020-01-06', NOW)).toEqual({ date: '2026-11-21' });
  const evening = new Date('2026-11-21T18:00:00+05:30');
  expect(findNearestOpenDate(CALENDAR, '2026-11-21', evening)).toEqual({ date: '2026-11-23' });
});

test('beyond the last day that can be booked, the last open one is the nearest', () => {
  for (const date of ['2027-11-21', '2027-11-22', '2072-01-01', '20265-03-12', 'soon']) {
    expect(findNearestOpenDate(CALENDAR, date, NOW), date).toEqual({ date: '2027-11-20', isLast: true });
  }
});

test('where nothing is open, nothing is near', () => {
  const closed = { ...CALENDAR, horizonDays: 1, closedDates: ['21 November'] };
  expect(findNearestOpenDate(closed, '2026-11-22', NOW)).toBeNull();
});
