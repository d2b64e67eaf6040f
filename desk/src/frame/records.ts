import { randomUUIDv7 } from 'node:crypto';
import type { DeskRecordsTable } from '@clinic/api/database/desk-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { Kysely } from 'kysely';

export type DeskRecord = Omit<DeskRecordsTable, 'id' | 'made_at'>;

/**
 * Records what the desk has done apart from changes to single appointments. Call it in the transaction that does it,
 * where there is one. `subject` must hold nothing personal of a patient.
 */
export async function addRecord(db: Kysely<ClinicDatabase>, record: DeskRecord, now: Date): Promise<void> {
  const row = { ...record, id: randomUUIDv7(), made_at: now.toISOString() };
  await db.insertInto('desk_records').values(row).execute();
}

/** Lists the newest records, newest first. */
export function listRecords(db: Kysely<ClinicDatabase>, limit: number): Promise<DeskRecordsTable[]> {
  return db
    .selectFrom('desk_records')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
