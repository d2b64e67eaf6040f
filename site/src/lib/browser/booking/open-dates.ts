import { addDays, getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type DoctorCalendar, findNextOpenDate, isClosedDate } from '@clinic/contract/open-slots.ts';

/** `isLast`: the date is the last day that can be booked, because there is no next one. */
export type NearestDate = { date: string; isLast?: boolean };

/**
 * Finds the next open day after `date`, which may be any text, or else the last open day that can be booked; `null`
 * when no day can be booked.
 */
export function findNearestOpenDate(calendar: DoctorCalendar, date: string, now: Date): NearestDate | null {
  const next = findNextOpenDate(calendar, date, now);
  if (next) return { date: next };
  let last = getLastBookableDate(calendar, now);
  while (isClosedDate(calendar, last)) last = addDays(last, -1);
  return last < getToday(calendar.timeZone, now) ? null : { date: last, isLast: true };
}
