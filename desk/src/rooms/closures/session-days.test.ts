import { createCalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import { SUNDAY, WEDNESDAY, withHours } from '@clinic/api/test/appointments/own-hours-clinic.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { giveHours } from '@clinic/api/test/sample-clinic.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { askAboutClosedDays } from './session-days.ts';

function ask(calendar: BookingCalendar, date: string) {
  const session = { doctorId: DOCTOR_ID, firstDate: date, lastDate: date, from: '10:00', to: '11:00', minutes: 20 };
  return askAboutClosedDays(calendar, [], session, createCalendarWords(calendar));
}

test('a receptionist is asked about the closed weekday of a doctor with own hours, unless the hours name it', () => {
  expect(ask(withHours, SUNDAY)).toMatchObject({ closedDates: [SUNDAY], answers: ['open'] });
  expect(ask(withHours, WEDNESDAY)).toBeNull();
  const onSundays = giveHours(DOCTOR_ID, [{ weekdays: ['Sunday'], from: '16:00', to: '17:00', minutes: 20 }]);
  expect(ask(onSundays, SUNDAY)).toBeNull();
});
