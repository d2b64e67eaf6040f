import { DAYS_PER_WEEK, getWeekday, WEEKDAYS, type Weekday } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import { clocksToSpan, weekdayToShort, weekdayToWords } from '#messages/dates-and-times.ts';

/**
 * A run of days with the same hours, as in `content/clinic.yaml`. Times are `HH:MM`. The days are closed when both
 * times are absent.
 */
export type OpeningHours = {
  from: Weekday;
  to?: Weekday | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
};

/** `daysAhead` counts from today: 0 is later today. */
export type OpeningStatus =
  | { isOpen: true; closes: string }
  | { isOpen: false; next: { day: Weekday; opens: string; daysAhead: number } | null };

/** Lists the days of a run, in order. A run may cross the end of the week: Saturday to Monday has three days. */
export function listDays({ from, to = from }: OpeningHours): Weekday[] {
  const first = WEEKDAYS.indexOf(from);
  const count = ((WEEKDAYS.indexOf(to) - first + DAYS_PER_WEEK) % DAYS_PER_WEEK) + 1;
  return Array.from({ length: count }, (_, index) => WEEKDAYS[(first + index) % DAYS_PER_WEEK] as Weekday);
}

/** Formats a run of days: Monday to Friday -> `Mon–Fri`. A single day keeps its full name. */
export function formatDays({ from, to }: OpeningHours): string {
  return to && to !== from ? `${weekdayToShort(from)}–${weekdayToShort(to)}` : weekdayToWords(from);
}

/** `11:00` to `19:00` -> `11:00 am–7:00 pm`; `null` when closed. */
export function formatHours({ opens, closes }: OpeningHours): string | null {
  return opens && closes ? clocksToSpan(opens, closes) : null;
}

/** Whether the desk is open at an instant, by the clinic's clock, and when it closes or opens next. */
export function getOpeningStatus(week: readonly OpeningHours[], timeZone: string, now: Date): OpeningStatus {
  const today = WEEKDAYS.indexOf(getWeekday(getToday(timeZone, now)));
  const clock = getTimeOfDay(timeZone, now);

  const current = findHours(week, today);
  if (current && current.opens <= clock && clock < current.closes) return { isOpen: true, closes: current.closes };

  // Today's weekday counts again next week, because a clinic may open on one day only.
  for (let daysAhead = 0; daysAhead <= DAYS_PER_WEEK; daysAhead++) {
    const day = (today + daysAhead) % DAYS_PER_WEEK;
    const hours = findHours(week, day);
    if (!hours || (daysAhead === 0 && clock >= hours.opens)) continue;
    return { isOpen: false, next: { day: WEEKDAYS[day] as Weekday, opens: hours.opens, daysAhead } };
  }
  return { isOpen: false, next: null };
}

function findHours(week: readonly OpeningHours[], day: number): { opens: string; closes: string } | null {
  const hours = week.find((run) => listDays(run).includes(WEEKDAYS[day] as Weekday));
  return hours?.opens && hours.closes ? { opens: hours.opens, closes: hours.closes } : null;
}
