import { addMonths, WEEKDAYS } from '@clinic/contract/booking-calendar.ts';
import { weekdayToShort } from '#messages/dates-and-times.ts';

/** The week begins on Monday, as in printed Indian and British calendars. */
export const WEEKDAY_INITIALS = [...WEEKDAYS.slice(1), WEEKDAYS[0]].map(weekdayToShort);

// Days are YYYY-MM-DD and months YYYY-MM. They name squares of a calendar and have no time zone.

/** Returns the same day of another month, or that month's last day: `2027-01-31`, 1 -> `2027-02-28` */
export function moveByMonths(date: string, months: number): string {
  const month = addMonths(date.slice(0, 7), months);
  const days = getDaysOfMonth(month);
  return days[Math.min(Number(date.slice(8)), days.length) - 1] as string;
}

export function getDaysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** Returns the weeks of a month, each of seven days; `null` where a day belongs to another month. */
export function getWeeks(month: string): (string | null)[][] {
  const days = getDaysOfMonth(month);
  const lead = getColumn(days[0] as string);
  const squares = [...Array<null>(lead).fill(null), ...days];
  while (squares.length % 7 !== 0) squares.push(null);
  return Array.from({ length: squares.length / 7 }, (_, week) => squares.slice(week * 7, week * 7 + 7));
}

/** Returns the column of a day in the grid, from 0 for Monday to 6 for Sunday. */
export function getColumn(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}
