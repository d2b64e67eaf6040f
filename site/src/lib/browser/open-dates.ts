import {
  addDays,
  type BookingCalendar,
  findNextOpenDate,
  getLastBookableDate,
  isClosedDate,
} from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';

/**
 * The next open day after `date`, which may be any text, or else the last open day that can be booked; `null` when no
 * day can be booked.
 */
export function findNearestOpenDate(
  calendar: BookingCalendar,
  date: string,
  now: Date,
): { date: string; isLast: boolean } | null {
  const next = findNextOpenDate(calendar, date, now);
  if (next) return { date: next, isLast: false };
  let last = getLastBookableDate(calendar, now);
  while (isClosedDate(calendar, last)) last = addDays(last, -1);
  return last < getToday(calendar.timeZone, now) ? null : { date: last, isLast: true };
}
