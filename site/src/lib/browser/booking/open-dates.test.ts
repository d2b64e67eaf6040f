import { expect, test } from 'vitest';
import { createDoctorCalendar } from '../../../../test/calendar.ts';
import { findNearestOpenDate } from './open-dates.ts';

// `MonthView.test.tsx` tests which day is the nearest open one.

test('where nothing is open, nothing is near', () => {
  const closed = createDoctorCalendar({ horizonDays: 1, closedDates: ['21 November'] });
  expect(findNearestOpenDate(closed, '2026-11-22', new Date('2026-11-21T10:00:00+05:30'))).toBeNull();
});
