import { type Kysely, sql } from 'kysely';
import type { ClinicDatabase } from '../tables.ts';
import { inTransaction, waitForLock } from '../transaction.ts';

/** In the file's own `user_version`: nothing of what was removed is left in it. A file of unknown past has 0. */
const CLEAN = 1;

/** Whoever asks whether the database is ready does not wait as long as a booking. */
const READY_WAIT_MS = 1000;

/**
 * Writes the file anew without the rows that were removed, so many of them, and empties the journal, which remembers
 * them too; does nothing when that is done. What fails is left for the next call, also in another process. Throws with
 * the code `SQLITE_BUSY` while another process reads the journal.
 */
export function clearRemains(db: Kysely<ClinicDatabase>, removed: number): Promise<void> {
  return waitForLock(async () => {
    if (removed > 0) await sql`pragma user_version = 0`.execute(db);
    if ((await readVersion(db)) === CLEAN) return;
    // Else the copy that VACUUM makes would lie in the system's folder for temporary files.
    await sql`pragma temp_store = memory`.execute(db);
    await sql`vacuum`.execute(db);
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 0) {
      throw Object.assign(new Error('Another process reads the journal.'), { code: 'SQLITE_BUSY' });
    }
    await sql`pragma user_version = ${sql.lit(CLEAN)}`.execute(db);
  });
}

/** The smallest write there is: SQLite commits a page to the disk although nothing changes. */
export async function rewriteVersion(db: Kysely<ClinicDatabase>): Promise<void> {
  const rewrite = async (transaction: Kysely<ClinicDatabase>) => {
    await sql`pragma user_version = ${sql.lit(await readVersion(transaction))}`.execute(transaction);
  };
  await inTransaction(db, rewrite, READY_WAIT_MS);
}

async function readVersion(db: Kysely<ClinicDatabase>): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}
