import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ClinicDatabase, DeskRecordsTable } from '../database/tables.ts';

export type DeskRecord = Pick<DeskRecordsTable, 'action' | 'subject' | 'made_by' | 'made_from'>;

/** Keeps what the desk has done apart from single appointments. Inside a transaction it stands or falls with the rest. */
export async function addRecord(db: Kysely<ClinicDatabase>, record: DeskRecord, now: Date): Promise<void> {
  await db
    .insertInto('desk_records')
    .values({ id: randomUUID(), ...record, made_at: now.toISOString() })
    .execute();
}
