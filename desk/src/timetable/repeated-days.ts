import { getEngine } from '@clinic/api/database/engines.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { addDays, countDays, DAYS_PER_WEEK } from '@clinic/contract/booking-calendar.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Lists the days with the weekday of the first date, up to the last. Both dates exist, and the last is not before the
 * first.
 */
export function listWeekdays({ firstDate, lastDate }: { firstDate: string; lastDate: string }): string[] {
  const weeks = Math.floor(countDays(firstDate, lastDate) / DAYS_PER_WEEK) + 1;
  return Array.from({ length: weeks }, (_, week) => addDays(firstDate, week * DAYS_PER_WEEK));
}

/**
 * The condition that an appointment's day is `first_date`, or a multiple of `everyDays` days after it. For a query of
 * appointments and of a table with `first_date` and `last_date`; other conditions exclude the days outside these two.
 */
export function isOnItsDay(db: Kysely<ClinicDatabase>, everyDays: RawBuilder<unknown>): RawBuilder<boolean> {
  const days = getEngine(db).countDays('first_date', 'appointment_date');
  // Very old rows may have a text that is no date, which Postgres would refuse to read.
  return sql<boolean>`case when ${everyDays} = 1 then true
    when appointment_date between first_date and last_date then ${days} % ${everyDays} = 0 else false end`;
}
