import type { Kysely, Transaction } from 'kysely';
import type { AppointmentsTable, ClinicDatabase } from '../../database/tables.ts';
import { inTransaction, waitForLock } from '../../database/transaction.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import { getErrorCode } from '../../startup-error.ts';
import type { FullContact } from './booking.ts';

/**
 * Writes further rows that belong to new appointments, in the same transaction: all are stored, or none. It gets the
 * appointments that are stored, without those in conflict.
 */
export type WriteAlong = (
  transaction: Transaction<ClinicDatabase>,
  appointments: readonly AppointmentsTable[],
) => Promise<void>;

/**
 * What became of a row: stored, in conflict with another row's reference, key or slot, or refused because its phone or
 * e-mail address holds as many appointments as it may. The database decides, by unique indexes and triggers.
 */
export type InsertOutcome = 'stored' | 'conflict' | FullContact | { error: unknown };

/** The contact by the text of the trigger's error. */
const FULL_CONTACTS: Record<string, FullContact> = {
  appointments_live_per_phone: 'phone',
  appointments_live_per_email: 'email',
};

/** Serialization failure, deadlock detected, lock not available: one row holds up all the others. */
const POSTGRES_CONFLICT_PATTERN = /^(40001|40P01|55P03)$/;

/**
 * Stores rows together, so that they share one wait for the disk, and resolves to what became of each, in their order.
 * When one row makes the whole statement fail, smaller groups are tried. Throws when the database cannot answer.
 */
export async function insertRows(
  db: Kysely<ClinicDatabase>,
  writeAlong: WriteAlong | null,
  rows: readonly AppointmentsTable[],
): Promise<InsertOutcome[]> {
  try {
    const storedIds = writeAlong
      ? await inTransaction(db, async (transaction) => {
          const ids = await insertNew(transaction, rows);
          const stored = rows.filter(({ id }) => ids.has(id));
          if (stored.length > 0) await writeAlong(transaction, stored);
          return ids;
        })
      : // A single statement is its own transaction and takes a third of the round trips.
        await waitForLock(() => insertNew(db, rows));
    return rows.map(({ id }) => (storedIds.has(id) ? 'stored' : 'conflict'));
  } catch (error) {
    if (rows.length === 1) return [errorToOutcome(error)];
    const isInTheWay = POSTGRES_CONFLICT_PATTERN.test(getErrorCode(error));
    if (isUnavailable(error) && !isInTheWay) throw error;
    // With a lock each row waits by itself; otherwise halving finds the failing row in a few steps.
    const parts = isInTheWay ? rows.map((row) => [row]) : halve(rows);
    return (await Promise.all(parts.map((part) => insertRows(db, writeAlong, part)))).flat();
  }
}

/** Inserts the rows that meet no conflict and resolves to their ids. */
async function insertNew(db: Kysely<ClinicDatabase>, rows: readonly AppointmentsTable[]): Promise<Set<string>> {
  const stored = await db
    .insertInto('appointments')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(stored.map(({ id }) => id));
}

function errorToOutcome(error: unknown): InsertOutcome {
  return (error instanceof Error && FULL_CONTACTS[error.message]) || { error };
}

function halve<Item>(items: readonly Item[]): (readonly Item[])[] {
  const middle = items.length >> 1;
  return [items.slice(0, middle), items.slice(middle)];
}
