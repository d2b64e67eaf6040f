import { type Kysely, sql } from 'kysely';
import { type EngineName, getEngineName } from '#src/database/engines.ts';

/** All tables, with their indexes and the rules that the database itself keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { types, own } = BY_ENGINE[getEngineName(db)];
  const statements = [...APPOINTMENTS, ...MAILS, ...DESK, ...createPeople(types), ...own];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const APPOINTMENTS = [
  `create table appointments (
    id text not null primary key,
    reference text not null unique,
    name text not null,
    email text not null,
    phone text not null,
    department text not null,
    doctor text not null,
    appointment_date text not null,
    appointment_time text not null,
    message text not null,
    status text default 'booked' not null,
    needs_review integer default 0 not null,
    idempotency_key text unique,
    request_hash text,
    created_at text not null,
    phone_key text default '' not null,
    email_key text default '' not null,
    sequence integer default 0 not null,
    link_version integer default 1 not null,
    link_hash text,
    link_opened_at text,
    changed_at text,
    cancel_reason text default '' not null,
    version integer default 0 not null,
    sender_key text default '' not null,
    name_words text default '' not null,
    constraint appointments_status_check check (status in ('booked', 'cancelled', 'arrived', 'fulfilled', 'noshow'))
  )`,
  // A doctor sees one patient at a time. The queries that use the index repeat its condition word for word
  // (`appointments/store/appointment.ts`). The condition is an expression, because Postgres plans the counts of
  // contacts while the table is empty, and would choose an index that fits their plain condition.
  `create unique index appointments_one_per_slot on appointments (doctor, appointment_date, appointment_time)
    where coalesce(status, '') in ('booked', 'arrived')`,
  // The counts of `database/contact-limits.ts` use these expressions. The indexes hold only the contact, for the reason
  // above.
  `create index appointments_live_per_phone on appointments ((coalesce(nullif(phone_key, ''), nullif(phone, ''))))`,
  `create index appointments_live_per_email on appointments ((coalesce(nullif(email_key, ''), nullif(lower(email), ''))))`,
  `create unique index appointments_link_hash on appointments (link_hash) where link_hash is not null`,
  // The index holds only the few marked appointments, so that it costs the others nothing.
  `create index appointments_to_review on appointments ((appointment_date || '')) where needs_review = 1`,
  // Every change of an appointment. Rows are added and never changed; they are removed with their appointment.
  `create table changes (
    appointment_id text not null references appointments (id) on delete cascade,
    version integer not null,
    action text not null,
    made_by text not null,
    made_from text not null,
    made_at text not null,
    old_status text not null,
    old_date text not null,
    old_time text not null,
    old_doctor text default '' not null,
    old_department text default '' not null,
    constraint changes_pkey primary key (appointment_id, version)
  )`,
];

const MAILS = [
  // The key keeps the mails of an appointment side by side, because they are written and removed together.
  `create table mails (
    appointment_id text not null references appointments (id) on delete cascade,
    id text not null,
    kind text not null,
    recipient text not null,
    sequence integer not null,
    appointment_date text not null,
    appointment_time text not null,
    previous_date text,
    previous_time text,
    status text not null,
    due_at text not null,
    attempts integer not null,
    claimed_until text,
    sent_at text,
    error text,
    created_at text not null,
    constraint mails_pkey primary key (appointment_id, id),
    constraint mails_status_check check (status in ('waiting', 'held', 'sent', 'undeliverable', 'dropped'))
  )`,
  `create index mails_due on mails (due_at) where status = 'waiting'`,
  `create index mails_undeliverable on mails (id) where status = 'undeliverable'`,
];

const DESK = [
  // An empty doctor means all doctors.
  `create table closures (
    id text not null primary key,
    doctor text not null,
    first_date text not null,
    last_date text not null,
    first_time text not null,
    last_time text not null,
    reason text not null,
    made_by text not null,
    made_at text not null
  )`,
  `create table desk_records (
    id text not null primary key,
    action text not null,
    subject text not null,
    made_by text not null,
    made_from text not null,
    made_at text not null
  )`,
  `create table desk_feeds (doctor text not null primary key, version integer not null)`,
];

/** The tables of better-auth. It names the columns; `desk/door/auth.ts` gives it the tables' names. */
function createPeople({ moment, yesOrNo }: { moment: string; yesOrNo: string }): string[] {
  const person = '"userId" text not null references desk_people (id) on delete cascade';
  return [
    `create table desk_people (
      id text not null primary key,
      name text not null,
      email text not null unique,
      "emailVerified" ${yesOrNo} not null,
      image text,
      role text not null,
      "createdAt" ${moment} not null,
      "updatedAt" ${moment} not null,
      "twoFactorEnabled" ${yesOrNo},
      "signedInAt" ${moment}
    )`,
    `create table desk_sessions (
      id text not null primary key,
      ${person},
      token text not null unique,
      "ipAddress" text,
      "userAgent" text,
      "expiresAt" ${moment} not null,
      "createdAt" ${moment} not null,
      "updatedAt" ${moment} not null
    )`,
    'create index desk_sessions_person on desk_sessions ("userId")',
    `create table desk_accounts (
      id text not null primary key,
      ${person},
      "accountId" text not null,
      "providerId" text not null,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" ${moment},
      "refreshTokenExpiresAt" ${moment},
      scope text,
      password text,
      "createdAt" ${moment} not null,
      "updatedAt" ${moment} not null
    )`,
    'create index desk_accounts_person on desk_accounts ("userId")',
    `create table desk_verifications (
      id text not null primary key,
      identifier text not null,
      value text not null,
      "expiresAt" ${moment} not null,
      "createdAt" ${moment} not null,
      "updatedAt" ${moment} not null
    )`,
    'create index desk_verifications_identifier on desk_verifications (identifier)',
    `create table desk_attempts (
      id text not null primary key,
      key text not null unique,
      count integer not null,
      "lastRequest" bigint not null
    )`,
    `create table desk_second_factors (
      id text not null primary key,
      secret text not null,
      "backupCodes" text not null,
      ${person},
      verified ${yesOrNo},
      "failedVerificationCount" integer,
      "lockedUntil" ${moment}
    )`,
    'create index desk_second_factors_secret on desk_second_factors (secret)',
    'create index desk_second_factors_userid on desk_second_factors ("userId")',
  ];
}

/** The condition that a closure holds the new row's slot. */
const IS_CLOSED = `exists (
  select 1 from closures
  where doctor in (new.doctor, '') and new.appointment_date between first_date and last_date
    and new.appointment_time between first_time and last_time
)`;

/** The columns that name a slot. */
const SLOT = 'doctor, appointment_date, appointment_time';

/**
 * The desk finds people by words of their names and ends of their numbers (`desk/find/search.ts`; it and
 * `database/postgres/engine.ts` repeat the expressions). Postgres looks them up in an index. SQLite, which has no such
 * index, reads the small index of days, from today on and then backwards, and stops when it has found enough.
 */
const ONLY_SQLITE = [
  `create index appointments_by_day on appointments ((appointment_date || ''), name_words, phone_key)`,
  ...['insert', `update of ${SLOT}`].map(
    (event) => `create trigger closed_slots_${event.split(' ')[0]} before ${event} on appointments
      when ${IS_CLOSED}
      begin select raise(abort, 'slot_closed'); end`,
  ),
  `create trigger changes_are_kept before update on changes
    begin select raise(abort, 'changes_are_kept'); end`,
  ...['update', 'delete'].map(
    (event) => `create trigger records_are_kept_${event} before ${event} on desk_records
      begin select raise(abort, 'records_are_kept'); end`,
  ),
];

const ONLY_POSTGRES = [
  `create index appointments_by_day on appointments ((appointment_date || ''))`,
  // New rows wait in a list, so that bookings do not wait for the index. A search reads the whole list, so it stays
  // short: 512 kB.
  `create index appointments_by_name on appointments using gin (array_to_tsvector(array_remove(
    string_to_array(name_words || ' +' || phone_key || ' -' || reverse(phone_key), ' '), '')))
    with (gin_pending_list_limit = 512)`,
  `create function refuse_closed_slots() returns trigger language plpgsql as $$
    begin
      if ${IS_CLOSED} then raise exception 'slot_closed'; end if;
      return new;
    end $$`,
  `create trigger closed_slots before insert or update of ${SLOT} on appointments
    for each row execute function refuse_closed_slots()`,
  `create function refuse_other_history() returns trigger language plpgsql as $$
    begin raise exception 'changes_are_kept'; end $$`,
  `create trigger changes_are_kept before update on changes
    for each row execute function refuse_other_history()`,
  `create function refuse_other_records() returns trigger language plpgsql as $$
    begin raise exception 'records_are_kept'; end $$`,
  `create trigger records_are_kept before update or delete on desk_records
    for each row execute function refuse_other_records()`,
  // Tells the other processes on this Postgres of each change of appointments or closures, which they show within a
  // second (`database/postgres/watch.ts`).
  `create function tell_of_appointments() returns trigger language plpgsql as $$
    begin perform pg_notify('appointments', ''); return null; end $$`,
  ...['appointments', 'closures'].map(
    (table) => `create trigger tell_of_${table} after insert or update or delete on ${table}
      for each statement execute function tell_of_appointments()`,
  ),
];

/** The types of better-auth's columns, and the statements, of one engine. */
const BY_ENGINE: Record<EngineName, { types: { moment: string; yesOrNo: string }; own: string[] }> = {
  sqlite: { types: { moment: 'date', yesOrNo: 'integer' }, own: ONLY_SQLITE },
  postgres: { types: { moment: 'timestamptz', yesOrNo: 'boolean' }, own: ONLY_POSTGRES },
};
