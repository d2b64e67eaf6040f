import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { type DoctorCalendar, ofDoctor } from '@clinic/contract/open-slots.ts';

/** Creates the calendar of a clinic in India without departments, with two times a day, closed on Sundays. */
export function createCalendar(changes: Partial<BookingCalendar> = {}): BookingCalendar {
  return {
    timeZone: 'Asia/Kolkata',
    diallingPrefix: '+91',
    nationalDigits: 10,
    departments: [],
    slots: ['09:00', '14:00'],
    closedWeekdays: ['Sunday'],
    closedDates: [],
    horizonDays: 365,
    ...changes,
  };
}

/** Creates that calendar for a doctor without hours of their own. */
export function createDoctorCalendar(changes: Partial<BookingCalendar> = {}): DoctorCalendar {
  return ofDoctor(createCalendar(changes), '');
}
