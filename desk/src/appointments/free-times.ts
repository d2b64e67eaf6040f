import { getStates, listClosed } from '@clinic/api/appointments/closures/closed.ts';
import { withSessions } from '@clinic/api/appointments/sessions/held-sessions.ts';
import { type Days, listTaken } from '@clinic/api/appointments/store/find.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { addDays, type BookingCalendar, getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import type { Kysely } from 'kysely';
import type { SlotPlace } from './booking/book.ts';

/** How many days are read at once. Most answers lie in the first of them. */
const READ_DAYS = 28;

type Options = { db: Kysely<ClinicDatabase>; calendar: BookingCalendar };

/** A doctor whose free times are wanted. */
export type AskedDoctor = Pick<SlotPlace, 'doctorId' | 'doctor' | 'department'>;

/** Lists the doctors of one department by its id, or of all. */
export function listAskedDoctors(calendar: BookingCalendar, departmentId?: string): AskedDoctor[] {
  return calendar.departments
    .filter(({ id }) => departmentId === undefined || id === departmentId)
    .flatMap(({ name: department, doctors }) =>
      doctors.map(({ id: doctorId, name: doctor }) => ({ doctorId, doctor, department })),
    );
}

/**
 * Gives the free times of these doctors one by one, the earliest first, from `from` (today at the earliest) to `to`
 * (the last day that can be booked at the latest). Of doctors who are free at the same time, the first comes first. It
 * reads further days only when somebody takes the next time. With the minutes of a visit, the times are long enough for
 * it.
 */
export async function* findFreeTimes(
  { db, calendar }: Options,
  doctors: readonly AskedDoctor[],
  { from, to }: Days,
  now: Date,
  visitMinutes = 0,
): AsyncGenerator<SlotPlace> {
  // Postgres refuses an empty list of doctors.
  if (doctors.length === 0) return;
  const today = getToday(calendar.timeZone, now);
  const lastBookable = getLastBookableDate(calendar, now);
  const last = to < lastBookable ? to : lastBookable;
  const doctorIds = doctors.map(({ doctorId }) => doctorId);
  for (let first = from < today ? today : from; first <= last; first = addDays(first, READ_DAYS)) {
    const end = addDays(first, READ_DAYS - 1);
    const days = { from: first, to: end < last ? end : last };
    const [taken, closed, current] = await Promise.all([
      listTaken(db, doctorIds, days, now),
      listClosed(db, days),
      withSessions(db, calendar, days),
    ]);
    const takenOf = Map.groupBy(taken, ({ doctorId, date }) => `${doctorId} ${date}`);
    const calendars = doctors.map((doctor) => ({ ...doctor, own: ofDoctor(current, doctor.doctorId, visitMinutes) }));
    for (let date = days.from; date <= days.to; date = addDays(date, 1)) {
      const free = calendars.flatMap(({ own, ...doctor }) => {
        const spans = takenOf.get(`${doctor.doctorId} ${date}`) ?? [];
        return getStates(own, closed, { doctorId: doctor.doctorId, date, taken: spans }, now)
          .filter(({ state }) => state === 'free')
          .map(({ start }): SlotPlace => ({ ...doctor, date, slot: start }));
      });
      // The sort is stable, so the first doctor stays first.
      yield* free.sort((one, other) => one.slot.localeCompare(other.slot));
    }
  }
}
