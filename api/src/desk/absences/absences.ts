import type { DeskAbsence, TellingProgress, ToldPatient } from '@clinic/contract/absences.ts';
import { getToday, toInstant } from '@clinic/contract/clinic-clock.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import type { Kysely } from 'kysely';
import type { AppointmentsTable, MailsTable } from '#src/database/appointment-tables.ts';
import type { AbsencePatientsTable, AbsencesTable } from '#src/database/desk-tables.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { isStuck } from '#src/mails/stuck-mails.ts';
import { toTimes } from '../closures/closures.ts';
import type { DayOptions } from '../day/day.ts';

type Row = AbsencePatientsTable & {
  appointment: AppointmentsTable;
  /** `null` when the patient has to be called. */
  mail: Pick<MailsTable, 'status' | 'attempts' | 'due_at' | 'sent_at' | 'claimed_until'> | null;
};

/** Lists the absences whose last day is not over, the newest first, each with the state of its patients. */
export async function listAbsences({ db, calendar, words }: DayOptions, now: Date): Promise<DeskAbsence[]> {
  const absences = await db
    .selectFrom('absences')
    .selectAll()
    .where('last_date', '>=', getToday(calendar.timeZone, now))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (absences.length === 0) return [];
  const ids = absences.map(({ id }) => id);
  const rows = await readRows(db, ids);
  const toName = (doctor: string) => words.toNames('', doctor).doctor;
  return absences.map((absence) => {
    const own = rows.filter(({ absence_id }) => absence_id === absence.id);
    return {
      id: absence.id,
      kind: absence.kind,
      minutes: absence.minutes,
      doctor: absence.doctor === '' ? null : toName(absence.doctor),
      firstDate: absence.first_date,
      lastDate: absence.last_date,
      times: toTimes(absence),
      reason: absence.reason,
      by: absence.made_by,
      at: absence.made_at,
      undoUntil: getUndoEnd(absence, own, now),
      ended: absence.ended_at === null ? null : { by: absence.ended_by ?? '', at: absence.ended_at },
      isBackTold: absence.back_told_at !== null,
      patients: own.map((row) => describePatient(row, absence, { timeZone: calendar.timeZone, toName, now })),
    };
  });
}

async function readRows(db: Kysely<ClinicDatabase>, ids: readonly string[]): Promise<Row[]> {
  const query = db.selectFrom('absence_patients').where('absence_id', 'in', ids);
  const [patients, appointments, mails] = await Promise.all([
    query
      .selectAll()
      .orderBy('appointment_date')
      .orderBy('appointment_time')
      .orderBy('doctor')
      .orderBy('appointment_id')
      .execute(),
    query
      .innerJoin('appointments', 'appointments.id', 'absence_patients.appointment_id')
      .selectAll('appointments')
      .execute(),
    query
      .innerJoin('mails', (join) =>
        join
          .onRef('mails.appointment_id', '=', 'absence_patients.appointment_id')
          .onRef('mails.id', '=', 'absence_patients.mail_id'),
      )
      .select(['mails.id', 'status', 'attempts', 'due_at', 'sent_at', 'claimed_until'])
      .execute(),
  ]);
  const appointmentOf = new Map(appointments.map((row) => [row.id, row]));
  const mailOf = new Map(mails.map((mail) => [mail.id, mail]));
  return patients.flatMap((patient) => {
    const appointment = appointmentOf.get(patient.appointment_id);
    return appointment ? [{ ...patient, appointment, mail: mailOf.get(patient.mail_id ?? '') ?? null }] : [];
  });
}

/**
 * Until when the absence can be undone, because no mail leaves before; `null` when one has left or may leave now, none
 * was made, or the absence has ended.
 */
function getUndoEnd({ ended_at }: AbsencesTable, rows: readonly Row[], now: Date): string | null {
  const mails = rows.flatMap(({ mail }) => mail ?? []);
  const dueAt = mails
    .map(({ due_at }) => due_at)
    .sort()
    .at(0);
  const hasLeft = mails.some(({ status, claimed_until }) => status === 'sent' || claimed_until !== null);
  return ended_at === null && dueAt !== undefined && !hasLeft && dueAt > now.toISOString() ? dueAt : null;
}

function describePatient(
  row: Row,
  absence: Pick<AbsencesTable, 'made_at'>,
  { timeZone, toName, now }: { timeZone: string; toName: (doctor: string) => string; now: Date },
): ToldPatient {
  const { appointment, mail } = row;
  const progress = getProgress(row);
  const isMoved = progress === 'moved';
  return {
    id: row.appointment_id,
    name: appointment.name,
    phone: appointment.phone,
    doctor: toName(row.doctor),
    date: row.appointment_date,
    slot: row.appointment_time,
    progress,
    isMailStuck: mail !== null && mail.status !== 'dropped' && isStuck(mail, now),
    telling: mail ? null : getReason(row, absence.made_at, timeZone),
    at: getMoment(row, progress),
    calledBy: row.called_by ?? '',
    now: isMoved
      ? {
          doctor: toName(appointment.doctor),
          date: appointment.appointment_date,
          slot: appointment.appointment_time,
        }
      : null,
  };
}

function getProgress({ appointment, mail, sequence, called_at, opened_at }: Row): TellingProgress {
  if (appointment.status === 'cancelled') return 'cancelled';
  if (appointment.status !== 'booked') return 'here';
  if (appointment.sequence !== sequence) return 'moved';
  if (called_at !== null) return 'called';
  if (opened_at !== null) return 'opened';
  if (mail?.status === 'sent') return 'sent';
  const isOnItsWay = mail?.status === 'waiting' && mail.attempts === 0;
  return isOnItsWay ? 'waiting' : 'to-call';
}

/**
 * Why no mail was made. A coming appointment with an address is left out only while the clinic has yet to review it.
 */
function getReason(
  { appointment, appointment_date, appointment_time }: Row,
  madeAt: string,
  timeZone: string,
): ToldPatient['telling'] {
  if (appointment.email === '') return 'no-address';
  const start = toInstant(timeZone, appointment_date, appointment_time).getTime();
  return start > Date.parse(madeAt) + UNDO_OFFER_MS ? 'review' : 'begun';
}

function getMoment({ called_at, opened_at, mail }: Row, progress: TellingProgress): string | null {
  if (progress === 'called') return called_at;
  if (progress === 'opened') return opened_at;
  return progress === 'sent' ? (mail?.sent_at ?? null) : null;
}

/** Notes that a person of the desk has called a patient. Resolves to whether this is the first note of a call. */
export async function noteCall(
  db: Kysely<ClinicDatabase>,
  { absenceId, appointmentId }: { absenceId: string; appointmentId: string },
  by: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('absence_patients')
    .set({ called_by: by, called_at: now.toISOString() })
    .where('absence_id', '=', absenceId)
    .where('appointment_id', '=', appointmentId)
    .where('called_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
