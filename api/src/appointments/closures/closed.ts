import { countDays } from '@clinic/contract/booking-calendar.ts';
import { type DoctorCalendar, getStatedSlots, type StatedSlot } from '@clinic/contract/open-slots.ts';
import type { Span } from '@clinic/contract/timetable.ts';
import type { Kysely } from 'kysely';
import type { ClosuresTable } from '../../database/desk-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import type { Days } from '../store/find.ts';

const CLOSED_COLUMNS = [
  'doctor',
  'first_date',
  'last_date',
  'first_time',
  'last_time',
  'every_days',
  'reason',
] as const satisfies (keyof ClosuresTable)[];

/** Slots that the front desk has closed. */
export type Closed = Pick<ClosuresTable, (typeof CLOSED_COLUMNS)[number]>;

/** The `first_time` and `last_time` of a closure of whole days. */
export const WHOLE_DAY = { first_time: '00:00', last_time: '23:59' } as const;

/** Lists the closures that touch these days, in the order in which they were made. */
export function listClosed(db: Kysely<ClinicDatabase>, { from, to }: Days): Promise<Closed[]> {
  return db
    .selectFrom('closures')
    .select(CLOSED_COLUMNS)
    .where('first_date', '<=', to)
    .where('last_date', '>=', from)
    .orderBy('made_at')
    .execute();
}

/**
 * Finds the closure that covers a slot, or a part of it, by the condition that the triggers of the database use too.
 */
export function findClosed<Row extends Closed>(
  closed: readonly Row[],
  { doctorId, date, start, end }: Span & { doctorId: string; date: string },
): Row | undefined {
  return closed.find(
    ({ doctor, first_date, last_date, first_time, last_time, every_days }) =>
      (doctor === '' || doctor === doctorId) &&
      first_date <= date &&
      date <= last_date &&
      first_time < end &&
      start <= last_time &&
      countDays(first_date, date) % every_days === 0,
  );
}

/**
 * The slots of one doctor's day, as `getStatedSlots` gives them; slots that the desk has closed are `closed` unless
 * they are past.
 */
export function getStates(
  calendar: DoctorCalendar,
  closed: readonly Closed[],
  { doctorId, date, taken }: { doctorId: string; date: string; taken: readonly Span[] },
  now: Date,
): StatedSlot[] {
  return getStatedSlots(calendar, date, taken, now).map((slot) => {
    const isClosed = slot.state !== 'past' && findClosed(closed, { doctorId, date, ...slot });
    return isClosed ? { ...slot, state: 'closed' } : slot;
  });
}
