import { type Kysely, sql } from 'kysely';
import { type EngineName, getEngineName } from '#src/database/engines.ts';

/**
 * Adds what it takes to undo a change of the desk before its mail leaves: until when it can be undone, where the
 * appointment ended before, which mails it has replaced, and the slots that it has freed, which nobody else gets until
 * then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [...TABLES, ...BY_ENGINE[getEngineName(db)]];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const TABLES = [
  `alter table changes add column old_end text default '' not null`,
  `alter table changes add column undo_until text`,
  `alter table mails add column dropped_by integer`,
  // Few rows at a time: each is removed when the next one is added after its time.
  `create table freed_slots (
    appointment_id text not null references appointments (id) on delete cascade,
    version integer not null,
    doctor text not null,
    appointment_date text not null,
    appointment_time text not null,
    appointment_end text not null,
    held_until text not null,
    constraint freed_slots_pkey primary key (appointment_id, version)
  )`,
];

/** The columns by which an appointment holds a slot. */
const HOLDING = 'status, doctor, appointment_date, appointment_time, appointment_end';

/**
 * The condition that the new row takes a slot, or a part of one, that another appointment may get back. The row's own
 * moment decides, so that all processes and both engines agree.
 */
const IS_KEPT = `coalesce(new.status, '') in ('booked', 'arrived') and exists (
  select 1 from freed_slots
  where doctor = new.doctor and appointment_date = new.appointment_date
    and appointment_time < new.appointment_end and new.appointment_time < appointment_end
    and appointment_id <> new.id and held_until > coalesce(new.changed_at, new.created_at)
)`;

// The triggers run after the row is written. On Postgres the row may have waited for the transaction that frees the
// slot, and an earlier check would not see the slot that this transaction has stored.
const ONLY_SQLITE = ['insert', `update of ${HOLDING}`].map(
  (event) => `create trigger freed_slots_kept_${event.split(' ')[0]} after ${event} on appointments
    when ${IS_KEPT}
    begin select raise(abort, 'slot_taken'); end`,
);

const ONLY_POSTGRES = [
  `create function refuse_freed_slots() returns trigger language plpgsql as $$
    begin
      if ${IS_KEPT} then raise exception 'slot_taken'; end if;
      return null;
    end $$`,
  `create trigger freed_slots_kept after insert or update of ${HOLDING} on appointments
    for each row execute function refuse_freed_slots()`,
];

const BY_ENGINE: Record<EngineName, string[]> = { sqlite: ONLY_SQLITE, postgres: ONLY_POSTGRES };
