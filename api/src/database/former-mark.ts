import { type Kysely, sql } from 'kysely';
import type { ClinicDatabase } from './tables.ts';

/** Only an upgrade makes this table. It names the newest migration of the release that ran before. */
const TABLE = sql.table('database_former');

/**
 * Notes, before an upgrade migrates, that code which knows no newer migration than `newest` may go on with the tables: a
 * release only adds to what the one before it needs.
 */
export async function markFormer(db: Kysely<ClinicDatabase>, newest: string): Promise<void> {
  await sql`create table if not exists ${TABLE} (newest text not null)`.execute(db);
  await db.transaction().execute(async (transaction) => {
    await sql`delete from ${TABLE}`.execute(transaction);
    await sql`insert into ${TABLE} (newest) values (${newest})`.execute(transaction);
  });
}

/** Whether code with this newest migration may run on a database of the next release. */
export async function isMarkedFormer(db: Kysely<ClinicDatabase>, newest: string | undefined): Promise<boolean> {
  const read = sql<{ newest: string }>`select newest from ${TABLE}`.execute(db);
  return (await read.catch(() => null))?.rows[0]?.newest === newest;
}
