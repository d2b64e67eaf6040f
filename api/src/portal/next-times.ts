import { addDays, type BookingCalendar, getLastBookableDate, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DoctorCalendar } from '@clinic/contract/open-slots.ts';
import type { PortalAbsence } from '@clinic/contract/portal.ts';
import { type Closed, getStates } from '../appointments/closures/closed.ts';
import type { Days, Taken } from '../appointments/store/find.ts';

/**
 * How many times are offered before all others, how many of them on one day, and how many days ahead the search goes.
 */
const OFFERED_TIMES = 6;
const OFFERED_A_DAY = 3;
const AHEAD_MAX_DAYS = 60;

/** The days on which the next free times are looked for. */
export function getNextDays(calendar: BookingCalendar, now: Date): Days {
  const from = getToday(calendar.timeZone, now);
  const furthest = addDays(from, AHEAD_MAX_DAYS);
  const lastDate = getLastBookableDate(calendar, now);
  return { from, to: lastDate < furthest ? lastDate : furthest };
}

/** Lists the next free times of a doctor, the earliest first. */
export function listNextTimes(
  calendar: DoctorCalendar,
  closed: readonly Closed[],
  taken: readonly Taken[],
  { doctorId, from, to }: Days & { doctorId: string },
  now: Date,
): PortalAbsence['free'] {
  const times: PortalAbsence['free'] = [];
  for (let date = from; date <= to && times.length < OFFERED_TIMES; date = addDays(date, 1)) {
    const spans = taken.filter((span) => span.date === date);
    const free = getStates(calendar, closed, { doctorId, date, taken: spans }, now).filter(
      ({ state }) => state === 'free',
    );
    for (const { start } of free.slice(0, OFFERED_A_DAY)) {
      times.push({ appointmentDate: date, appointmentTime: slotToLabel(start) });
    }
  }
  return times.slice(0, OFFERED_TIMES);
}
