import { CompiledQuery, type Kysely } from 'kysely';
import type { AppointmentsTable, ClinicDatabase } from './appointments-table.ts';

/** Resolves to whether the row was stored: `false` when its reference, key or slot is in use. */
export type Insert = (connection: Kysely<ClinicDatabase>, row: AppointmentsTable) => Promise<boolean>;

/** The query's text is built once, from the first row: building it anew for each cost as much as storing it. */
export function createInsert(db: Kysely<ClinicDatabase>): Insert {
  let text: string | undefined;
  return async (connection, row) => {
    text ??= db
      .insertInto('appointments')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .compile().sql;
    const { numAffectedRows } = await connection.executeQuery(CompiledQuery.raw(text, Object.values(row)));
    return numAffectedRows === 1n;
  };
}
