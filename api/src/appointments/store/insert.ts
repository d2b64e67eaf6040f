import { CompiledQuery, type Kysely } from 'kysely';
import type { AppointmentsTable, ClinicDatabase } from './appointments-table.ts';
import { type FullContact, getFullContact } from './live-bookings.ts';

/**
 * What the database says to a row: stored, in conflict with another about its reference, key or slot, or one more than
 * its phone or e-mail address may have. Unique indexes and triggers decide, no code.
 */
export type Insert = (
  connection: Kysely<ClinicDatabase>,
  row: AppointmentsTable,
) => Promise<'stored' | 'conflict' | FullContact>;

/** The query's text is built once, from the first row: building it anew for each cost as much as storing it. */
export function createInsert(db: Kysely<ClinicDatabase>): Insert {
  let text: string | undefined;
  return async (connection, row) => {
    text ??= db
      .insertInto('appointments')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .compile().sql;
    try {
      const { numAffectedRows } = await connection.executeQuery(CompiledQuery.raw(text, Object.values(row)));
      return numAffectedRows === 1n ? 'stored' : 'conflict';
    } catch (error) {
      const contact = getFullContact(error);
      if (contact) return contact;
      throw error;
    }
  };
}
