import { readNews } from '@clinic/api/appointments/absences/news.ts';
import type { AbsencesTable } from '@clinic/api/database/desk-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { Kysely } from 'kysely';
import type { ClinicData } from '#frame/clinic-data.ts';
import { readNames, toMaker } from '#people/names.ts';
import { toTimes } from '#timetable/closures.ts';
import { ABSENCE_LISTED_MAX, type DeskAbsence, PROGRESS_ORDER, type ToldPatient } from './absence.ts';
import { describePatient, type Row } from './told-patient.ts';

/** Lists the absences whose last day is not over, the newest first, each with the state of its patients. */
export async function listAbsences({ db, calendar, words }: ClinicData, now: Date): Promise<DeskAbsence[]> {
  const absences = await db
    .selectFrom('absences')
    .selectAll()
    .where('last_date', '>=', getToday(calendar.timeZone, now))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (absences.length === 0) return [];
  const ids = absences.map(({ id }) => id);
  const days = {
    from: getToday(calendar.timeZone, now),
    to:
      absences
        .map(({ last_date }) => last_date)
        .sort()
        .at(-1) ?? '',
  };
  const [rows, findNews, names] = await Promise.all([readRows(db, ids), readNews(db, days), readNames(db)]);
  const rowsOf = Map.groupBy(rows, ({ absence_id }) => absence_id);
  const toName = (doctor: string) => words.toNames('', doctor).doctor;
  return absences.map((absence) => {
    const own = rowsOf.get(absence.id) ?? [];
    return {
      id: absence.id,
      kind: absence.kind,
      minutes: absence.minutes,
      doctor: absence.doctor === '' ? null : toName(absence.doctor),
      firstDate: absence.first_date,
      lastDate: absence.last_date,
      times: toTimes(absence, calendar),
      reason: absence.reason,
      ...toMaker(absence.made_by, names),
      at: absence.made_at,
      undoUntil: findUndoEnd(absence, own, now),
      ended: absence.ended_at === null ? null : { ...toMaker(absence.ended_by ?? '', names), at: absence.ended_at },
      isBackTold: absence.back_told_at !== null,
      ...toShown(
        own.map((row) => describePatient(row, absence, { timeZone: calendar.timeZone, toName, findNews, names, now })),
      ),
    };
  });
}

/** Counts the patients, and leaves out those whom nobody reads down to. */
function toShown(patients: ToldPatient[]): Pick<DeskAbsence, 'counts' | 'kept' | 'patients'> {
  const byProgress = Map.groupBy(patients, ({ progress }) => progress);
  const inOrder = PROGRESS_ORDER.flatMap((progress) => byProgress.get(progress) ?? []);
  return {
    counts: Object.fromEntries([...byProgress].map(([progress, some]) => [progress, some.length])),
    kept: patients.filter(wasMailed).length,
    patients: inOrder.slice(0, ABSENCE_LISTED_MAX),
  };
}

function wasMailed({ progress, telling }: ToldPatient): boolean {
  return telling === null && (progress === 'sent' || progress === 'opened' || progress === 'called');
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
      .selectAll('mails')
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
function findUndoEnd({ ended_at, made_at }: AbsencesTable, rows: readonly Row[], now: Date): string | null {
  const mails = rows.flatMap(({ mail }) => (mail && mail.created_at >= made_at ? mail : []));
  const dueAt = mails
    .map(({ due_at }) => due_at)
    .sort()
    .at(0);
  const hasLeft = mails.some(
    ({ status, attempts, claimed_until }) => status === 'sent' || attempts > 0 || claimed_until !== null,
  );
  return ended_at === null && dueAt !== undefined && !hasLeft && dueAt > now.toISOString() ? dueAt : null;
}
