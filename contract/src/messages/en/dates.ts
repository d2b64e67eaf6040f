import { getDayOfYear, getWeekday, MONTHS, type Weekday } from '../../booking-calendar.ts';

// Dates are YYYY-MM-DD and months YYYY-MM. All names come from tables, so that the server and every browser write the
// same.

export {
  /** `2026-11-24` -> `Tuesday, 24 November 2026` */
  dateToWords,
  /** `2026-11-24` -> `24 November` */
  getDayOfYear as dateToDayOfYear,
} from '../../booking-calendar.ts';

/** `2026-11-24` -> `Tuesday 24 November` */
export function dateToDay(date: string): string {
  return `${getWeekday(date)} ${getDayOfYear(date)}`;
}

/** `2026-11-24` -> `24 November 2026` */
export function dateToDayOfCalendar(date: string): string {
  return `${getDayOfYear(date)} ${date.slice(0, 4)}`;
}

/** Formats a post's day as in the specification: `2026-09-10` -> `September 10, 2026` */
export function dateToPostDay(date: string): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;
}

/** `2026-11` -> `November 2026` */
export function monthToWords(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

export function weekdayToWords(weekday: Weekday): string {
  return weekday;
}

/** `Monday` -> `Mon` */
export function weekdayToShort(weekday: Weekday): string {
  return weekday.slice(0, 3);
}
