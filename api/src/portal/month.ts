import type { SlotAvailability } from '@clinic/contract/appointment.ts';
import { addDays, type BookingCalendar, getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { PortalDay, PortalView } from '@clinic/contract/portal.ts';
import type { Days } from '../appointments/store/find.ts';

const MONTH_PATTERN = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Whether a month, which may be any text, is YYYY-MM and something in it can be booked. */
export function isBookableMonth(calendar: BookingCalendar, month: string, now: Date): boolean {
  const { from, to } = getBookableMonths(calendar, now);
  return MONTH_PATTERN.test(month) && month >= from && month <= to;
}

/** The first and the last day of a month, as dates. */
export function getDaysOf(month: string): Days {
  const nextMonth = addMonths(month, 1);
  return { from: `${month}-01`, to: addDays(`${nextMonth}-01`, -1) };
}

/** The days of a month for one doctor. `getSlots` returns the doctor's slots on a day. */
export function createMonth(
  calendar: BookingCalendar,
  month: string,
  getSlots: (date: string) => SlotAvailability[],
  now: Date,
): NonNullable<PortalView['month']> {
  const { from, to } = getDaysOf(month);
  const days: PortalDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push({ date, state: getDayState(calendar, date, getSlots, now) });
  }
  const bookable = getBookableMonths(calendar, now);
  return {
    month,
    previous: month > bookable.from ? addMonths(month, -1) : null,
    next: month < bookable.to ? addMonths(month, 1) : null,
    days,
  };
}

function getDayState(
  calendar: BookingCalendar,
  date: string,
  getSlots: (date: string) => SlotAvailability[],
  now: Date,
): PortalDay['state'] {
  if (date > getLastBookableDate(calendar, now)) return 'beyond';
  const states = getSlots(date).map(({ state }) => state);
  if (states.length === 0 && date >= getToday(calendar.timeZone, now)) return 'closed';
  if (states.includes('free')) return 'open';
  // The other slots of the day may be closed.
  if (states.includes('taken')) return 'full';
  return states.includes('closed') ? 'closed' : 'past';
}

function getBookableMonths(calendar: BookingCalendar, now: Date): Days {
  const from = getToday(calendar.timeZone, now).slice(0, 7);
  return { from, to: getLastBookableDate(calendar, now).slice(0, 7) };
}

/** `2026-12`, 1 -> `2027-01` */
function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}
