import { HAPPENINGS, type MailKind } from '@clinic/contract/mails.ts';
import type { Transaction } from 'kysely';
import type { AppointmentsTable, ChangesTable } from '../../database/appointment-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import { areMailsHeld } from './change.ts';

/** The kinds of mails that changes send. */
const TELLING: readonly MailKind[] = [...HAPPENINGS, 'reminder', 'away', 'late'];

/** Thrown when a mail about the change that is to be undone was sent, or may have been. */
export class MailLeft extends Error {
  override name = 'MailLeft';
}

/**
 * Takes back an appointment's last change that was not undone, for a transaction that has set the appointment back:
 * drops its mails, restores those that it had dropped, and gives up the slot that was kept. Throws MailLeft when one of
 * its mails to the patient was sent, is being sent or was tried, because the patient may then know of the change.
 */
export async function takeBack(
  transaction: Transaction<ClinicDatabase>,
  /** The appointment after the change that is taken back. */
  { id, sequence }: AppointmentsTable,
  { version }: Pick<ChangesTable, 'version'>,
): Promise<void> {
  const isHeld = await areMailsHeld(transaction, id);
  // Each change that a mail tells of has a sequence of its own.
  await transaction
    .updateTable('mails')
    .set({ status: 'dropped' })
    .where('appointment_id', '=', id)
    .where('sequence', '=', sequence)
    .where('kind', 'in', TELLING)
    .where('status', 'in', ['waiting', 'held'])
    .where('claimed_until', 'is', null)
    .where('attempts', '=', 0)
    .execute();
  const left = await transaction
    .selectFrom('mails')
    .select('id')
    .where('appointment_id', '=', id)
    .where('sequence', '=', sequence)
    .where('kind', 'in', TELLING)
    .where('recipient', '=', 'patient')
    .where('status', '<>', 'dropped')
    .limit(1)
    .executeTakeFirst();
  if (left) throw new MailLeft('A mail about the change has left.');
  await transaction
    .updateTable('mails')
    .set({ status: isHeld ? 'held' : 'waiting', dropped_by: null })
    .where('appointment_id', '=', id)
    .where('dropped_by', '=', version)
    .where('status', '=', 'dropped')
    .execute();
  await transaction
    .deleteFrom('absence_patients')
    .where('appointment_id', '=', id)
    .where('sequence', '=', sequence)
    .execute();
  await transaction.deleteFrom('freed_slots').where('appointment_id', '=', id).where('version', '=', version).execute();
}
