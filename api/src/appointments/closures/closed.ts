import type { SlotAvailability } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getSlotStates } from '@clinic/contract/booking-calendar.ts';
import type { Kysely } from 'kysely';
import type { ClinicDatabase, ClosuresTable } from '../../database/tables.ts';
import type { Days, TakenSlot } from '../store/find.ts';

/** Slots that the front desk has closed. */
export type Closed = Pick<ClosuresTable, 'doctor' | 'first_date' | 'last_date' | 'first_time' | 'last_time' | 'reason'>;

/** The `first_time` and `last_time` of a closure of whole days. */
export const WHOLE_DAY = { first_time: '00:00', last_time: '23:59' } as const;

/** Lists the closures that touch these days, in the order in which they were made. */
export function listClosed(db: Kysely<ClinicDatabase>, { from, to }: Days): Promise<Closed[]> {
  return db
    .selectFrom('closures')
    .select(['doctor', 'first_date', 'last_date', 'first_time', 'last_time', 'reason'])
    .where('first_date', '<=', to)
    .where('last_date', '>=', from)
    .orderBy('made_at')
    .execute();
}

/** Finds the closure that covers a slot, by the condition that the triggers of `migrations/001-clinic.ts` use too. */
export function findClosed(closed: readonly Closed[], { doctorId, date, slot }: TakenSlot): Closed | undefined {
  return closed.find(
    ({ doctor, first_date, last_date, first_time, last_time }) =>
      (doctor === '' || doctor === doctorId) &&
      first_date <= date &&
      date <= last_date &&
      first_time <= slot &&
      slot <= last_time,
  );
}

/**
 * The states of one doctor's slots on a day, as `getSlotStates` gives them; slots that the desk has closed are `closed`
 * unless they are past.
 */
export function getStates(
  calendar: BookingCalendar,
  closed: readonly Closed[],
  { doctorId, date, takenSlots }: { doctorId: string; date: string; takenSlots: readonly string[] },
  now: Date,
): SlotAvailability[] {
  const states = getSlotStates(calendar, date, takenSlots, now);
  return calendar.slots.map((slot, place) => {
    const { time = '', state = 'closed' } = states[place] ?? {};
    const isClosed = state !== 'past' && findClosed(closed, { doctorId, date, slot });
    return { time, state: isClosed ? 'closed' : state };
  });
}
