import { createCalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import { SUNDAY, WEDNESDAY, withHours } from '@clinic/api/test/appointments/own-hours-clinic.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import type { BookingCalendar, Weekday } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { askAboutClosedDays } from './session-days.ts';

function ask(calendar: BookingCalendar, date: string) {
  const session = { doctorId: DOCTOR_ID, firstDate: date, lastDate: date, from: '10:00', to: '11:00', minutes: 20 };
  return askAboutClosedDays(calendar, [], session, createCalendarWords(calendar));
}

test('a session of a doctor with own hours asks on a closed weekday, unless the hours name it', () => {
  expect(ask(withHours, SUNDAY)).toMatchObject({ closedDates: [SUNDAY], answers: ['open'] });
  expect(ask(withHours, WEDNESDAY)).toBeNull();
  const hours = [{ weekdays: ['Sunday'] as Weekday[], from: '16:00', to: '17:00', minutes: 20 }];
  const departments = withHours.departments.map((department) => ({
    ...department,
    doctors: department.doctors.map((doctor) => (doctor.id === DOCTOR_ID ? { ...doctor, hours } : doctor)),
  }));
  expect(ask({ ...withHours, departments }, SUNDAY)).toBeNull();
});
