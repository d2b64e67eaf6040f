import { isExpected } from '@clinic/contract/visit-states.ts';
import type { Kysely } from 'kysely';
import type { AppointmentsTable } from '../../database/appointment-tables.ts';
import type { AbsencesTable } from '../../database/desk-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import { findClosed, listClosed } from '../closures/closed.ts';
import type { Days } from '../store/find.ts';

/** The columns of an absence that say whom it concerns, and what it tells them. */
export type AbsenceSpan = Pick<
  AbsencesTable,
  | 'id'
  | 'kind'
  | 'minutes'
  | 'doctor'
  | 'first_date'
  | 'last_date'
  | 'first_time'
  | 'last_time'
  | 'made_at'
  | 'undo_until'
>;

/** The columns that say when an appointment is, and with which doctor. */
export type Place = Pick<AppointmentsTable, 'doctor' | 'appointment_date' | 'appointment_time' | 'appointment_end'>;

/** Finds the absence that is true of an appointment at its place; `null` when its doctor is there in time. */
export type FindNews = (appointment: Place & Pick<AppointmentsTable, 'id'>) => AbsenceSpan | null;

/**
 * Reads what is true of the appointments of some days, by the absences in force. The mails, the page of an appointment
 * and the desk's lists all ask here. `asked` is an absence that nobody has pressed yet.
 */
export async function readNews(
  db: Kysely<ClinicDatabase>,
  { from, to }: Days,
  asked: Omit<AbsenceSpan, 'id' | 'made_at' | 'undo_until'> | null = null,
): Promise<FindNews> {
  const inForce: AbsenceSpan[] = await db
    .selectFrom('absences')
    .select([
      'id',
      'kind',
      'minutes',
      'doctor',
      'first_date',
      'last_date',
      'first_time',
      'last_time',
      'made_at',
      'undo_until',
    ])
    .where('ended_at', 'is', null)
    .where('first_date', '<=', to)
    .where('last_date', '>=', from)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const news = asked ? [{ ...asked, id: '', made_at: '', undo_until: null }, ...inForce] : inForce;
  const aways = inForce.filter(({ kind }) => kind === 'away').map(({ id }) => id);
  const [closed, named] = aways.length === 0 ? [[], new Set()] : await readHold(db, { from, to }, aways);
  /** The desk may have opened the times of an absence again: who is booked there since then is not concerned. */
  const holds = ({ id, kind }: AbsenceSpan, appointment: Parameters<FindNews>[0]) => {
    if (kind === 'late' || id === '' || named.has(`${id} ${toKey(appointment)}`)) return true;
    const { doctor: doctorId, appointment_date: date, appointment_time: start, appointment_end: end } = appointment;
    return findClosed(closed, { doctorId, date, start, end }) !== undefined;
  };
  return (appointment) => rank(news.filter((one) => covers(one, appointment) && holds(one, appointment)));
}

/** Finds what is true of one appointment. */
export async function findNews(
  db: Kysely<ClinicDatabase>,
  appointment: Parameters<FindNews>[0] & Pick<AppointmentsTable, 'status'>,
): Promise<AbsenceSpan | null> {
  if (!isExpected(appointment)) return null;
  const { appointment_date: from, appointment_date: to } = appointment;
  return (await readNews(db, { from, to }))(appointment);
}

/** Whether two absences tell a patient the same. */
export function isSameNews(
  one: Pick<AbsencesTable, 'kind' | 'minutes'>,
  other: Pick<AbsencesTable, 'kind' | 'minutes'>,
): boolean {
  return one.kind === other.kind && one.minutes === other.minutes;
}

/** Whether an appointment is still where it was when it was listed for an absence. */
export function isAtPlace(
  one: Pick<Place, 'doctor' | 'appointment_date' | 'appointment_time'>,
  other: Pick<Place, 'doctor' | 'appointment_date' | 'appointment_time'>,
): boolean {
  return (
    one.doctor === other.doctor &&
    one.appointment_date === other.appointment_date &&
    one.appointment_time === other.appointment_time
  );
}

/** The closures of these days, and the appointments that the absences list, at their places. */
async function readHold(db: Kysely<ClinicDatabase>, days: Days, absences: readonly string[]) {
  return Promise.all([
    listClosed(db, days),
    db
      .selectFrom('absence_patients')
      .select(['absence_id', 'appointment_id as id', 'doctor', 'appointment_date', 'appointment_time'])
      .where('absence_id', 'in', absences)
      .where('appointment_date', '>=', days.from)
      .where('appointment_date', '<=', days.to)
      .execute()
      .then((rows) => new Set(rows.map((row) => `${row.absence_id} ${toKey(row)}`))),
  ]);
}

function toKey({ id, doctor, appointment_date, appointment_time }: Omit<Parameters<FindNews>[0], 'appointment_end'>) {
  return [id, doctor, appointment_date, appointment_time].join(' ');
}

function covers(absence: AbsenceSpan, { doctor, appointment_date, appointment_time, appointment_end }: Place): boolean {
  return (
    (absence.doctor === '' || absence.doctor === doctor) &&
    absence.first_date <= appointment_date &&
    appointment_date <= absence.last_date &&
    absence.first_time < appointment_end &&
    appointment_time <= absence.last_time
  );
}

/**
 * A doctor who is away is not late. Of several delays the newest counts, but one of the whole clinic shortens none of
 * a doctor's own. `news` are the newest first.
 */
function rank(news: readonly AbsenceSpan[]): AbsenceSpan | null {
  const away = news.find(({ kind }) => kind === 'away');
  if (away) return away;
  const [newest] = news;
  const own = news.find(({ doctor }) => doctor !== '');
  if (newest?.doctor === '' && own && own.minutes > newest.minutes) return own;
  return newest ?? null;
}
