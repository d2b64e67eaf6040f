import { getDayOfYear, getWeekday, MONTHS, type Weekday } from '../../booking-calendar.ts';

// Dates are YYYY-MM-DD and months YYYY-MM. A time is a slot's label, `02:00 PM`, as bookings hold it, or one on the
// 24-hour clock, `14:00`, as content has it. All names come from tables, so that the server and every browser write the
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

/** A label as the screen shows it. */
export function labelToWords(label: string): string {
  return label;
}

/** A label on a button below a heading, which may name the part of the day. */
export function labelToTile(label: string, _heading: string): string {
  return label;
}

/** A label within a sentence: `02:00 PM` -> `2:00 PM` */
export function labelToShort(label: string): string {
  return label.replace(/^0/, '');
}

/** A time on the 24-hour clock: `19:00` -> `7:00 pm`, `00:30` -> `12:30 am` */
export function clockToWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `11:00`, `19:00` -> `11:00 am–7:00 pm` */
export function clocksToSpan(from: string, to: string): string {
  return `${clockToWords(from)}–${clockToWords(to)}`;
}

/** The short name of the clinic's time zone, written after a time: `IST`. Empty in a language whose readers know no such name. */
export function zoneToWords(zone: string): string {
  return zone;
}
