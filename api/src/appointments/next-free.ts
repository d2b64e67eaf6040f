import type { NextFree } from '@clinic/contract/appointment.ts';
import {
  addDays,
  type BookingCalendar,
  getAllDoctors,
  getLastBookableDate,
  getSlotStates,
} from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type Closed, findClosed } from './closures/closed.ts';
import type { Days, TakenSlot } from './store/find.ts';
import type { AppointmentStore } from './store/store.ts';

/** A free time further ahead is of little use, and the search would have to look at every day before it. */
const AHEAD_MAX_DAYS = 90;

/** How long an answer is kept, here and in the browser. */
export const NEXT_FREE_SECONDS = 5;

type Options = {
  store: Pick<AppointmentStore, 'listTaken' | 'listClosed'>;
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
    const [taken, closed] = await Promise.all([store.listTaken(doctorIds, days), store.listClosed(days)]);
    return findNextFree(calendar, taken, closed, days, now);
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
  taken: TakenSlot[],
  closed: Closed[],
  { from, to }: Days,
  now: Date,
): NextFree[] {
  const takenNames = new Set(taken.map(({ doctorId, date, slot }) => toName(doctorId, date, slot)));
  const open = calendar.departments.flatMap(({ id: departmentId, doctors }) =>
    doctors.map(({ id: doctorId, name: doctor }) => ({ doctorId, doctor, departmentId })),
  );
  const found: NextFree[] = [];
  for (let date = from; date <= to && open.length > 0; date = addDays(date, 1)) {
    const states = getSlotStates(calendar, date, [], now);
    for (const slot of calendar.slots.filter((_, place) => states[place]?.state === 'free')) {
      for (const doctor of [...open]) {
        const { doctorId } = doctor;
        if (takenNames.has(toName(doctorId, date, slot)) || findClosed(closed, { doctorId, date, slot })) continue;
        found.push({ ...doctor, date, slot });
        open.splice(open.indexOf(doctor), 1);
      }
    }
  }
  return found;
}

function toName(...parts: string[]): string {
  return parts.join(' ');
}
