import { toSoughtSound } from '@clinic/api/appointments/contacts/name-sounds.ts';
import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import type { SearchWord } from '@clinic/api/database/engine.ts';
import { getEngine } from '@clinic/api/database/engines.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { EMAIL, PHONE } from '#appointments/contact-columns.ts';
import { describeAppointments } from '#appointments/day.ts';
import { type DeskFound, FOUND_MAX, type FoundAppointment } from '#appointments/found/found.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { isEndOfNumber, type Question, readQuestion, tidyQuestion } from './search-question.ts';

type Condition = RawBuilder<SqlBool>;

/**
 * With this many matches or more, reading day after day until there are enough is quicker than looking all of them up.
 */
const MANY = 1000;

/** Finds appointments by a reference, a phone number or a part of it, an email address, or words of a name, in the script of the name or in the other. */
export async function findAppointments(data: ClinicData, text: string, now: Date): Promise<DeskFound> {
  const { db, calendar } = data;
  const question = tidyQuestion(text);
  const today = getToday(calendar.timeZone, now);
  const found: DeskFound = { question, kind: null, today, coming: [], past: [], isHistory: false, isCut: false };
  for (const way of readQuestion(question, calendar)) {
    const rows = await findRows(db, way, today);
    found.kind = way.kind;
    if (rows.length === 0) continue;
    const appointments = await addHistory(data, rows.slice(0, FOUND_MAX), now);
    return {
      ...found,
      coming: appointments.filter(({ date }) => date >= today),
      past: appointments.filter(({ date }) => date < today),
      isHistory: way.kind === 'phone' && 'key' in way && rows.length <= FOUND_MAX,
      isCut: rows.length > FOUND_MAX,
    };
  }
  return found;
}

/**
 * Reads coming appointments in their order, then past ones from the latest on; at most one more than an answer may
 * hold.
 */
async function findRows(db: Kysely<ClinicDatabase>, question: Question, today: string): Promise<AppointmentsTable[]> {
  const { findText, lookUpWords } = getEngine(db);
  const condition = toCondition(question, sql.raw(findText));
  if (!lookUpWords) return readInOrder(db, condition, today);
  // Not sorted: for an order, the database would read day after day instead of looking the words up.
  const looked = await db
    .selectFrom('appointments')
    .select('id')
    .where('words' in question ? lookUpWords(question.words.map(toSearchWord)) : condition)
    .limit(MANY)
    .execute();
  if (looked.length === 0) return [];
  const ids = looked.map(({ id }) => id);
  return readInOrder(db, looked.length < MANY ? sql`id in (${sql.join(ids)})` : condition, today);
}

async function readInOrder(
  db: Kysely<ClinicDatabase>,
  condition: Condition,
  today: string,
): Promise<AppointmentsTable[]> {
  const matching = db.selectFrom('appointments').selectAll().where(condition);
  const coming = await matching
    .where(DAY, '>=', today)
    .orderBy(DAY)
    .orderBy('appointment_time')
    .limit(FOUND_MAX + 1)
    .execute();
  if (coming.length > FOUND_MAX) return coming;
  const past = await matching
    .where(DAY, '<', today)
    .orderBy(DAY, 'desc')
    .orderBy('appointment_time', 'desc')
    .limit(FOUND_MAX + 1 - coming.length)
    .execute();
  return [...coming, ...past];
}

/** Turns the question into a condition on a row. `find` is the engine's function `findText`. */
function toCondition(question: Question, find: RawBuilder<unknown>): Condition {
  if (question.kind === 'reference') return sql`reference = ${question.reference}`;
  if ('key' in question) return sql`${question.kind === 'phone' ? PHONE : EMAIL} = ${question.key}`;
  const conditions = question.words.map((word) => {
    const inName = sql`${find}(' ' || name_words, ${` ${word}`}) > 0`;
    const sound = toSoughtSound(word);
    if (sound) return sql`(${inName} or ${find}(' ' || name_words, ${` ${sound}`}) > 0)`;
    if (!isEndOfNumber(word)) return inName;
    const beginning = sql`substr(phone_key, 1, ${sql.lit(word.length)})`;
    const end = sql`substr(phone_key, 1 + length(phone_key) - ${sql.lit(word.length)})`;
    return sql`(${inName} or ${beginning} = ${word} or ${end} = ${word})`;
  });
  return sql`(${sql.join(conditions, sql` and `)})`;
}

const toSearchWord = (text: string): SearchWord => ({
  text,
  sound: toSoughtSound(text),
  isNumber: isEndOfNumber(text),
});

async function addHistory(
  data: ClinicData,
  rows: readonly AppointmentsTable[],
  now: Date,
): Promise<FoundAppointment[]> {
  const appointments = await describeAppointments(data, rows, now);
  const toKey = (row: AppointmentsTable) => row.phone_key || row.phone;
  const counts = await data.db
    .selectFrom('appointments')
    .select(({ fn }) => [
      PHONE.as('key'),
      fn.countAll().as('total'),
      sql<number>`sum(case when status = 'noshow' then 1 else 0 end)`.as('noShows'),
    ])
    .where(PHONE, 'in', [...new Set(rows.map(toKey))])
    .groupBy(PHONE)
    .execute();
  const countByKey = new Map(counts.map(({ key, ...count }) => [key, count]));
  return appointments.map((appointment, index) => {
    const count = countByKey.get(toKey(rows[index] as AppointmentsTable));
    return { ...appointment, samePhone: { total: Number(count?.total ?? 1), noShows: Number(count?.noShows ?? 0) } };
  });
}
