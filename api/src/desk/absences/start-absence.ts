import { randomUUIDv7 } from 'node:crypto';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import type { Kysely, Transaction } from 'kysely';
import { againAfterDeadlock } from '#src/appointments/changes/change.ts';
import type { MailsTable, Maker } from '#src/database/appointment-tables.ts';
import type { AbsencePatientsTable, AbsencesTable } from '#src/database/desk-tables.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { createMail } from '#src/mails/new-mails.ts';
import { addClosure, toSubject } from '../closures/closures.ts';
import { addRecord } from '../records.ts';
import type { NewAbsence } from './absence-entries.ts';
import { type Concerned, listConcerned, toNotice } from './concerned.ts';

/** How many patients one statement takes, far below the limits of both databases. */
const BATCH_ROWS = 500;

/**
 * Starts an absence: closes the times of a doctor who is away, and tells each patient who is booked there, all or
 * nothing. The mails leave after `UNDO_OFFER_MS`. Resolves to the absence's id; `isNew` is false for a form that was
 * sent twice, which tells nobody again.
 */
export function startAbsence(
  { db, calendar }: { db: Kysely<ClinicDatabase>; calendar: Pick<BookingCalendar, 'timeZone'> },
  absence: NewAbsence,
  maker: Maker,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  return againAfterDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      const id = randomUUIDv7();
      const row: AbsencesTable = {
        ...absence,
        id,
        closure_id: null,
        made_by: maker.made_by,
        made_at: now.toISOString(),
        ended_by: null,
        ended_at: null,
        back_told_at: null,
      };
      // Of two presses at once the second waits here for the first.
      const added = await transaction
        .insertInto('absences')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return { id: await findSame(transaction, absence), isNew: false };
      await addRecord(transaction, { ...maker, action: `absence-${absence.kind}`, subject: describe(absence) }, now);
      if (absence.kind === 'away') await close(transaction, id, absence, maker, now);
      const concerned = await listConcerned(transaction, calendar, absence, now);
      const toTell = concerned.filter(({ telling }) => telling !== 'here' && telling !== 'told');
      for (let begin = 0; begin < toTell.length; begin += BATCH_ROWS) {
        await tell(transaction, { id, ...absence }, toTell.slice(begin, begin + BATCH_ROWS), now);
      }
      return { id, isNew: true };
    }),
  );
}

async function findSame(transaction: Transaction<ClinicDatabase>, absence: NewAbsence): Promise<string> {
  const { reason, ...span } = absence;
  const { id } = await transaction
    .selectFrom('absences')
    .select('id')
    .where((where) => where.and(span))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

async function close(
  transaction: Transaction<ClinicDatabase>,
  id: string,
  { kind, minutes, ...span }: NewAbsence,
  maker: Maker,
  now: Date,
): Promise<void> {
  const closure = await addClosure(transaction, { ...span, every_days: 1 }, maker, now);
  if (!closure.isNew) return;
  await transaction.updateTable('absences').set({ closure_id: closure.id }).where('id', '=', id).execute();
}

async function tell(
  transaction: Transaction<ClinicDatabase>,
  absence: NewAbsence & { id: string },
  concerned: readonly Concerned[],
  now: Date,
): Promise<void> {
  const dueAt = new Date(now.getTime() + UNDO_OFFER_MS);
  const mails = new Map<string, MailsTable>();
  const patients = concerned.map(({ row, telling }): AbsencePatientsTable => {
    const mail =
      telling === 'mail' && createMail({ kind: absence.kind, recipient: 'patient', appointment: row, now, dueAt });
    if (mail) mails.set(row.id, mail);
    return {
      absence_id: absence.id,
      appointment_id: row.id,
      sequence: row.sequence,
      doctor: row.doctor,
      appointment_date: row.appointment_date,
      appointment_time: row.appointment_time,
      mail_id: mail ? mail.id : null,
      notice: toNotice(absence, row.sequence),
      opened_at: null,
      called_by: null,
      called_at: null,
    };
  });
  const added = await transaction
    .insertInto('absence_patients')
    .values(patients)
    // Another press, of a span that overlaps, has just told the patient.
    .onConflict((conflict) => conflict.doNothing())
    .returning('appointment_id')
    .execute();
  const ids = added.map(({ appointment_id }) => appointment_id);
  if (ids.length === 0) return;
  // A patient gets only the newest notice, and no reminder of an appointment that cannot take place.
  await transaction
    .updateTable('mails')
    .set({ status: 'dropped' })
    .where('appointment_id', 'in', ids)
    .where('recipient', '=', 'patient')
    .where('status', '=', 'waiting')
    .where('kind', 'in', absence.kind === 'away' ? ['away', 'late', 'back', 'reminder'] : ['away', 'late', 'back'])
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString())]))
    .execute();
  const rows = ids.flatMap((id) => mails.get(id) ?? []);
  if (rows.length > 0) await transaction.insertInto('mails').values(rows).execute();
}

function describe({ kind, minutes, reason, ...span }: NewAbsence): string {
  return `${toSubject({ ...span, every_days: 1 })}${kind === 'late' ? `, ${minutes} minutes` : ''}`;
}
