import { type Kysely, sql } from 'kysely';
import { getEngineName } from '#src/database/engines.ts';

/**
 * Adds the desk's notes about appointments, the log of those who opened patients' data, and the version of the privacy
 * notice that was published when an appointment was booked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [...TABLES, ...(getEngineName(db) === 'postgres' ? ONLY_POSTGRES : [])];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const TABLES = [
  `alter table appointments add column privacy_version text default '' not null`,
  `create table notes (
    id text not null primary key,
    appointment_id text not null references appointments (id) on delete cascade,
    text text not null,
    made_by text not null,
    made_at text not null
  )`,
  `create index notes_of_appointment on notes (appointment_id)`,
  // It refers to no row: an opening is kept when its appointment is removed.
  `create table openings (
    id text not null primary key,
    kind text not null,
    subject text not null,
    made_by text not null,
    made_from text not null,
    made_at text not null
  )`,
  `create index openings_by_time on openings (made_at, id)`,
  `create index openings_by_person on openings (made_by, made_at, id)`,
  // A day's board and the lists are asked for again at every change; they count once a day.
  `create unique index openings_once_a_day on openings (kind, subject, made_by, made_from, substr(made_at, 1, 10))
    where kind in ('day', 'list')`,
];

const ONLY_POSTGRES = [
  `create trigger tell_of_notes after insert or update or delete on notes
    for each statement execute function tell_of_appointments()`,
];
