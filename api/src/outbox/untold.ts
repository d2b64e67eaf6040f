import type { Transaction } from 'kysely';
import type { AppointmentsTable, MailsTable } from '../database/appointment-tables.ts';
import type { ClinicDatabase } from '../database/tables.ts';

/** The desk's change, as it is stored: the changed appointment, and when the change was made. */
type Change = { row: AppointmentsTable; now: Date };

type Untold = Pick<MailsTable, 'kind' | 'previous_date' | 'previous_time'>;

/**
 * Joins the patient's mail about a change of the desk with mails about earlier ones that still wait behind their undo,
 * so that one mail tells the result, or none when the patient has nothing to learn. Returns the mails to store.
 */
export async function joinUntold(
  transaction: Transaction<ClinicDatabase>,
  mails: readonly MailsTable[],
  change: Change,
): Promise<MailsTable[]> {
  const joined: MailsTable[] = [];
  for (const mail of mails) {
    const next = mail.recipient === 'patient' ? await joinMail(transaction, mail, change) : mail;
    if (next) joined.push(next);
  }
  return joined;
}

/** `null` when the patient has nothing to learn. */
async function joinMail(
  transaction: Transaction<ClinicDatabase>,
  mail: MailsTable,
  change: Change,
): Promise<MailsTable | null> {
  if (mail.kind === 'cancelled') {
    const untold = await dropUntold(transaction, ['booked', 'moved'], change);
    if (untold.some(({ kind }) => kind === 'booked')) return null;
    const [move] = untold;
    // The patient knows the time before the move.
    return move?.previous_date && move.previous_time
      ? {
          ...mail,
          appointment_date: move.previous_date,
          appointment_time: move.previous_time,
          previous_date: move.previous_date,
          previous_time: move.previous_time,
        }
      : mail;
  }
  if (mail.kind !== 'moved') return mail;
  const [booking] = await dropUntold(transaction, ['booked'], change);
  return booking ? { ...mail, kind: 'booked', previous_date: null, previous_time: null } : mail;
}

/** Drops mails to the patient that wait until a change of the desk can no longer be undone, and returns them. */
function dropUntold(
  transaction: Transaction<ClinicDatabase>,
  kinds: readonly MailsTable['kind'][],
  { row, now }: Change,
): Promise<Untold[]> {
  return transaction
    .updateTable('mails')
    .set({ status: 'dropped', dropped_by: row.version })
    .where('appointment_id', '=', row.id)
    .where('recipient', '=', 'patient')
    .where('kind', 'in', kinds)
    .where('status', 'in', ['waiting', 'held'])
    .where('claimed_until', 'is', null)
    .where('attempts', '=', 0)
    .where('due_at', '>', now.toISOString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('changes')
          .select('version')
          .whereRef('changes.appointment_id', '=', 'mails.appointment_id')
          .whereRef('changes.undo_until', '=', 'mails.due_at'),
      ),
    )
    .returning(['kind', 'previous_date', 'previous_time'])
    .execute();
}
