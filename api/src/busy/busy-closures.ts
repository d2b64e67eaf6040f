import { addDays } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import { WHOLE_DAY } from '../appointments/closures/closed.ts';
import type { ClosuresTable } from '../database/desk-tables.ts';
import type { AskedDays } from './calendar-file.ts';
import type { BusySpan } from './event-times.ts';

/** The maker of closures that come from a doctor's calendar; people at the desk do not open them. */
export const BUSY_CALENDAR = 'busy calendar';

/** The reason of these closures, which stands in a narrow cell of the board. */
export const BUSY_REASON = 'busy';

/** The times that a closure of busy time has. */
export type BusyTimes = Pick<ClosuresTable, 'first_date' | 'last_date' | 'first_time' | 'last_time'>;

const MS_PER_MINUTE = 60_000;

/** Makes busy times closures of one day each, by the clinic's clock, joined where they meet and within the asked days. */
export function toBusyTimes(spans: readonly BusySpan[], { from, to, timeZone }: AskedDays): BusyTimes[] {
  const closed: BusyTimes[] = [];
  for (const { fromMs, toMs } of joinSpans(spans)) {
    // The last minute is closed too: `last_time` is included.
    const [first, last] = [new Date(fromMs), new Date(toMs - MS_PER_MINUTE)];
    const lastDay = getToday(timeZone, last);
    const end = lastDay < to ? lastDay : to;
    const firstDay = getToday(timeZone, first);
    for (let date = firstDay > from ? firstDay : from; date <= end; date = addDays(date, 1)) {
      closed.push({
        first_date: date,
        last_date: date,
        first_time: date === firstDay ? getTimeOfDay(timeZone, first) : WHOLE_DAY.first_time,
        last_time: date === lastDay ? getTimeOfDay(timeZone, last) : WHOLE_DAY.last_time,
      });
    }
  }
  return closed;
}

/** Joins spans that overlap or meet, to whole minutes. */
function joinSpans(spans: readonly BusySpan[]): BusySpan[] {
  const whole = spans
    .map(({ fromMs, toMs }) => ({
      fromMs: Math.floor(fromMs / MS_PER_MINUTE) * MS_PER_MINUTE,
      toMs: Math.ceil(toMs / MS_PER_MINUTE) * MS_PER_MINUTE,
    }))
    .filter(({ fromMs, toMs }) => toMs > fromMs)
    .sort((one, other) => one.fromMs - other.fromMs);
  const joined: BusySpan[] = [];
  for (const span of whole) {
    const last = joined.at(-1);
    if (last && span.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, span.toMs);
    else joined.push({ ...span });
  }
  return joined;
}
