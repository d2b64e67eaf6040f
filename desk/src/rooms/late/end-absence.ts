import { readNews } from '@clinic/api/appointments/absences/news.ts';
import { tellWhatIsTrue } from '@clinic/api/appointments/absences/tell.ts';
import { BATCH_ROWS, readTold } from '@clinic/api/appointments/absences/told.ts';
import { againAfterDeadlock } from '@clinic/api/appointments/changes/change.ts';
import { getUndoEnd } from '@clinic/api/appointments/changes/undo-end.ts';
import { inStates } from '@clinic/api/appointments/store/state-conditions.ts';
import type { AppointmentsTable, MailStatus, Maker } from '@clinic/api/database/appointment-tables.ts';
import type { AbsencesTable } from '@clinic/api/database/desk-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { insertNews } from '@clinic/api/outbox/beside.ts';
import { createMail } from '@clinic/api/outbox/new-mails.ts';
import type { UndoSeconds } from '@clinic/contract/desk-person.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { addRecord } from '#frame/records.ts';
import { removeClosure } from '#timetable/closures.ts';

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
  await dropWaiting(transaction, id, now);
  const told = await readTellings(transaction, absence);
  if (isUndo && told.hasLeft) throw new MailHasLeft();
  if (absence.closure_id !== null) await removeClosure(transaction, absence.closure_id, maker, now);
  const patients = await listBooked(transaction, id);
  if (isUndo || !told.isAnybodyTold) await transaction.deleteFrom('absences').where('id', '=', id).execute();
  await tellWhatIsTrue(transaction, patients, { now, dueAt: now });
  const subject = `${absence.doctor || 'all doctors'}, ${absence.first_date} to ${absence.last_date}`;
  await addRecord(transaction, { ...maker, action: isUndo ? 'absence-undone' : 'absence-ended', subject }, now);
  return isUndo ? 'undone' : 'ended';
}

/** Drops the mails that wait, but those by which another absence in force tells the same. */
async function dropWaiting(transaction: Transaction<ClinicDatabase>, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('mails')
    .set({ status: 'dropped' })
    // Each mail is looked up by its whole key: two lists over its parts take time in square.
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('mails.appointment_id', 'mails.id'),
        'in',
        selectFrom('absence_patients as own')
          .select(['own.appointment_id', sql<string>`own.mail_id`.as('id')])
          .where('own.absence_id', '=', id)
          .where('own.mail_id', 'is not', null)
          .where(({ not, exists, selectFrom: also }) =>
            not(
              exists(
                also('absence_patients as other')
                  .innerJoin('absences', 'absences.id', 'other.absence_id')
                  .select('other.absence_id')
                  .whereRef('other.appointment_id', '=', 'own.appointment_id')
                  .whereRef('other.mail_id', '=', 'own.mail_id')
                  .where('absences.ended_at', 'is', null),
              ),
            ),
          )
          .$asTuple('appointment_id', 'id'),
      ),
    )
    .where('status', '=', 'waiting')
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString())]))
    .execute();
}

/**
 * Whether a mail of the absence was sent or is being sent, or a patient was called (`hasLeft`), or patients know of it
 * by an earlier mail.
 */
async function readTellings(transaction: Transaction<ClinicDatabase>, { id, made_at }: AbsencesTable) {
  const told = await transaction
    .selectFrom('absence_patients')
    .leftJoin('mails', (join) =>
      join
        .onRef('mails.appointment_id', '=', 'absence_patients.appointment_id')
        .onRef('mails.id', '=', 'absence_patients.mail_id'),
    )
    .select(({ fn, eb }) => [
      fn.countAll().as('count'),
      eb.or([eb('mails.created_at', '>=', made_at), eb('called_at', 'is not', null)]).as('isNew'),
    ])
    .where('absence_id', '=', id)
    .where(({ eb, or }) => or([eb('mails.status', 'in', ['sent', 'waiting']), eb('called_at', 'is not', null)]))
    .groupBy('isNew')
    .execute();
  return { isAnybodyTold: told.length > 0, hasLeft: told.some(({ isNew }) => Boolean(isNew)) };
}

type Listed = AppointmentsTable & { mailStatus: MailStatus | null };

/** The appointments of the absence that are booked at the place of which it tells. */
async function listBooked(transaction: Transaction<ClinicDatabase>, id: string): Promise<Listed[]> {
  const rows = await transaction
    .selectFrom('absence_patients as listed')
    .innerJoin('appointments', 'appointments.id', 'listed.appointment_id')
    .leftJoin('mails', (join) =>
      join.onRef('mails.appointment_id', '=', 'listed.appointment_id').onRef('mails.id', '=', 'listed.mail_id'),
    )
    .selectAll('appointments')
    .select('mails.status as mailStatus')
    .where('absence_id', '=', id)
    .where(inStates(({ patient }) => patient === 'expected', 'appointments.status'))
    .whereRef('appointments.doctor', '=', 'listed.doctor')
    .whereRef('appointments.appointment_date', '=', 'listed.appointment_date')
    .whereRef('appointments.appointment_time', '=', 'listed.appointment_time')
    .execute();
  return rows;
}

/**
 * Tells the patients who got a mail about an absence that has ended, and who have kept their appointments, that these
 * take place. Resolves to false when the absence has not ended, or they were told before.
 */
export function tellBack(
  db: Kysely<ClinicDatabase>,
  id: string,
  maker: Maker,
  now: Date,
  undoSeconds?: UndoSeconds,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const absence = await transaction
      .updateTable('absences')
      .set({ back_told_at: now.toISOString() })
      .where('id', '=', id)
      .where('ended_at', 'is not', null)
      .where('back_told_at', 'is', null)
      .returning(['doctor', 'first_date', 'last_date'])
      .executeTakeFirst();
    if (!absence) return false;
    const rows = (await listBooked(transaction, id)).filter(({ mailStatus }) => mailStatus === 'sent');
    const ids = rows.map((row) => row.id);
    const times = { now, dueAt: getUndoEnd(now, undoSeconds) };
    const { first_date: from, last_date: to } = absence;
    const findNews = await readNews(transaction, { from, to });
    const findTold = await readTold(transaction, ids, now);
    const isThere = (row: AppointmentsTable) => row.email !== '' && findNews(row) === null;
    const mails = rows
      .filter((row) => isThere(row) && findTold(row.id, { kind: 'back', minutes: 0 }) === null)
      .map((appointment) => createMail({ kind: 'back', recipient: 'patient', appointment, ...times }));
    for (let begin = 0; begin < mails.length; begin += BATCH_ROWS) {
      await insertNews(transaction, mails.slice(begin, begin + BATCH_ROWS));
    }
    // Other news may hold, such as a delay that was told before the doctor was away.
    await tellWhatIsTrue(transaction, rows, { ...times, isAgain: true });
    const subject = `${absence.doctor || 'all doctors'}, ${absence.first_date}: ${mails.length}`;
    await addRecord(transaction, { ...maker, action: 'absence-back', subject }, now);
    return true;
  });
}
