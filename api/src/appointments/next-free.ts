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
export const AHEAD_MAX_DAYS = 90;

/** How long an answer is kept, here and in the browser. */
export const NEXT_FREE_SECONDS = 5;

type Options = {
  store: Pick<AppointmentStore, 'listTaken' | 'listClosed' | 'withSessions'>;
  calendar: BookingCalendar;
  getNow: () => Date;
};

/** The data from which the answers for all kinds of visits are made. */
type Kept = { calendar: BookingCalendar; taken: Taken[]; closed: Closed[]; days: Days; now: Date };

/**
 * Makes a function that lists each doctor's first free slot, the earliest first. With the minutes of a visit, the slots
 * are long enough for it. It asks the database at most once in `NEXT_FREE_SECONDS`.
 */
export function createNextFree({ store, calendar, getNow }: Options): (visitMinutes?: number) => Promise<NextFree[]> {
  let latest: { kept: Promise<Kept>; answers: Map<number, Promise<NextFree[]>>; expiresAt: number } | null = null;

  async function ask(now: Date): Promise<Kept> {
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
    return { calendar: current, taken, closed, days, now };
  }

  function askAgain(now: Date) {
    const asked = { kept: ask(now), answers: new Map(), expiresAt: now.getTime() + NEXT_FREE_SECONDS * 1000 };
    // A failure is not kept.
    asked.kept.catch(() => {
      if (latest === asked) latest = null;
    });
    return asked;
  }

  return (visitMinutes = 0) => {
    const now = getNow();
    if (!latest || now.getTime() >= latest.expiresAt) latest = askAgain(now);
    const { kept, answers } = latest;
    const answer = answers.get(visitMinutes) ?? kept.then((found) => findNextFree(found, visitMinutes));
    answers.set(visitMinutes, answer);
    return answer;
  };
}

function findNextFree({ calendar, taken, closed, days: { from, to }, now }: Kept, visitMinutes: number): NextFree[] {
  const takenOf = Map.groupBy(taken, ({ doctorId, date }) => toName(doctorId, date));
  const found = calendar.departments.flatMap(({ id: departmentId, doctors }) =>
    doctors.flatMap(({ id: doctorId, name: doctor }): NextFree[] => {
      const own = ofDoctor(calendar, doctorId, visitMinutes);
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
