import { CompiledQuery, type Kysely } from 'kysely';
import type { AppointmentsTable, ClinicDatabase } from './appointments-table.ts';
import { type FullContact, getFullContact } from './live-bookings.ts';

/** `conflict`: the reference, key or slot of the row is in use. Else the contact that has its fill. */
export type InsertVerdict = 'inserted' | 'conflict' | FullContact;

/** The database alone decides: unique indexes give conflicts, triggers count what a contact has. */
export type Insert = (connection: Kysely<ClinicDatabase>, row: AppointmentsTable) => Promise<InsertVerdict>;

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
      return numAffectedRows === 1n ? 'inserted' : 'conflict';
    } catch (error) {
      const contact = getFullContact(error);
      if (contact) return contact;
      throw error;
    }
  };
}
