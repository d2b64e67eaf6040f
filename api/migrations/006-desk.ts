import { type Kysely, sql } from 'kysely';
import { isPostgres } from './003-contact-keys.ts';

/** What the front desk needs: its people, a record of every change, and a slot that is free after the visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('appointments')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // An expression, because Postgres plans the counts of contacts while the table is empty, and would choose an index
  // that fits a plain condition of theirs.
  await sql`create index appointments_by_day on appointments ((appointment_date || ''))`.execute(db);
  await db.schema.dropIndex('appointments_one_per_slot').execute();
  // The condition stands word for word in the queries that use the index (`appointments/store/holding.ts`). It is an
  // expression for the reason below.
  await sql`create unique index appointments_one_per_slot on appointments (doctor, appointment_date, appointment_time)
    where coalesce(status, '') in ('booked', 'arrived')`.execute(db);
  await createChanges(db);
  await createPeople(db);
  if (isPostgres(db)) await tellOfChanges(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await sql`drop function tell_of_appointments, refuse_other_history cascade`.execute(db);
  for (const table of [...PEOPLE_TABLES].reverse()) await db.schema.dropTable(table).execute();
  await db.schema.dropTable('changes').execute();
  await db.schema.dropIndex('appointments_one_per_slot').execute();
  await sql`create unique index appointments_one_per_slot on appointments (doctor, appointment_date, appointment_time)
    where status <> 'cancelled'`.execute(db);
  await db.schema.dropIndex('appointments_by_day').execute();
  await db.schema.alterTable('appointments').dropColumn('version').execute();
}

/** Every change of an appointment after its booking. Rows are added, and go with their appointment. */
async function createChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('changes')
    .addColumn('appointment_id', 'text', (column) => column.notNull().references('appointments.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('made_from', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('old_status', 'text', (column) => column.notNull())
    .addColumn('old_date', 'text', (column) => column.notNull())
    .addColumn('old_time', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('changes_pkey', ['appointment_id', 'version'])
    .execute();
  if (isPostgres(db)) {
    await sql`create function refuse_other_history() returns trigger language plpgsql as $$
      begin raise exception 'changes_are_kept'; end $$`.execute(db);
    await sql`create trigger changes_are_kept before update on changes
      for each row execute function refuse_other_history()`.execute(db);
  } else {
    await sql`create trigger changes_are_kept before update on changes
      begin select raise(abort, 'changes_are_kept'); end`.execute(db);
  }
}

/** In the order in which they may be made: later ones refer to earlier ones. */
const PEOPLE_TABLES = ['desk_people', 'desk_sessions', 'desk_accounts', 'desk_verifications', 'desk_attempts'];

/** The tables of better-auth, with its names for columns; `desk/auth.ts` gives it ours for tables. */
async function createPeople(db: Kysely<unknown>): Promise<void> {
  const moment = isPostgres(db) ? sql`timestamptz` : sql`date`;
  const yesOrNo = isPostgres(db) ? sql`boolean` : sql`integer`;
  const table = (name: string) =>
    db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey().notNull());
  const ofPerson = (name: string) =>
    table(name).addColumn('userId', 'text', (column) =>
      column.notNull().references('desk_people.id').onDelete('cascade'),
    );

  await table('desk_people')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', yesOrNo, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await ofPerson('desk_sessions')
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await ofPerson('desk_accounts')
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', moment)
    .addColumn('refreshTokenExpiresAt', moment)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await table('desk_verifications')
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await table('desk_attempts')
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('lastRequest', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('desk_sessions_person').on('desk_sessions').column('userId').execute();
  await db.schema.createIndex('desk_accounts_person').on('desk_accounts').column('userId').execute();
  await db.schema.createIndex('desk_verifications_identifier').on('desk_verifications').column('identifier').execute();
}

/** Other processes over the same Postgres show a change within a second. */
async function tellOfChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_of_appointments() returns trigger language plpgsql as $$
    begin perform pg_notify('appointments', ''); return null; end $$`.execute(db);
  await sql`create trigger tell_of_appointments after insert or update or delete on appointments
    for each statement execute function tell_of_appointments()`.execute(db);
}
