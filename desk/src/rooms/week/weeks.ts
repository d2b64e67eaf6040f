import { addDays, getWeekday } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';

/** The doctor or the department whose week is shown. */
export type WeekSubject = { doctor: string } | { department: string };

/** Returns the path of the week of a date, of one doctor or one department by their ids. */
export function toWeekPath(date: string, subject: WeekSubject): string {
  return `${DESK_PATHS.week}/${date}?${new URLSearchParams(subject)}`;
}

/** The Monday of a date's week: `2026-11-26` -> `2026-11-23`. */
export function getMonday(date: string): string {
  let day = date;
  while (getWeekday(day) !== 'Monday') day = addDays(day, -1);
  return day;
}
