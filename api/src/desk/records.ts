import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ClinicDatabase, DeskRecordsTable } from '../database/tables.ts';

export type DeskRecord = Pick<DeskRecordsTable, 'action' | 'subject' | 'made_by' | 'made_from'>;

/** Notes what the desk has done apart from single appointments. Call it in the transaction that does it. */
export async function addRecord(db: Kysely<ClinicDatabase>, record: DeskRecord, now: Date): Promise<void> {
  await db
    .insertInto('desk_records')
    .values({ id: randomUUIDv7(), ...record, made_at: now.toISOString() })
    .execute();
}
