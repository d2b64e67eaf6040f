import { getUtcOffsetMs } from '@clinic/contract/clinic-clock.ts';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { ClinicDatabase } from './tables.ts';
import { inTransaction } from './transaction.ts';

/**
 * How many coming appointments one phone number, and one email address, may hold: far more than a family that shares a
 * telephone needs, and too few to fill a calendar.
 */
const MAX_COMING_APPOINTMENTS = 20;

/**
 * The largest `horizonDays` that content may set. Appointments beyond it, which an early version took, do not count.
 */
const HORIZON_DAYS = 3650;

/** The columns besides the contact that decide whether an appointment is still to come. */
const COMING_COLUMNS = ['status', 'appointment_date'];

/**
 * The kinds of contact. `name` is the limit's name and the text of the database's error, `columns` hold a row's
 * contact, and `getKey` is the expression by which contacts are compared: the key, or the plain text in a row without
 * one. `migrations/001-clinic.ts` has an index of each expression.
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

/** The moment of a change by the clock of the process that makes it, because the database's clock may differ. */
const MOMENTS = { insert: 'new.created_at', update: 'coalesce(new.changed_at, new.created_at)' };

type Contact = (typeof CONTACTS)[number];

/** The first and the last date that count, as SQL expressions. */
type Days = { first: string; last: string };

/**
 * Makes the triggers that refuse a booking when its contact holds as many coming appointments as it may. Does nothing
 * when the database has exactly these triggers. They depend on the clinic's time zone, which the content names. SQLite
 * has no time zones, so its triggers use the offset at the start of the process: after a change of clocks their day
 * begins an hour early or late until the next start.
 */
export async function keepContactLimits(db: Kysely<ClinicDatabase>, timeZone: string): Promise<void> {
  const triggers = isPostgres(db) ? createPostgresTriggers(timeZone) : createSqliteTriggers(timeZone);
  if (await hasTriggers(db, triggers)) return;
  await inTransaction(db, async (transaction) => {
    // Processes that start together take turns, and the second finds nothing to do.
    if (isPostgres(transaction)) await sql`lock table appointments`.execute(transaction);
    if (await hasTriggers(transaction, triggers)) return;
    for (const { remove, create } of triggers) {
      for (const statement of [remove, ...create]) await sql.raw(statement).execute(transaction);
    }
  });
}

/** `text` is the part that the database returns exactly as it was written. */
type Trigger = { text: string; remove: string; create: string[] };

async function hasTriggers(db: QueryExecutorProvider, triggers: Trigger[]): Promise<boolean> {
  const question = isPostgres(db)
    ? sql<{ text: string }>`select prosrc as text from pg_proc where oid = to_regproc('refuse_too_many_live_bookings')`
    : sql<{ text: string }>`select sql as text from sqlite_master where type = 'trigger'`;
  const { rows } = await question.execute(db);
  return triggers.every((trigger) => rows.some(({ text }) => text.endsWith(trigger.text)));
}

/** The condition that the new row's contact holds as many appointments as it may. */
function isFull({ getKey }: Contact, { first, last }: Days): string {
  return `(
        select count(*) from appointments
        where ${getKey()} = ${getKey('new.')} and status = 'booked'
          and appointment_date >= ${first} and appointment_date <= ${last}
      ) >= ${MAX_COMING_APPOINTMENTS}`;
}

/** The condition that an update adds an appointment: the old row was not a coming one of the same contact. */
function isAdded({ getKey }: Contact, { first, last }: Days): string {
  return `(old.status <> 'booked' or old.appointment_date < ${first} or old.appointment_date > ${last}
        or ${getKey('old.')} is distinct from ${getKey('new.')})`;
}

/** SQLite lets one writer in at a time, so what a trigger counts cannot change before its row is in. */
function createSqliteTriggers(timeZone: string): Trigger[] {
  const offset = formatOffset(getUtcOffsetMs(timeZone, Date.now()));
  const toDays = (moment: string): Days => ({
    first: `date(${moment}, '${offset}')`,
    last: `date(${moment}, '${offset}', '+${HORIZON_DAYS} days')`,
  });
  const changed = toDays(MOMENTS.update);
  return CONTACTS.flatMap((contact) => {
    const refuse = `begin select raise(abort, '${contact.name}'); end`;
    return [
      createSqliteTrigger(
        `${contact.name}_insert`,
        `before insert on appointments
      when new.status = 'booked' and ${isFull(contact, toDays(MOMENTS.insert))}
      ${refuse}`,
      ),
      createSqliteTrigger(
        `${contact.name}_update`,
        `before update of ${[...COMING_COLUMNS, ...contact.columns].join(', ')} on appointments
      when new.status = 'booked' and new.appointment_date >= ${changed.first}
      and ${isAdded(contact, changed)} and ${isFull(contact, changed)}
      ${refuse}`,
      ),
    ];
  });
}

function createSqliteTrigger(name: string, rest: string): Trigger {
  const text = `${name} ${rest}`;
  return { text, remove: `drop trigger if exists ${name}`, create: [`create trigger ${text}`] };
}

/** An offset in SQLite's notation: 19,800,000 -> `+05:30` */
function formatOffset(offsetMs: number): string {
  const time = new Date(Math.abs(offsetMs)).toISOString().slice(11, 16);
  return `${offsetMs < 0 ? '-' : '+'}${time}`;
}

/**
 * Postgres has many writers. Those of one contact take turns through locks, which are always taken in the same order,
 * so that no two writers wait for each other. Each statement of the function sees what was committed while it waited.
 */
function createPostgresTriggers(timeZone: string): Trigger[] {
  const [phoneLock, emailLock] = CONTACTS.map(({ getKey }) => `hashtextextended(${getKey('new.')}, 0)`);
  const days: Days = { first: 'today', last: 'last' };
  const checks = CONTACTS.map(
    (contact) => `
        if (tg_op = 'INSERT' or ${isAdded(contact, days)}) and ${isFull(contact, days)} then
          raise exception '${contact.name}';
        end if;`,
  );
  const text = `
      declare
        phone_lock bigint := ${phoneLock};
        email_lock bigint := ${emailLock};
        moment timestamptz := case tg_op when 'INSERT' then ${MOMENTS.insert} else ${MOMENTS.update} end::timestamptz;
        today text := to_char(moment at time zone '${timeZone}', 'YYYY-MM-DD');
        last text := to_char(moment at time zone '${timeZone}' + interval '${HORIZON_DAYS} days', 'YYYY-MM-DD');
      begin
        if tg_op = 'UPDATE' and new.appointment_date < today then
          return new;
        end if;
        perform pg_advisory_xact_lock(least(phone_lock, email_lock));
        perform pg_advisory_xact_lock(greatest(phone_lock, email_lock));
        ${checks.join('')}
        return new;
      end `;
  const columns = [...COMING_COLUMNS, ...CONTACTS.flatMap((contact) => contact.columns)];
  return [
    {
      text,
      remove: 'drop function if exists refuse_too_many_live_bookings cascade',
      create: [
        `create function refuse_too_many_live_bookings() returns trigger language plpgsql as $$${text}$$`,
        `create trigger appointments_live before insert or update of ${columns.join(', ')} on appointments
      for each row when (new.status = 'booked') execute function refuse_too_many_live_bookings()`,
      ],
    },
  ];
}
