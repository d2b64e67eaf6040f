import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import type { Days } from '@clinic/api/appointments/store/find.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import type { OpeningKind, OpeningsTable } from '@clinic/api/database/desk-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { StartupError } from '@clinic/api/startup-error.ts';
import { type BookingCalendar, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { toAsciiDigits, withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import { stringify } from 'csv-stringify/sync';
import type { Kysely } from 'kysely';
import { findPatient } from '#appointments/person.ts';
import { COMMAND_LINE } from '#frame/command-line.ts';
import { CSV_FORM } from '#frame/csv-form.ts';
import { createOpenings, DAILY_KINDS } from '#frame/openings.ts';
import { listOpeners } from './queries.ts';

export const CONCERNED_USAGE =
  '  npm run --silent desk -- concerned --from 2026-11-25T09:00 --to 2026-11-26T18:00 [--by asha@clinic.example] > concerned.csv';

type Asked = { from: string; to: string; by: string };

/** The appointments that were shown, as a file, and the openings whose patients the log does not know. */
export type Concerned = { csv: string; unknown: Partial<Record<OpeningKind, number>> };

/**
 * Lists the patients whose data was opened between two moments, by one person of the desk or by anybody, and records
 * that it did. An opened day or export concerns everybody who has, or had, an appointment on these days; an opened
 * person concerns all appointments of that person. Throws StartupError.
 */
export async function listConcerned(
  db: Kysely<ClinicDatabase>,
  { timeZone }: Pick<BookingCalendar, 'timeZone'>,
  { from, to, by }: Asked,
  now: Date,
): Promise<Concerned> {
  const span = { first: readMoment(from, timeZone), last: readMoment(to, timeZone) };
  if (span.first > span.last) throw new StartupError('The end is before the beginning.');
  if (by !== '' && !(await listOpeners(db)).includes(by)) {
    throw new StartupError(`Nobody with the address "${by}" has opened anything. Leave out --by for everybody.`);
  }
  await createOpenings(db).note(COMMAND_LINE, 'concerned', [from, to, by].filter(Boolean).join(' '), now);
  const unknown: Concerned['unknown'] = {};
  const found = new Map<string, AppointmentsTable>();
  for (const { kind, subject } of await readOpenings(db, span, by)) {
    const rows = await findShown(db, kind, subject, span.last);
    if (rows === null) unknown[kind] = (unknown[kind] ?? 0) + 1;
    for (const row of rows ?? []) found.set(row.id, row);
  }
  return { csv: toCsv([...found.values()]), unknown };
}

/** Says in a few lines what the list does not hold. */
export function describeUnknown({ search = 0, list = 0, concerned = 0, fhir = 0 }: Concerned['unknown']): string {
  return [
    search > 0 && `Searches: ${search}. Whom they found is not recorded.`,
    list > 0 && `Lists of mails, closures or bookings to review: ${list}. Whom they showed is not recorded.`,
    fhir > 0 &&
      `Lists that programs of the hospital have read: ${fhir}. Whom they showed is not recorded; it may be everybody.`,
    concerned > 0 && `This list itself was made before: ${concerned}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

type Span = { first: string; last: string };

/** Reads each opened thing once. */
function readOpenings(
  db: Kysely<ClinicDatabase>,
  { first, last }: Span,
  by: string,
): Promise<Pick<OpeningsTable, 'kind' | 'subject'>[]> {
  const startOfDay = first.slice(0, 10);
  return db
    .selectFrom('openings')
    .select(['kind', 'subject'])
    .distinct()
    .where('made_at', '<=', last)
    .where(({ eb, and, or }) =>
      // A record that counts once a day stands for the rest of that day.
      or([eb('made_at', '>=', first), and([eb('made_at', '>=', startOfDay), eb('kind', 'in', DAILY_KINDS)])]),
    )
    .$if(by !== '', (query) => query.where('made_by', '=', by))
    .execute();
}

/** Finds the appointments that an opening showed, as far as they are kept; `null` when the record does not tell. */
async function findShown(
  db: Kysely<ClinicDatabase>,
  kind: OpeningKind,
  subject: string,
  last: string,
): Promise<AppointmentsTable[] | null> {
  switch (kind) {
    case 'day':
      return findOfDays(db, { from: subject, to: subject }, last);
    case 'export': {
      const [, from = '', to = ''] = subject.split(' ');
      return findOfDays(db, { from, to }, last);
    }
    case 'appointment':
      return db.selectFrom('appointments').selectAll().where('reference', '=', subject).execute();
    case 'person':
    case 'person-file': {
      const row = await db.selectFrom('appointments').selectAll().where('reference', '=', subject).executeTakeFirst();
      return row ? ((await findPatient(db, row.id, false))?.rows ?? [row]) : [];
    }
    case 'fhir': {
      const [type, shown = ''] = subject.split(' ');
      const isList = /^\d+$/.test(shown);
      if (isList && shown !== '0' && (type === 'Appointment' || type === 'Patient')) return null;
      return db.selectFrom('appointments').selectAll().where('reference', '=', shown).execute();
    }
    default:
      return null;
  }
}

/** Finds the appointments that were on these days at any time, and were booked by then. */
function findOfDays(db: Kysely<ClinicDatabase>, { from, to }: Days, last: string): Promise<AppointmentsTable[]> {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('created_at', '<=', last)
    .where(({ eb, or, and, selectFrom }) =>
      or([
        and([eb(DAY, '>=', from), eb(DAY, '<=', to)]),
        eb(
          'id',
          'in',
          selectFrom('changes').select('appointment_id').where('old_date', '>=', from).where('old_date', '<=', to),
        ),
      ]),
    )
    .execute();
}

function toCsv(rows: readonly AppointmentsTable[]): string {
  const records = withoutDirectionMarks(rows)
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.reference.localeCompare(other.reference))
    .map(({ reference, name, phone, email }) => [reference, name, toAsciiDigits(phone), email]);
  return stringify(records, { ...CSV_FORM, columns: ['Reference', 'Name', 'Phone', 'Email'] });
}

/** Reads a moment in ISO 8601; without a zone, by the clinic's clock. Without a time, the beginning of the day. */
function readMoment(text: string, timeZone: string): string {
  const [date = '', time = '00:00'] = text.split('T');
  const isLocal = isCalendarDate(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  const moment = isLocal ? toInstant(timeZone, date, time) : new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : '');
  if (!Number.isNaN(moment.getTime())) return moment.toISOString();
  throw new StartupError(`There is no moment "${text}". Use:\n${CONCERNED_USAGE}`);
}
