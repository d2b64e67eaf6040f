import type { NextFree } from '@clinic/contract/appointment.ts';
import {
  addDays,
  type BookingCalendar,
  getAllDoctors,
  getLastBookableDate,
} from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { type Closed, getStates } from './closures/closed.ts';
import type { Days, Taken } from './store/find.ts';
import type { AppointmentStore } from './store/store.ts';

/** A free time further ahead is of little use, and the search would have to look at every day before it. */
const AHEAD_MAX_DAYS = 90;

/** How long an answer is kept, here and in the browser. */
export const NEXT_FREE_SECONDS = 5;

type Options = {
  store: Pick<AppointmentStore, 'listTaken' | 'listClosed' | 'withSessions'>;
  calendar: BookingCalendar;
  getNow: () => Date;
};

/**
 * Makes a function that lists each doctor's first free slot, the earliest first. It asks the database at most once in
 * `NEXT_FREE_SECONDS`.
 */
export function createNextFree({ store, calendar, getNow }: Options): () => Promise<NextFree[]> {
  let latest: { answer: Promise<NextFree[]>; expiresAt: number } | null = null;

  async function ask(now: Date): Promise<NextFree[]> {
    const today = getToday(calendar.timeZone, now);
    const furthest = addDays(today, AHEAD_MAX_DAYS);
    const lastDate = getLastBookableDate(calendar, now);
    const days = { from: today, to: lastDate < furthest ? lastDate : furthest };
    const doctorIds = getAllDoctors(calendar).map(({ id }) => id);
    const [taken, closed, current] = await Promise.all([
      store.listTaken(doctorIds, days, now),
      store.listClosed(days),
      store.withSessions(days),
    ]);
    return findNextFree(current, taken, closed, days, now);
  }

  return () => {
    const now = getNow();
    if (latest && now.getTime() < latest.expiresAt) return latest.answer;
    const asked = { answer: ask(now), expiresAt: now.getTime() + NEXT_FREE_SECONDS * 1000 };
    latest = asked;
    // A failure is not kept.
    asked.answer.catch(() => {
      if (latest === asked) latest = null;
    });
    return asked.answer;
  };
}

function findNextFree(
  calendar: BookingCalendar,
  taken: Taken[],
  closed: Closed[],
  { from, to }: Days,
  now: Date,
): NextFree[] {
  const takenOf = Map.groupBy(taken, ({ doctorId, date }) => toName(doctorId, date));
  const found = calendar.departments.flatMap(({ id: departmentId, doctors }) =>
    doctors.flatMap(({ id: doctorId, name: doctor }): NextFree[] => {
      const own = ofDoctor(calendar, doctorId);
      for (let date = from; date <= to; date = addDays(date, 1)) {
        const spans = takenOf.get(toName(doctorId, date)) ?? [];
        const free = getStates(own, closed, { doctorId, date, taken: spans }, now).find(
          ({ state }) => state === 'free',
        );
        if (free) return [{ doctorId, doctor, departmentId, date, slot: free.start }];
      }
      return [];
    }),
  );
  // The sort is stable: doctors who are free at the same time keep their order.
  return found.sort((one, other) => toName(one.date, one.slot).localeCompare(toName(other.date, other.slot)));
}

function toName(...parts: string[]): string {
  return parts.join(' ');
}
