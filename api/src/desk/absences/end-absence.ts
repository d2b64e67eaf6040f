import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { againAfterDeadlock } from '#src/appointments/changes/change.ts';
import type { Maker } from '#src/database/appointment-tables.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { createMail } from '#src/mails/new-mails.ts';
import { removeClosure } from '../closures/closures.ts';
import { addRecord } from '../records.ts';

/** `mail-left`: it cannot be undone any more, and nothing was changed. `gone`: somebody has ended it before. */
export type EndOutcome = 'undone' | 'ended' | 'gone' | 'mail-left';

/** Thrown to roll a transaction back. */
class MailHasLeft extends Error {}

/**
 * Ends an absence: opens the times that it closed, and sends none of its mails that still wait. With `isUndo` only
 * while no mail has left. An absence that nobody was told of is deleted; only the records name it.
 */
export async function endAbsence(
  db: Kysely<ClinicDatabase>,
  id: string,
  maker: Maker,
  now: Date,
  { isUndo }: { isUndo: boolean },
): Promise<EndOutcome> {
  try {
    return await againAfterDeadlock(() =>
      db.transaction().execute((transaction) => end(transaction, id, maker, now, isUndo)),
    );
  } catch (error) {
    if (error instanceof MailHasLeft) return 'mail-left';
    throw error;
  }
}

async function end(
  transaction: Transaction<ClinicDatabase>,
  id: string,
  maker: Maker,
  now: Date,
  isUndo: boolean,
): Promise<EndOutcome> {
  const absence = await transaction
    .updateTable('absences')
    .set({ ended_by: maker.made_by, ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!absence) return 'gone';
  await transaction
    .updateTable('mails')
    .set({ status: 'dropped' })
    .where('id', 'in', ofAbsence(transaction, id, 'mail_id'))
    .where('appointment_id', 'in', ofAbsence(transaction, id, 'appointment_id'))
    .where('status', '=', 'waiting')
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString())]))
    .execute();
  const isKnown = await isAnybodyTold(transaction, id);
  if (isUndo && isKnown) throw new MailHasLeft();
  if (absence.kind === 'away') await restoreReminders(transaction, id, now);
  if (absence.closure_id !== null) await removeClosure(transaction, absence.closure_id, maker, now);
  if (isKnown) {
    await transaction.updateTable('absence_patients').set({ notice: null }).where('absence_id', '=', id).execute();
  } else {
    await transaction.deleteFrom('absences').where('id', '=', id).execute();
  }
  const subject = `${absence.doctor || 'all doctors'}, ${absence.first_date} to ${absence.last_date}`;
  await addRecord(transaction, { ...maker, action: isUndo ? 'absence-undone' : 'absence-ended', subject }, now);
  return isUndo ? 'undone' : 'ended';
}

function ofAbsence(transaction: Transaction<ClinicDatabase>, id: string, column: 'mail_id' | 'appointment_id') {
  return transaction
    .selectFrom('absence_patients')
    .select(sql<string>`${sql.ref(column)}`.as('found'))
    .where('absence_id', '=', id)
    .where('mail_id', 'is not', null);
}

/** Whether a mail about the absence was sent or is being sent, or a patient was called. */
async function isAnybodyTold(transaction: Transaction<ClinicDatabase>, id: string): Promise<boolean> {
  const told = await transaction
    .selectFrom('absence_patients')
    .leftJoin('mails', (join) =>
      join
        .onRef('mails.appointment_id', '=', 'absence_patients.appointment_id')
        .onRef('mails.id', '=', 'absence_patients.mail_id'),
    )
    .select('absence_id')
    .where('absence_id', '=', id)
    .where(({ eb, or }) => or([eb('mails.status', 'in', ['sent', 'waiting']), eb('called_at', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}

/** Lets the reminders that the absence has dropped wait again, unless another absence has a notice for the patient. */
async function restoreReminders(transaction: Transaction<ClinicDatabase>, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('mails')
    .set({ status: 'waiting' })
    .where('kind', '=', 'reminder')
    .where('status', '=', 'dropped')
    .where('due_at', '>', now.toISOString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('absence_patients as own')
          .innerJoin('appointments', 'appointments.id', 'own.appointment_id')
          .select('own.appointment_id')
          .whereRef('own.appointment_id', '=', 'mails.appointment_id')
          .where('own.absence_id', '=', id)
          .where('appointments.status', '=', 'booked')
          .where('appointments.needs_review', '=', 0)
          .whereRef('appointments.sequence', '=', 'mails.sequence'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('absence_patients as others')
            .select('others.appointment_id')
            .whereRef('others.appointment_id', '=', 'mails.appointment_id')
            .where('others.absence_id', '<>', id)
            .where('others.notice', 'is not', null),
        ),
      ),
    )
    .execute();
}

/**
 * Tells the patients who got a mail about an absence that has ended, and who have kept their appointments, that these
 * take place. Resolves to false when the absence has not ended, or they were told before.
 */
export function tellBack(db: Kysely<ClinicDatabase>, id: string, maker: Maker, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const absence = await transaction
      .updateTable('absences')
      .set({ back_told_at: now.toISOString() })
      .where('id', '=', id)
      .where('ended_at', 'is not', null)
      .where('back_told_at', 'is', null)
      .returning(['doctor', 'first_date'])
      .executeTakeFirst();
    if (!absence) return false;
    const rows = await transaction
      .selectFrom('absence_patients')
      .innerJoin('appointments', 'appointments.id', 'absence_patients.appointment_id')
      .innerJoin('mails', (join) =>
        join
          .onRef('mails.appointment_id', '=', 'absence_patients.appointment_id')
          .onRef('mails.id', '=', 'absence_patients.mail_id'),
      )
      .selectAll('appointments')
      .where('absence_id', '=', id)
      .where('mails.status', '=', 'sent')
      .where('appointments.status', '=', 'booked')
      .whereRef('appointments.sequence', '=', 'absence_patients.sequence')
      .execute();
    const dueAt = new Date(now.getTime() + UNDO_OFFER_MS);
    const mails = rows
      .filter(({ email }) => email !== '')
      .map((appointment) => createMail({ kind: 'back', recipient: 'patient', appointment, now, dueAt }));
    if (mails.length > 0) await transaction.insertInto('mails').values(mails).execute();
    const subject = `${absence.doctor || 'all doctors'}, ${absence.first_date}: ${mails.length}`;
    await addRecord(transaction, { ...maker, action: 'absence-back', subject }, now);
    return true;
  });
}
