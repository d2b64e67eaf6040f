import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { DeskMaker } from '@clinic/contract/desk-person.ts';
import type { Kysely } from 'kysely';
import { listRecords } from '#frame/records.ts';
import { readNames, toMaker } from '#people/names.ts';

/** How many records the page shows. */
const SHOWN_RECORDS = 50;

/** An act of the desk that is not a change to a single appointment. */
export type NamedRecord = DeskMaker & { id: string; action: string; subject: string; from: string; at: string };

/** Reads the newest records, newest first. */
export async function readRecords(db: Kysely<ClinicDatabase>): Promise<NamedRecord[]> {
  const [records, names] = await Promise.all([listRecords(db, SHOWN_RECORDS), readNames(db)]);
  return records.map(({ id, action, subject, made_by, made_from, made_at: at }) => {
    // The record holds the address of a person who is its subject.
    return { id, action, subject: names.get(subject) ?? subject, ...toMaker(made_by, names), from: made_from, at };
  });
}
