import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ClinicDatabase, DeskRecordsTable } from '../database/tables.ts';
import { waitForLock } from '../database/transaction.ts';

export type DeskRecord = Omit<DeskRecordsTable, 'id' | 'made_at'>;

/**
 * Notes what the desk has done apart from single appointments; in the transaction that does it where there is one.
 * `subject` holds nothing personal of a patient.
 */
export async function addRecord(db: Kysely<ClinicDatabase>, record: DeskRecord, now: Date): Promise<void> {
  const row = { ...record, id: randomUUIDv7(), made_at: now.toISOString() };
  await waitForLock(() => db.insertInto('desk_records').values(row).execute());
}

/** The newest records, the newest first. */
export function listRecords(db: Kysely<ClinicDatabase>, limit: number): Promise<DeskRecordsTable[]> {
  return db
    .selectFrom('desk_records')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
