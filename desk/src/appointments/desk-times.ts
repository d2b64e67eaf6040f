import { addDays, getDayOfYear, getWeekday, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import { dateToDayOfCalendar } from '@clinic/contract/messages/en/dates-and-times.ts';

const HOURS_PER_DAY = 24;

/** Weekdays and months are known by their first letters. */
const SHORT_CHARS = 3;

/** Formats an instant by the clinic's clock: `2 October 2026, 10:05 AM` */
export function instantToWords(at: string, timeZone: string): string {
  const instant = new Date(at);
  return `${dateToDayOfCalendar(getToday(timeZone, instant))}, ${toTime(getTimeOfDay(timeZone, instant))}`;
}

/** Formats a date and a slot: `24 November 2026, 2:00 PM` */
export function slotToWords({ date, slot }: { date: string; slot: string }): string {
  return `${dateToDayOfCalendar(date)}, ${toTime(slot)}`;
}

/** `2026-11-24` -> `24 Nov` */
export function toShortDay(date: string): string {
  const [day = '', month = ''] = getDayOfYear(date).split(' ');
  return `${day} ${month.slice(0, SHORT_CHARS)}`;
}

/** `2026-11-24` -> `Tue` */
export function toShortWeekday(date: string): string {
  return getWeekday(date).slice(0, SHORT_CHARS);
}

/** Formats a time as people say it: `10:00` -> `10 am`, `14:20` -> `2:20 pm` */
export function toShortTime(slot: string): string {
  return toTime(slot).replace(':00', '').toLowerCase();
}

function toTime(time: string): string {
  return slotToLabel(time).replace(/^0/, '');
}

/** Formats the end of a session, which may be midnight: `24:00` -> `12:00 AM` */
export function endToLabel(time: string): string {
  return slotToLabel(withinDay(time));
}

/** Brings an end that counts on after midnight back into the day: `24:30` -> `00:30` */
export function withinDay(end: string): string {
  return `${String(Number(end.slice(0, 2)) % HOURS_PER_DAY).padStart(2, '0')}${end.slice(2)}`;
}

const DAYS_PER_WEEK = 7;

/** Returns the first date after both days that has the weekday of `date`, at most a week later. */
export function findNextWeekday(date: string, today: string): string {
  let next = addDays(date > today ? date : today, 1);
  for (let day = 1; day < DAYS_PER_WEEK && getWeekday(next) !== getWeekday(date); day += 1) next = addDays(next, 1);
  return next;
}
