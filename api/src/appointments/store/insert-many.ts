import { CompiledQuery, type Kysely } from 'kysely';
import type { AppointmentsTable, ClinicDatabase } from './appointments-table.ts';

/** The order of the columns in the statement; a type's own has none. */
const COLUMNS = [
  'id',
  'reference',
  'name',
  'email',
  'phone',
  'phone_key',
  'department',
  'doctor',
  'appointment_date',
  'appointment_time',
  'message',
  'status',
  'needs_review',
  'idempotency_key',
  'request_hash',
  'created_at',
] as const satisfies (keyof AppointmentsTable)[];

const ARRAYS = COLUMNS.map((column, index) => `$${index + 1}::${column === 'needs_review' ? 'integer' : 'text'}[]`);

const INSERT = `insert into appointments (${COLUMNS.join(', ')}) select * from unnest(${ARRAYS.join(', ')}) on conflict do nothing returning id`;

/**
 * Stores rows in one statement of Postgres, all but those in conflict with others about reference, key or slot; resolves
 * to the ids of those that are in. Throws, and stores none, when a row is one more than its contact may have.
 */
export async function insertMany(
  db: Kysely<ClinicDatabase>,
  rows: readonly AppointmentsTable[],
): Promise<ReadonlySet<string>> {
  // Each column as one parameter: the text stays the same for any number of rows.
  const values = COLUMNS.map((column) => rows.map((row) => row[column]));
  const { rows: stored } = await db.executeQuery<{ id: string }>(CompiledQuery.raw(INSERT, values));
  return new Set(stored.map(({ id }) => id));
}
