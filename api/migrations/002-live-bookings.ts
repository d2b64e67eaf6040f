import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * How many coming appointments one phone number, and one e-mail address, may hold: far more than a family that shares
 * a telephone needs, and too few to fill a calendar.
 */
const MAX_LIVE_BOOKINGS = 20;

/**
 * The condition under which a row has the same contact as the new one, by the name of the limit, which is also the
 * text of the database's error. Existing rows get their keys in `003-contact-keys.ts`.
 */
const RULES = {
  appointments_live_per_phone: "phone_key = new.phone_key and new.phone_key <> ''",
  appointments_live_per_email: 'lower(email) = lower(new.email)',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('appointments')
    .addColumn('phone_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await addLimits(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await removeLimits(db);
  await db.schema.alterTable('appointments').dropColumn('phone_key').execute();
}

export async function addLimits(db: Kysely<unknown>): Promise<void> {
  // The indexes hold the contact alone: Postgres plans the counts while the table is empty, and would choose the other
  // contact's index if that also held the status or the date.
  await sql`create index appointments_live_per_phone on appointments (phone_key)`.execute(db);
  await sql`create index appointments_live_per_email on appointments (lower(email))`.execute(db);
  for (const statement of isPostgres(db) ? createPostgresTrigger() : createSqliteTriggers()) {
    await sql.raw(statement).execute(db);
  }
}

export async function removeLimits(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await sql`drop function refuse_too_many_live_bookings cascade`.execute(db);
  else for (const name of Object.keys(RULES)) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  for (const name of Object.keys(RULES)) await db.schema.dropIndex(name).execute();
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** SQLite lets one writer in at a time, so what a trigger counts cannot change before its row is in. */
function createSqliteTriggers(): string[] {
  return Object.entries(RULES).map(
    ([name, sameContact]) => `
      create trigger ${name} before insert on appointments
      when new.status = 'booked' and (
        select count(*) from appointments
        where ${sameContact} and status = 'booked'
        and appointment_date >= date(new.created_at, '+05:30')
      ) >= ${MAX_LIVE_BOOKINGS}
      begin
        select raise(abort, '${name}');
      end`,
  );
}

/**
 * Postgres has many writers. Those of one contact take turns by locks, which are always taken in the same order, so
 * that no two wait for each other. Each statement of the function sees what was committed while it waited.
 */
function createPostgresTrigger(): string[] {
  const checks = Object.entries(RULES).map(
    ([name, sameContact]) => `
        if (
          select count(*) from appointments
          where ${sameContact} and status = 'booked' and appointment_date >= today
        ) >= ${MAX_LIVE_BOOKINGS} then
          raise exception '${name}';
        end if;`,
  );
  return [
    `create function refuse_too_many_live_bookings() returns trigger language plpgsql as $$
      declare
        phone_lock bigint := hashtextextended(new.phone_key, 0);
        email_lock bigint := hashtextextended(lower(new.email), 0);
        today text := to_char(new.created_at::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD');
      begin
        perform pg_advisory_xact_lock(least(phone_lock, email_lock));
        perform pg_advisory_xact_lock(greatest(phone_lock, email_lock));
        ${checks.join('')}
        return new;
      end $$`,
    `create trigger appointments_live before insert on appointments
      for each row when (new.status = 'booked') execute function refuse_too_many_live_bookings()`,
  ];
}
