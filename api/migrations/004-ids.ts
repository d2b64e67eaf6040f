import { type BookingCalendar, getAllDoctors, labelToSlot, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describeUnknownDoctors } from '../src/appointments/doctors/unknown-doctors.ts';
import { StartupError } from '../src/startup-error.ts';
import { addTriggers, removeTriggers } from './003-contact-keys.ts';

/**
 * The largest `horizonDays` that content may set. Appointments beyond it, which an earlier version took, do not count.
 */
export const HORIZON_DAYS = 3650;

/** How many unknown words of each column are reported. */
const MAX_WORDS = 20;

/** Appointments whose words the content does not list. `words` are names of doctors and departments, and times. */
export type UnplacedAppointments = { count: number; words: string[] };

type Table = {
  appointments: Record<'department' | 'doctor' | 'appointment_date' | 'appointment_time' | 'status', string>;
};
type Column = 'department' | 'doctor' | 'appointment_time';

/** Old value to new value, for each column. */
type Dictionary = Record<Column, Map<string, string>>;

/**
 * Replaces the names and labels in appointments by the ids and local times of `calendar`. Rows whose words it does not
 * list keep them and are reported to `onUnplaced`. Throws StartupError, and changes nothing, when the doctor of a
 * coming appointment is among these: the slot would be free to others.
 */
export function createIdMigration(
  calendar: BookingCalendar,
  onUnplaced: (unplaced: UnplacedAppointments) => void,
): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const rows = db.withTables<Table>();
      await refuseUnknownDoctors(rows, calendar);
      const dictionary = await createDictionary(rows, calendar);
      await translate(rows, dictionary);
      const unplaced = await findUnplaced(rows, dictionary);
      if (unplaced.count > 0) onUnplaced(unplaced);
      await removeTriggers(db);
      await addTriggers(db, HORIZON_DAYS);
    },
    async down(db: Kysely<unknown>) {
      const rows = db.withTables<Table>();
      await translate(rows, await createDictionary(rows, calendar, 'back'));
      await removeTriggers(db);
      await addTriggers(db);
    },
  };
}

async function refuseUnknownDoctors(db: Kysely<Table>, calendar: BookingCalendar): Promise<void> {
  const today = getToday(calendar.timeZone, new Date());
  const coming = await db
    .selectFrom('appointments')
    .select(({ fn }) => ['doctor', fn.countAll<string | number>().as('count')])
    .where('status', '=', 'booked')
    .where('appointment_date', '>=', today)
    .groupBy('doctor')
    .orderBy('doctor')
    .execute();
  const names = getAllDoctors(calendar).map(({ name }) => name);
  const mistakes = describeUnknownDoctors(coming, names, 'name', today);
  if (mistakes.length > 0) throw new StartupError(mistakes.join('\n'));
}

async function createDictionary(db: Kysely<Table>, calendar: BookingCalendar, way?: 'back'): Promise<Dictionary> {
  const times = await db.selectFrom('appointments').select('appointment_time').distinct().execute();
  const slots = times.map(({ appointment_time }) => labelToSlot(appointment_time) ?? appointment_time);
  const toMap = (pairs: [name: string, id: string][]) =>
    new Map(way === 'back' ? pairs.map(([name, id]) => [id, name]) : pairs);
  return {
    department: toMap(calendar.departments.map(({ id, name }) => [name, id])),
    doctor: toMap(getAllDoctors(calendar).map(({ id, name }) => [name, id])),
    appointment_time: toMap(slots.filter(isSlot).map((slot) => [slotToLabel(slot), slot])),
  };
}

function isSlot(text: string): boolean {
  return labelToSlot(slotToLabel(text)) === text;
}

/** One statement changes all columns, so that a large table is rewritten once. */
async function translate(db: Kysely<Table>, dictionary: Dictionary): Promise<void> {
  const changes = listColumns(dictionary)
    .filter(([, words]) => words.size > 0)
    .map(([column, words]): RawBuilder<unknown> => {
      const cases = [...words].map(([from, to]) => sql`when ${sql.lit(from)} then ${sql.lit(to)}`);
      return sql`${sql.ref(column)} = case ${sql.ref(column)} ${sql.join(cases, sql` `)} else ${sql.ref(column)} end`;
    });
  await sql`update appointments set ${sql.join(changes)}`.execute(db);
}

async function findUnplaced(db: Kysely<Table>, dictionary: Dictionary): Promise<UnplacedAppointments> {
  const isStrange = ([column, words]: [Column, Map<string, string>]) =>
    words.size > 0 ? sql<boolean>`${sql.ref(column)} not in (${sql.join([...words.values()])})` : sql<boolean>`true`;
  const columns = listColumns(dictionary);
  const { count } = await db
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where(({ or }) => or(columns.map(isStrange)))
    .executeTakeFirstOrThrow();
  const words: string[] = [];
  for (const entry of columns) {
    const [column] = entry;
    const strange = db.selectFrom('appointments').select(`${column} as word`).distinct().where(isStrange(entry));
    words.push(...(await strange.orderBy('word').limit(MAX_WORDS).execute()).map(({ word }) => word));
  }
  return { count: Number(count), words };
}

function listColumns(dictionary: Dictionary): [Column, Map<string, string>][] {
  return Object.entries(dictionary) as [Column, Map<string, string>][];
}
