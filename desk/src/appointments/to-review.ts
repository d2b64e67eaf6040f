import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import { IS_EXPECTED } from '@clinic/api/appointments/store/state-conditions.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { sql } from 'kysely';
import type { ClinicData } from '../frame/clinic-data.ts';

/** The condition of the index `appointments_to_review`. */
export const IS_MARKED = sql<boolean>`needs_review = 1`;

/** Counts the coming bookings that wait for review. */
export async function countToReview({ db, calendar }: ClinicData, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(DAY, '>=', getToday(calendar.timeZone, now))
    .where(IS_EXPECTED)
    .where(IS_MARKED)
    .executeTakeFirstOrThrow();
  return Number(count);
}
