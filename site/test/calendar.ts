import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';

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
