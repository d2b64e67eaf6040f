import type { Kysely, Transaction } from 'kysely';
import type { ChangesTable, Maker } from '../../database/appointment-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import { storeCancelledEvents } from '../../outbox/events.ts';
import { PRIORITIES } from '../../outbox/mail-priority.ts';
import { againAfterDeadlock } from './change.ts';

/** How many bookings share a transaction. Other people can book between two transactions. */
const TOGETHER = 200;

type Decision = { action: 'cancel' | 'keep'; who: Maker; now: Date };

/**
 * Decides on bookings that are still booked. `cancel` cancels them and tells no person, only systems that have heard of
 * them; `keep` removes their marks and sends their held mails. Resolves to how many were decided; the others were decided
 * before.
 */
export async function decideBookings(
  db: Kysely<ClinicDatabase>,
  ids: readonly string[],
  decision: Decision,
): Promise<number> {
  let count = 0;
  // A fixed order keeps two people who decide on the same bookings from waiting for each other.
  const inOrder = [...new Set(ids)].sort();
  for (let begin = 0; begin < inOrder.length; begin += TOGETHER) {
    const some = inOrder.slice(begin, begin + TOGETHER);
    count += await againAfterDeadlock(() =>
      db.transaction().execute((transaction) => decide(transaction, some, decision)),
    );
  }
  return count;
}

async function decide(
  transaction: Transaction<ClinicDatabase>,
  ids: readonly string[],
  { action, who, now }: Decision,
): Promise<number> {
  const update = transaction
    .updateTable('appointments')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('status', '=', 'booked');
  const deciding =
    action === 'cancel'
      ? update.set(({ eb }) => ({
          status: 'cancelled',
          // The mark makes it possible to put the booking back. Patterns also have unmarked bookings.
          needs_review: 1,
          cancel_reason: '',
          changed_at: now.toISOString(),
          sequence: eb('sequence', '+', 1),
        }))
      : update.set({ needs_review: 0 }).where('needs_review', '=', 1);
  const decided = await deciding.returningAll().execute();
  if (decided.length === 0) return 0;

  const changes = decided.map(
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
      old_end: row.appointment_end,
      undo_until: null,
    }),
  );
  await transaction.insertInto('changes').values(changes).execute();
  const unsent = transaction
    .updateTable('mails')
    .where(
      'appointment_id',
      'in',
      decided.map(({ id }) => id),
    )
    .where('status', 'in', ['waiting', 'held']);
  if (action === 'cancel') {
    await unsent.set({ status: 'dropped' }).execute();
    await storeCancelledEvents(transaction, decided, now);
  } else {
    await unsent.set({ status: 'waiting' }).execute();
    const unmarked = unsent.where('priority', '=', PRIORITIES.suspect);
    await unmarked.where('kind', '=', 'reminder').set({ priority: PRIORITIES.reminder }).execute();
    await unmarked.where('kind', '<>', 'reminder').set({ priority: PRIORITIES.usual }).execute();
  }
  return decided.length;
}
