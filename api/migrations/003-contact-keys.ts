import { type Kysely, PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely';
import { emailToKey } from '../src/appointments/contacts/email-key.ts';
import { type Country, phoneToKey } from '../src/appointments/contacts/phone-key.ts';
import * as liveBookings from './002-live-bookings.ts';

/**
 * How many coming appointments one phone number, and one e-mail address, may hold: far more than a family that shares
 * a telephone needs, and too few to fill a calendar.
 */
const MAX_LIVE_BOOKINGS = 20;

/** How many rows one statement updates, far below the limits of both databases. */
const BATCH_ROWS = 5000;

/** All databases older than this migration belong to clinics in India. */
const INDIA: Country = { diallingPrefix: '+91', nationalDigits: 10 };

/** The columns besides the contact that decide whether an appointment is still to come. */
const LIVE_COLUMNS = ['status', 'appointment_date'];

/**
 * The kinds of contact. `name` is the limit's name and the text of the database's error, `columns` tell a row's
 * contact, and `getKey` is the expression by which contacts are compared: the key, or the plain text in a row without
 * one.
 */
const CONTACTS = [
  {
    name: 'appointments_live_per_phone',
    columns: ['phone', 'phone_key'],
    getKey: (row = '') => `coalesce(nullif(${row}phone_key, ''), nullif(${row}phone, ''))`,
  },
  {
    name: 'appointments_live_per_email',
    columns: ['email', 'email_key'],
    getKey: (row = '') => `coalesce(nullif(${row}email_key, ''), nullif(lower(${row}email), ''))`,
  },
];

/**
 * How the triggers compute today: Postgres by the time zone, SQLite, which has no zones, by its offset from UTC.
 * `changedAt` is the SQL expression of the moment of an update, an ISO text.
 */
export type Clock = { timeZone: string; utcOffset: string; changedAt?: string };

const CLOCK_IN_INDIA: Clock = { timeZone: 'Asia/Kolkata', utcOffset: '+05:30' };

type Contact = (typeof CONTACTS)[number];
type Table = { appointments: { id: string; phone: string; email: string } };

export async function up(db: Kysely<unknown>): Promise<void> {
  await liveBookings.removeLimits(db);
  await db.schema
    .alterTable('appointments')
    .addColumn('email_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await writeKeys(db.withTables<Table>());
  // The indexes hold the contact alone: Postgres plans the counts while the table is empty, and would choose the other
  // contact's index if that also held the status or the date.
  for (const { name, getKey } of CONTACTS) await run(db, `create index ${name} on appointments ((${getKey()}))`);
  await addTriggers(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await removeTriggers(db);
  for (const { name } of CONTACTS) await run(db, `drop index ${name}`);
  await db.schema.alterTable('appointments').dropColumn('email_key').execute();
  await liveBookings.addLimits(db);
}

/**
 * Appointments more than `horizonDays` ahead do not count; without it all do. The moment of a change is the database's
 * own, unless `ownClock` names the expression that tells it.
 */
export async function addTriggers(
  db: QueryExecutorProvider,
  horizonDays?: number,
  ownClock: Partial<Clock> = {},
): Promise<void> {
  const clock = { ...CLOCK_IN_INDIA, ...ownClock };
  const statements = isPostgres(db)
    ? createPostgresTriggers(clock, horizonDays)
    : CONTACTS.flatMap((contact) => createSqliteTriggers(contact, clock, horizonDays));
  for (const statement of statements) await run(db, statement);
}

export async function removeTriggers(db: QueryExecutorProvider): Promise<void> {
  if (isPostgres(db)) return run(db, 'drop function refuse_too_many_live_bookings cascade');
  for (const { name } of CONTACTS)
    for (const event of ['insert', 'update']) await run(db, `drop trigger ${name}_${event}`);
}

async function writeKeys(db: Kysely<Table>): Promise<void> {
  for (let lastId = ''; ; ) {
    const rows = await db
      .selectFrom('appointments')
      .select(['id', 'phone', 'email'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    const keys = rows.map(({ id, phone, email }) => sql`(${id}, ${phoneToKey(phone, INDIA)}, ${emailToKey(email)})`);
    await sql`update appointments set phone_key = keys.column2, email_key = keys.column3
      from (values ${sql.join(keys)}) as keys where appointments.id = keys.column1`.execute(db);
    lastId = last.id;
  }
}

async function run(db: QueryExecutorProvider, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}

export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The first and the last date that count, as SQL expressions; `last` is absent when there is no last date. */
type Days = { today: string; last?: string };

/** The condition that the new row's contact holds as many appointments as it may. */
function isFull({ getKey }: Contact, { today, last }: Days): string {
  const notTooFar = last ? ` and appointment_date <= ${last}` : '';
  return `(
        select count(*) from appointments
        where ${getKey()} = ${getKey('new.')} and status = 'booked' and appointment_date >= ${today}${notTooFar}
      ) >= ${MAX_LIVE_BOOKINGS}`;
}

/**
 * The condition that an update adds an appointment to the contact: the old row was not a coming one of that contact.
 */
function isAdded({ getKey }: Contact, { today, last }: Days): string {
  const tooFar = last ? ` or old.appointment_date > ${last}` : '';
  return `(old.status <> 'booked' or old.appointment_date < ${today}${tooFar} or ${getKey('old.')} is distinct from ${getKey('new.')})`;
}

/** SQLite lets one writer in at a time, so what a trigger counts cannot change before its row is in. */
function createSqliteTriggers(
  contact: Contact,
  { utcOffset, changedAt = "'now'" }: Clock,
  horizonDays?: number,
): string[] {
  const { name, columns } = contact;
  const toDays = (moment: string): Days => ({
    today: `date(${moment}, '${utcOffset}')`,
    ...(horizonDays && { last: `date(${moment}, '${utcOffset}', '+${horizonDays} days')` }),
  });
  const days = toDays(changedAt);
  const refuse = `begin
        select raise(abort, '${name}');
      end`;
  return [
    `create trigger ${name}_insert before insert on appointments
      when new.status = 'booked' and ${isFull(contact, toDays('new.created_at'))}
      ${refuse}`,
    `create trigger ${name}_update before update of ${[...LIVE_COLUMNS, ...columns].join(', ')} on appointments
      when new.status = 'booked' and new.appointment_date >= ${days.today}
      and ${isAdded(contact, days)} and ${isFull(contact, days)}
      ${refuse}`,
  ];
}

/**
 * Postgres has many writers. Those of one contact take turns by locks, which are always taken in the same order, so
 * that no two wait for each other. Each statement of the function sees what was committed while it waited.
 */
function createPostgresTriggers({ timeZone, changedAt = 'now()' }: Clock, horizonDays?: number): string[] {
  const [phoneLock, emailLock] = CONTACTS.map(({ getKey }) => `hashtextextended(${getKey('new.')}, 0)`);
  const days: Days = horizonDays ? { today: 'today', last: 'last' } : { today: 'today' };
  const declareLast = horizonDays
    ? `
        last text := to_char(moment at time zone '${timeZone}' + interval '${horizonDays} days', 'YYYY-MM-DD');`
    : '';
  const checks = CONTACTS.map(
    (contact) => `
        if (tg_op = 'INSERT' or ${isAdded(contact, days)}) and ${isFull(contact, days)} then
          raise exception '${contact.name}';
        end if;`,
  );
  const columns = [...LIVE_COLUMNS, ...CONTACTS.flatMap((contact) => contact.columns)];
  return [
    `create function refuse_too_many_live_bookings() returns trigger language plpgsql as $$
      declare
        phone_lock bigint := ${phoneLock};
        email_lock bigint := ${emailLock};
        moment timestamptz := case tg_op when 'INSERT' then new.created_at::timestamptz else (${changedAt})::timestamptz end;
        today text := to_char(moment at time zone '${timeZone}', 'YYYY-MM-DD');${declareLast}
      begin
        if tg_op = 'UPDATE' and new.appointment_date < today then
          return new;
        end if;
        perform pg_advisory_xact_lock(least(phone_lock, email_lock));
        perform pg_advisory_xact_lock(greatest(phone_lock, email_lock));
        ${checks.join('')}
        return new;
      end $$`,
    `create trigger appointments_live before insert or update of ${columns.join(', ')} on appointments
      for each row when (new.status = 'booked') execute function refuse_too_many_live_bookings()`,
  ];
}
