import type { ReviewAction } from '@clinic/contract/desk-review.ts';
import type { Kysely, Transaction } from 'kysely';
import { againAfterDeadlock } from '../appointments/changes/change.ts';
import type { ChangesTable, ClinicDatabase, Maker } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';

/** How many bookings share a transaction. Other people can book between two transactions. */
const TOGETHER = 200;

type Settlement = { action: Exclude<ReviewAction, 'restore'>; who: Maker; now: Date };

/**
 * Settles bookings that are still booked. `cancel` cancels them and tells nobody; `keep` removes their marks and sends
 * their held mails. Resolves to how many were settled; the others had been settled before.
 */
export async function settleBookings(
  db: Kysely<ClinicDatabase>,
  ids: readonly string[],
  settlement: Settlement,
): Promise<number> {
  let count = 0;
  // A fixed order keeps two people who settle the same bookings from waiting for each other.
  const inOrder = [...new Set(ids)].sort();
  for (let begin = 0; begin < inOrder.length; begin += TOGETHER) {
    const some = inOrder.slice(begin, begin + TOGETHER);
    count += await againAfterDeadlock(() => inTransaction(db, (transaction) => settle(transaction, some, settlement)));
  }
  return count;
}

async function settle(
  transaction: Transaction<ClinicDatabase>,
  ids: readonly string[],
  { action, who, now }: Settlement,
): Promise<number> {
  const update = transaction
    .updateTable('appointments')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('status', '=', 'booked');
  const settling =
    action === 'cancel'
      ? update.set(({ eb }) => ({
          status: 'cancelled',
          // The mark makes it possible to put the booking back. Patterns also have unmarked bookings.
          needs_review: 1,
          changed_at: now.toISOString(),
          sequence: eb('sequence', '+', 1),
        }))
      : update.set({ needs_review: 0 }).where('needs_review', '=', 1);
  const settled = await settling
    .returning(['id', 'version', 'doctor', 'department', 'appointment_date', 'appointment_time'])
    .execute();
  if (settled.length === 0) return 0;

  const changes = settled.map(
    (row): ChangesTable => ({
      appointment_id: row.id,
      version: row.version,
      action: action === 'cancel' ? 'cancel' : 'reviewed',
      ...who,
      made_at: now.toISOString(),
      old_status: 'booked',
      old_date: row.appointment_date,
      old_time: row.appointment_time,
      old_doctor: row.doctor,
      old_department: row.department,
    }),
  );
  await transaction.insertInto('changes').values(changes).execute();
  await transaction
    .updateTable('mails')
    .set({ status: action === 'cancel' ? 'dropped' : 'waiting' })
    .where(
      'appointment_id',
      'in',
      settled.map(({ id }) => id),
    )
    .where('status', 'in', action === 'cancel' ? ['waiting', 'held'] : ['held'])
    .execute();
  return settled.length;
}
