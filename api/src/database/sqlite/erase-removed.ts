import { type Kysely, sql } from 'kysely';
import type { ClinicDatabase } from '../tables.ts';
import { waitForLock } from './wait-for-lock.ts';

/** The file's `user_version` when it holds nothing of removed rows. A file of unknown history has 0. */
const CLEAN = 1;

/**
 * Rewrites the file without its removed rows and empties the journal, which holds them too. Does nothing when
 * `removed`, the number of rows removed since the last call, is 0 and the file is clean. A later call, in any process,
 * completes one that fails. Throws with the code `SQLITE_BUSY` while another process reads the journal.
 */
export function eraseRemoved(db: Kysely<ClinicDatabase>, removed: number): Promise<void> {
  return waitForLock(async () => {
    if (removed > 0) await sql`pragma user_version = 0`.execute(db);
    if ((await readVersion(db)) === CLEAN) return;
    // Without this, VACUUM would put a copy into the system's folder for temporary files.
    await sql`pragma temp_store = memory`.execute(db);
    await sql`vacuum`.execute(db);
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 0) {
      throw Object.assign(new Error('Another process reads the journal.'), { code: 'SQLITE_BUSY' });
    }
    await sql`pragma user_version = ${sql.lit(CLEAN)}`.execute(db);
  });
}

async function readVersion(db: Kysely<ClinicDatabase>): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}
