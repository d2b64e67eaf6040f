import { addDays, isCalendarDate } from '@clinic/contract/booking-calendar.ts';

/** Whether a text is a month: `2026-11`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isCalendarDate(`${text}-01`);
}

/** Lists the days of a month as YYYY-MM-DD. */
export function listDaysOfMonth(month: string): string[] {
  const all = Array.from({ length: 31 }, (_, day) => addDays(`${month}-01`, day));
  return all.filter((date) => date.startsWith(month));
}

/** Lists the months up to this one, the earliest first. */
export function listMonths(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}
