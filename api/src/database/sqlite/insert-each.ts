import { CompiledQuery, type Kysely } from 'kysely';
import type { ClinicDatabase } from '../tables.ts';

/**
 * Inserts rows that have the same columns by one statement, which the database's thread prepares once and runs for each
 * row: one statement for all rows takes longer to write and to read than to run. `ending` follows it.
 */
export async function insertEach(
  db: Kysely<ClinicDatabase>,
  table: keyof ClinicDatabase,
  rows: readonly object[],
  ending = '',
): Promise<{ id: string }[]> {
  const columns = Object.keys(rows[0] ?? {});
  const marks = columns.map(() => '?');
  const text = `insert into ${table} (${columns.join()}) values (${marks.join()}) ${ending}`;
  const values = rows.map((row) => Object.values(row));
  const result = await db.executeQuery<{ id: string }>(CompiledQuery.raw(text, [values]));
  return result.rows;
}
