import type { Kysely, Transaction } from 'kysely';
import type { AppointmentsTable, ClinicDatabase } from '../../database/tables.ts';
import { inTransaction, waitForLock } from '../../database/transaction.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import { getErrorCode } from '../../startup-error.ts';
import type { FullContact } from './booking.ts';

/**
 * Writes what belongs to new appointments in their own transaction: both are stored, or neither is. It is called with
 * those alone that are stored.
 */
export type WriteAlong = (
  transaction: Transaction<ClinicDatabase>,
  appointments: readonly AppointmentsTable[],
) => Promise<void>;

/**
 * What the database says to a row: stored, in conflict with another about its reference, key or slot, or one more than
 * its phone or e-mail address may have. Unique indexes and triggers decide, no code.
 */
export type Verdict = 'stored' | 'conflict' | FullContact | { error: unknown };

/** By the words with which a trigger refuses. */
const FULL_CONTACTS: Record<string, FullContact> = {
  appointments_live_per_phone: 'phone',
  appointments_live_per_email: 'email',
};

/** Serialization failure, deadlock detected, lock not available: one of the rows is in the way of all. */
const POSTGRES_CONFLICT_PATTERN = /^(40001|40P01|55P03)$/;

/**
 * Stores rows together, so that the disk is waited for once, and tells of each how it went, in their order. A row that
 * spoils it for all is parted from them and tried again. Throws when the database cannot answer.
 */
export async function insertRows(
  db: Kysely<ClinicDatabase>,
  writeAlong: WriteAlong | null,
  rows: readonly AppointmentsTable[],
): Promise<Verdict[]> {
  try {
    const storedIds = writeAlong
      ? await inTransaction(db, async (transaction) => {
          const ids = await insertNew(transaction, rows);
          const stored = rows.filter(({ id }) => ids.has(id));
          if (stored.length > 0) await writeAlong(transaction, stored);
          return ids;
        })
      : // One statement is a transaction by itself, in a third of the round trips.
        await waitForLock(() => insertNew(db, rows));
    return rows.map(({ id }) => (storedIds.has(id) ? 'stored' : 'conflict'));
  } catch (error) {
    if (rows.length === 1) return [errorToVerdict(error)];
    const isInTheWay = POSTGRES_CONFLICT_PATTERN.test(getErrorCode(error));
    if (isUnavailable(error) && !isInTheWay) throw error;
    // Who waits for a lock waits alone; otherwise a few steps find the one row among many.
    const parts = isInTheWay ? rows.map((row) => [row]) : halve(rows);
    return (await Promise.all(parts.map((part) => insertRows(db, writeAlong, part)))).flat();
  }
}

/** The ids of those rows that met no conflict. */
async function insertNew(db: Kysely<ClinicDatabase>, rows: readonly AppointmentsTable[]): Promise<Set<string>> {
  const stored = await db
    .insertInto('appointments')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(stored.map(({ id }) => id));
}

function errorToVerdict(error: unknown): Verdict {
  return (error instanceof Error && FULL_CONTACTS[error.message]) || { error };
}

function halve<Item>(items: readonly Item[]): (readonly Item[])[] {
  const middle = items.length >> 1;
  return [items.slice(0, middle), items.slice(middle)];
}
