import { toInstant } from '@clinic/contract/clinic-clock.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { ClinicDatabase } from '../../database/tables.ts';

/**
 * The number of appointments that one transaction removes: Postgres ends a statement that takes longer than a visitor
 * waits.
 */
const TOGETHER = 1000;

/** When the newest appointment was booked; `null` when there is none. */
export async function getNewestCreation({ db }: Database): Promise<Date | null> {
  const { newest } = await db
    .selectFrom('appointments')
    .select(({ fn }) => fn.max<string | null>('created_at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest === null ? null : new Date(newest);
}

/**
 * Removes, in parts, every appointment before `date` (YYYY-MM-DD). Also removes those that were made before `date` for
 * a day after `lastDate`, the last date that can be booked, and the absences before `date`. Resolves to the number of
 * appointments removed.
 */
export async function removeBefore(
  database: Database,
  timeZone: string,
  date: string,
  lastDate: string,
): Promise<number> {
  const madeBefore = toInstant(timeZone, date).toISOString();
  let removed = 0;
  for (let count = TOGETHER; count === TOGETHER; removed += count) {
    count = await database.db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('appointments')
        .where('id', 'in', (query) =>
          query
            .selectFrom('appointments')
            .select('id')
            .where(({ eb, or, and }) =>
              or([
                eb('appointment_date', '<', date),
                and([eb('appointment_date', '>', lastDate), eb('created_at', '<', madeBefore)]),
              ]),
            )
            .limit(TOGETHER),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
  }
  await database.db.deleteFrom('absences').where('last_date', '<', date).execute();
  await database.eraseRemoved(removed);
  return removed;
}

/** Removes, in parts, the record of every opening before `date` (YYYY-MM-DD). Resolves to the number removed. */
export async function removeOpeningsBefore(
  db: Kysely<ClinicDatabase>,
  timeZone: string,
  date: string,
): Promise<number> {
  const madeBefore = toInstant(timeZone, date).toISOString();
  let removed = 0;
  for (let count = TOGETHER; count === TOGETHER; removed += count) {
    const { numDeletedRows } = await db
      .deleteFrom('openings')
      .where('id', 'in', (query) =>
        query.selectFrom('openings').select('id').where('made_at', '<', madeBefore).limit(TOGETHER),
      )
      .executeTakeFirstOrThrow();
    count = Number(numDeletedRows);
  }
  return removed;
}
