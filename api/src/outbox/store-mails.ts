import type { Transaction } from 'kysely';
import type { MailsTable } from '../database/appointment-tables.ts';
import type { ClinicDatabase } from '../database/tables.ts';

/**
 * Stores mails of one appointment. Each replaces a mail of its kind that its recipient has still to get, unless that
 * one is being sent. The new mail then tells where the appointment was before both changes.
 */
export async function storeMails(
  transaction: Transaction<ClinicDatabase>,
  mails: readonly MailsTable[],
  now: Date,
  /** The version of the appointment whose change sends the mails; absent without a change. */
  version: number | null = null,
): Promise<void> {
  const [first] = mails;
  if (!first) return;
  const replaced = await transaction
    .updateTable('mails')
    .set({ status: 'dropped', dropped_by: version })
    .where('appointment_id', '=', first.appointment_id)
    .where('status', 'in', ['waiting', 'held'])
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString())]))
    .where(({ or, eb }) =>
      or(mails.map(({ kind, recipient }) => eb('kind', '=', kind).and('recipient', '=', recipient))),
    )
    .returning(['kind', 'recipient', 'channel', 'previous_date', 'previous_time', 'priority'])
    .execute();
  const values = mails.map((mail) => {
    const earlier = replaced.find(
      ({ kind, recipient, channel }) => kind === mail.kind && recipient === mail.recipient && channel === mail.channel,
    );
    if (!earlier) return mail;
    const priority = Math.min(mail.priority, earlier.priority);
    return { ...mail, priority, ...withEarlierPlace(mail, earlier) };
  });
  await transaction.insertInto('mails').values(values).execute();
}

type Previous = Pick<MailsTable, 'previous_date' | 'previous_time'>;

/**
 * The previous time that the recipient knows; empty when the appointment is back at that time: the mail then keeps its
 * own.
 */
function withEarlierPlace(
  { appointment_date, appointment_time }: MailsTable,
  { previous_date, previous_time }: Previous,
): Partial<Previous> {
  const isBack = previous_date === appointment_date && previous_time === appointment_time;
  return isBack ? {} : { previous_date, previous_time };
}
