import { type Kysely, sql } from 'kysely';
import { nameToWords } from '../src/appointments/contacts/name-words.ts';
import { isPostgres } from './003-contact-keys.ts';

/** How many rows one statement updates, far below the limits of both databases. */
const BATCH_ROWS = 5000;

/** New rows wait in a list, so that bookings do not. A search reads the list through, so it stays short. */
const PENDING_KB = 512;

type Table = { appointments: { id: string; name: string } };

/** What the desk's work needs: closures, a record of its own, feeds, a second factor, and ways to find people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('appointments')
    .addColumn('sender_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // A move may lead to another doctor.
  for (const column of OLD_COLUMNS) {
    await db.schema
      .alterTable('changes')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  await createSearch(db);
  // Few are marked, so that it costs the others nothing.
  await sql`create index appointments_to_review on appointments ((appointment_date || '')) where needs_review = 1`.execute(
    db,
  );
  await createClosures(db);
  await createRecords(db);
  await db.schema
    .createTable('desk_feeds')
    .addColumn('doctor', 'text', (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await createSecondFactor(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('desk_second_factors').execute();
  for (const column of ['signedInAt', 'twoFactorEnabled']) {
    await db.schema.alterTable('desk_people').dropColumn(column).execute();
  }
  for (const table of ['desk_feeds', 'desk_records']) await db.schema.dropTable(table).execute();
  if (isPostgres(db)) await sql`drop function refuse_other_records, refuse_closed_slots cascade`.execute(db);
  else for (const event of ['insert', 'update']) await sql.raw(`drop trigger closed_slots_${event}`).execute(db);
  await db.schema.dropTable('closures').execute();
  for (const column of OLD_COLUMNS) await db.schema.alterTable('changes').dropColumn(column).execute();
  await db.schema.dropIndex('appointments_to_review').execute();
  await dropSearch(db);
  await db.schema.alterTable('appointments').dropColumn('sender_key').execute();
}

const OLD_COLUMNS = ['old_doctor', 'old_department'];

/**
 * Finding people by words of their names and ends of their numbers (`desk/search.ts`, which repeats the expressions).
 * Postgres looks them up. SQLite, which has no such index, reads the small one of days from its end and stops when it
 * has found enough.
 */
async function createSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('appointments')
    .addColumn('name_words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await writeNameWords(db.withTables<Table>());
  if (isPostgres(db)) {
    await sql`create index appointments_by_name on appointments using gin (array_to_tsvector(array_remove(
      string_to_array(name_words || ' +' || phone_key || ' -' || reverse(phone_key), ' '), '')))
      with (gin_pending_list_limit = ${sql.lit(PENDING_KB)})`.execute(db);
    return;
  }
  await db.schema.dropIndex('appointments_by_day').execute();
  await sql`create index appointments_by_day on appointments ((appointment_date || ''), name_words, phone_key)`.execute(
    db,
  );
}

async function dropSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex(isPostgres(db) ? 'appointments_by_name' : 'appointments_by_day').execute();
  await db.schema.alterTable('appointments').dropColumn('name_words').execute();
  if (!isPostgres(db)) {
    await sql`create index appointments_by_day on appointments ((appointment_date || ''))`.execute(db);
  }
}

async function writeNameWords(db: Kysely<Table>): Promise<void> {
  for (let lastId = ''; ; ) {
    const rows = await db
      .selectFrom('appointments')
      .select(['id', 'name'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    const words = rows.map(({ id, name }) => sql`(${id}, ${nameToWords(name)})`);
    await sql`update appointments set name_words = words.column2
      from (values ${sql.join(words)}) as words where appointments.id = words.column1`.execute(db);
    lastId = last.id;
  }
}

/** The condition that a closure holds the new row's slot. An empty doctor means all doctors. */
const IS_CLOSED = `exists (
        select 1 from closures
        where doctor in (new.doctor, '') and new.appointment_date between first_date and last_date
          and new.appointment_time between first_time and last_time
      )`;

/** Slots that the desk has closed. The database refuses bookings of them, so that every process knows at once. */
async function createClosures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('closures')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('doctor', 'text', (column) => column.notNull())
    .addColumn('first_date', 'text', (column) => column.notNull())
    .addColumn('last_date', 'text', (column) => column.notNull())
    .addColumn('first_time', 'text', (column) => column.notNull())
    .addColumn('last_time', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  const slot = 'doctor, appointment_date, appointment_time';
  if (isPostgres(db)) {
    await sql
      .raw(`create function refuse_closed_slots() returns trigger language plpgsql as $$
      begin
        if ${IS_CLOSED} then
          raise exception 'slot_closed';
        end if;
        return new;
      end $$`)
      .execute(db);
    await sql
      .raw(`create trigger closed_slots before insert or update of ${slot} on appointments
      for each row execute function refuse_closed_slots()`)
      .execute(db);
    // Pages that show a day follow closures too.
    await sql`create trigger tell_of_closures after insert or update or delete on closures
      for each statement execute function tell_of_appointments()`.execute(db);
    return;
  }
  for (const [name, event] of [
    ['closed_slots_insert', 'insert'],
    ['closed_slots_update', `update of ${slot}`],
  ]) {
    await sql
      .raw(`create trigger ${name} before ${event} on appointments
      when ${IS_CLOSED}
      begin
        select raise(abort, 'slot_closed');
      end`)
      .execute(db);
  }
}

/** What the desk has done apart from single appointments: closures, exports, erasures, people. Rows are only added. */
async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_records')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('made_from', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  if (isPostgres(db)) {
    await sql`create function refuse_other_records() returns trigger language plpgsql as $$
      begin raise exception 'records_are_kept'; end $$`.execute(db);
    await sql`create trigger records_are_kept before update or delete on desk_records
      for each row execute function refuse_other_records()`.execute(db);
    return;
  }
  for (const event of ['update', 'delete']) {
    await sql
      .raw(`create trigger records_are_kept_${event} before ${event} on desk_records
      begin select raise(abort, 'records_are_kept'); end`)
      .execute(db);
  }
}

/** What better-auth's plugin for a second factor needs, with its names for columns, and when people last signed in. */
async function createSecondFactor(db: Kysely<unknown>): Promise<void> {
  const moment = isPostgres(db) ? sql`timestamptz` : sql`date`;
  const yesOrNo = isPostgres(db) ? sql`boolean` : sql`integer`;
  await db.schema.alterTable('desk_people').addColumn('twoFactorEnabled', yesOrNo).execute();
  // Sessions end with a sign-out, so that they cannot tell when somebody was last here.
  await db.schema.alterTable('desk_people').addColumn('signedInAt', moment).execute();
  await db.schema
    .createTable('desk_second_factors')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('desk_people.id').onDelete('cascade'))
    .addColumn('verified', yesOrNo)
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', moment)
    .execute();
  for (const column of ['secret', 'userId']) {
    await db.schema
      .createIndex(`desk_second_factors_${column.toLowerCase()}`)
      .on('desk_second_factors')
      .column(column)
      .execute();
  }
}
