import { type Kysely, sql } from 'kysely';
import { type EngineName, getEngineName } from '#src/database/engines.ts';

/**
 * Lets what is told follow from the absences in force: the key that kept the same news from being told twice goes, and
 * presses take turns instead. On Postgres, a closing waits for bookings that are under way, and they wait for it. The
 * undo of a move leads back to a time that is closed, where the appointment was before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [...TABLES, ...BY_ENGINE[getEngineName(db)]];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const TABLES = [
  'drop index absence_patients_once',
  'alter table absence_patients drop column notice',
  // The page of an appointment and its mails find the absences of which its patient was told.
  'create index absence_patients_by_appointment on absence_patients (appointment_id)',
];

/** The key of the lock in `appointments/closures/closing-turn.ts`. */
const CLOSING_LOCK = '7201194523';

/** The condition of migration 002 that a closure holds the new row's slot, or a part of it. */
const createIsClosed = (daysSinceFirst: string) => `exists (
  select 1 from closures
  where doctor in (new.doctor, '') and new.appointment_date between first_date and last_date
    and new.appointment_end > first_time and new.appointment_time <= last_time
    and case when every_days = 1 then true else ${daysSinceFirst} % every_days = 0 end
)`;

/** The condition that the appointment gets back the time that it has just given up. */
const GETS_BACK = `exists (
  select 1 from freed_slots
  where appointment_id = new.id and doctor = new.doctor and appointment_date = new.appointment_date
    and appointment_time = new.appointment_time and appointment_end = new.appointment_end
)`;

const SQLITE_IS_CLOSED = createIsClosed('cast(julianday(new.appointment_date) - julianday(first_date) as integer)');

const ONLY_SQLITE = [
  'drop trigger closed_slots_update',
  `create trigger closed_slots_update
    before update of doctor, appointment_date, appointment_time, appointment_end on appointments
    when ${SQLITE_IS_CLOSED} and not ${GETS_BACK}
    begin select raise(abort, 'slot_closed'); end`,
];

const ONLY_POSTGRES = [
  // The look-up is a statement of its own, after the lock: it sees what a press has stored that this row waited for.
  `create or replace function refuse_closed_slots() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${CLOSING_LOCK});
      if ${createIsClosed('(new.appointment_date::date - first_date::date)')} and not ${GETS_BACK} then
        raise exception 'slot_closed';
      end if;
      return new;
    end $$`,
];

const BY_ENGINE: Record<EngineName, string[]> = { sqlite: ONLY_SQLITE, postgres: ONLY_POSTGRES };
