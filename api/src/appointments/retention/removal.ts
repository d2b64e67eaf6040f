import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { ClinicDatabase } from '../../database/tables.ts';

/**
 * The number of rows that one transaction removes: Postgres ends a statement that takes longer than a visitor waits.
 */
const TOGETHER = 1000;

/** The action in `desk_records` by which a person says that the clock is right. */
export const RETENTION_CONFIRMED = 'retention-confirmed';

/** Rows whose time began from `from` on and before `before`: calendar dates of the clinic. */
export type Span = { from: string; before: string };

export type Removal = ReturnType<typeof createRemoval>;

/** Gives the statements that remove what was kept long enough. */
export function createRemoval(database: Database, timeZone: string) {
  const { db } = database;

  return {
    /**
     * Notes the days up to `now` on which the service ran, or somebody booked or used the desk, and lists all of them
     * that are known: YYYY-MM-DD in UTC, earliest first. They outlast the rows that tell of them.
     */
    async noteUse(now: Date): Promise<string[]> {
      const until = now.toISOString();
      const today = until.slice(0, 10);
      const toDay = (column: 'created_at' | 'made_at') => sql<string>`substr(${sql.ref(column)}, 1, 10)`.as('day');
      await db
        .insertInto('clock_days')
        .values({ day: today })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .insertInto('clock_days')
        .columns(['day'])
        .expression(
          db
            .selectFrom('appointments')
            .select(toDay('created_at'))
            .where('created_at', '<=', until)
            .union(db.selectFrom('changes').select(toDay('made_at')).where('made_at', '<=', until))
            .union(db.selectFrom('openings').select(toDay('made_at')).where('made_at', '<=', until))
            .union(db.selectFrom('desk_records').select(toDay('made_at')).where('made_at', '<=', until)),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const rows = await db.selectFrom('clock_days').select('day').where('day', '<=', today).orderBy('day').execute();
      return rows.map(({ day }) => day);
    },

    /** The last day on which a person said that the clock was right, in UTC; empty when nobody has. */
    async readConfirmed(now: Date): Promise<string> {
      const { made_at } = await db
        .selectFrom('desk_records')
        .select(({ fn }) => fn.max<string | null>('made_at').as('made_at'))
        .where('action', '=', RETENTION_CONFIRMED)
        .where('made_at', '<=', now.toISOString())
        .executeTakeFirstOrThrow();
      return made_at?.slice(0, 10) ?? '';
    },

    /** Counts what `removeDue` would remove of appointments. */
    async countDue(spans: readonly Span[], lastDate: string): Promise<number> {
      const { due } = await db
        .selectFrom('appointments')
        .select(({ fn }) => fn.countAll().as('due'))
        .where((eb) => isDue(eb, spans, lastDate))
        .executeTakeFirstOrThrow();
      return Number(due);
    },

    /**
     * Removes, in parts, every appointment with a date in `spans`. Also removes those that were made in `spans` for a
     * day after `lastDate`, the last date that can be booked, the absences that ended in `spans`, and what WhatsApp told
     * in them. Resolves to the number of appointments removed.
     */
    async removeDue(spans: readonly Span[], lastDate: string): Promise<number> {
      const removed = await inParts(() =>
        db
          .deleteFrom('appointments')
          .where('id', 'in', (query) =>
            query
              .selectFrom('appointments')
              .select('id')
              .where((eb) => isDue(eb, spans, lastDate))
              .limit(TOGETHER),
          )
          .executeTakeFirstOrThrow(),
      );
      await db
        .deleteFrom('absences')
        .where(({ eb, or, and }) =>
          or(spans.map(({ from, before }) => and([eb('last_date', '>=', from), eb('last_date', '<', before)]))),
        )
        .execute();
      await db
        .deleteFrom('whatsapp_receipts')
        .where(({ eb, or, and }) =>
          or(spans.map(toInstants).map(({ from, before }) => and([eb('at', '>=', from), eb('at', '<', before)]))),
        )
        .execute();
      await database.eraseRemoved(removed);
      return removed;
    },

    /** Removes, in parts, the record of every opening in `spans`. Resolves to the number removed. */
    removeOpenings(spans: readonly Span[]): Promise<number> {
      return inParts(() =>
        db
          .deleteFrom('openings')
          .where('id', 'in', (query) =>
            query
              .selectFrom('openings')
              .select('id')
              .where(({ eb, or, and }) =>
                or(
                  spans
                    .map(toInstants)
                    .map(({ from, before }) => and([eb('made_at', '>=', from), eb('made_at', '<', before)])),
                ),
              )
              .limit(TOGETHER),
          )
          .executeTakeFirstOrThrow(),
      );
    },
  };

  function isDue(
    { eb, or, and }: ExpressionBuilder<ClinicDatabase, 'appointments'>,
    spans: readonly Span[],
    lastDate: string,
  ): ExpressionWrapper<ClinicDatabase, 'appointments', SqlBool> {
    return or([
      ...spans.map(({ from, before }) =>
        and([eb('appointment_date', '>=', from), eb('appointment_date', '<', before)]),
      ),
      ...spans
        .map(toInstants)
        .map(({ from, before }) =>
          and([eb('appointment_date', '>', lastDate), eb('created_at', '>=', from), eb('created_at', '<', before)]),
        ),
    ]);
  }

  /** That span as instants (ISO 8601 in UTC). */
  function toInstants({ from, before }: Span): Span {
    return {
      from: from === '' ? '' : toInstant(timeZone, from).toISOString(),
      before: toInstant(timeZone, before).toISOString(),
    };
  }
}

async function inParts(removePart: () => Promise<{ numDeletedRows: bigint }>): Promise<number> {
  let removed = 0;
  for (let count = TOGETHER; count === TOGETHER; removed += count) {
    count = Number((await removePart()).numDeletedRows);
  }
  return removed;
}
