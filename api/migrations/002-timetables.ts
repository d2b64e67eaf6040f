import { type Kysely, sql } from 'kysely';
import { type EngineName, getEngineName } from '#src/database/engines.ts';

/**
 * Adds the end of each appointment, which doctors' own hours need, and the rule that two appointments of one doctor
 * never overlap. Adds the kind of visit, extra sessions, and closures that are repeated each week.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [...TABLES, ...BY_ENGINE[getEngineName(db)]];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The condition of the index `appointments_one_per_slot`, word for word. */
const HOLDS_SLOT = `coalesce(status, '') in ('booked', 'arrived')`;

const TABLES = [
  `alter table appointments add column appointment_end text default '' not null`,
  `alter table appointments add column visit text default '' not null`,
  // 1: each day from the first to the last; 7: the weekday of the first.
  `alter table closures add column every_days integer default 1 not null`,
  // Slots of a doctor that the desk has opened, on the weekday of the first day.
  `create table sessions (
    id text not null primary key,
    doctor text not null,
    first_date text not null,
    last_date text not null,
    from_time text not null,
    to_time text not null,
    minutes integer not null,
    opens_closed_days integer not null,
    made_by text not null,
    made_at text not null
  )`,
];

/**
 * Earlier appointments lasted an hour at most, and ended when the next one began. In a very old row, a text that is no
 * time becomes the end too, so that the row overlaps with nothing.
 */
function createEnds(hourLater: string, isTime: string, least: string): string {
  return `update appointments set appointment_end = case when ${isTime} then ${least}(
      ${hourLater},
      coalesce((
        select min(later.appointment_time) from appointments as later
        where later.doctor = appointments.doctor and later.appointment_date = appointments.appointment_date
          and later.appointment_time > appointments.appointment_time
          and coalesce(later.status, '') in ('booked', 'arrived')
      ), '99:99')
    ) else appointment_time end`;
}

/** The condition that a closure holds the new row's slot, or a part of it. */
const createIsClosed = (daysSinceFirst: string) => `exists (
  select 1 from closures
  where doctor in (new.doctor, '') and new.appointment_date between first_date and last_date
    and new.appointment_end > first_time and new.appointment_time <= last_time
    and case when every_days = 1 then true else ${daysSinceFirst} % every_days = 0 end
)`;

/** The columns that say when an appointment is, and with which doctor. */
const SLOT = 'doctor, appointment_date, appointment_time, appointment_end';

/** The condition that another appointment of the doctor overlaps with the new row. */
const OVERLAPS = `coalesce(new.status, '') in ('booked', 'arrived') and exists (
  select 1 from appointments
  where doctor = new.doctor and appointment_date = new.appointment_date
    and appointment_time < new.appointment_end and new.appointment_time < appointment_end
    and id <> new.id and ${HOLDS_SLOT}
)`;

const SQLITE_IS_CLOSED = createIsClosed('cast(julianday(new.appointment_date) - julianday(first_date) as integer)');

const ONLY_SQLITE = [
  createEnds(
    `printf('%02d:%s', substr(appointment_time, 1, 2) + 1, substr(appointment_time, 4))`,
    `appointment_time glob '[0-2][0-9]:[0-5][0-9]'`,
    'min',
  ),
  ...['insert', 'update'].map((event) => `drop trigger closed_slots_${event}`),
  ...['insert', `update of ${SLOT}`].map(
    (event) => `create trigger closed_slots_${event.split(' ')[0]} before ${event} on appointments
      when ${SQLITE_IS_CLOSED}
      begin select raise(abort, 'slot_closed'); end`,
  ),
  // An insert skips the row, as it does for a unique index (`on conflict do nothing`).
  `create trigger appointments_never_overlap_insert before insert on appointments
    when ${OVERLAPS}
    begin select raise(ignore); end`,
  `create trigger appointments_never_overlap_update before update of status, ${SLOT} on appointments
    when ${OVERLAPS}
    begin select raise(abort, 'slot_taken'); end`,
];

const TIME_PATTERN = '^[0-9][0-9]:[0-5][0-9]$';

/** Half of the 64-bit values, so that the range of one value always has an end. */
const DAY_HASH = `(hashtextextended(doctor || ' ' || appointment_date, 0) >> 1)`;

const toMinutes = (column: string) => `left(${column}, 2)::integer * 60 + substr(${column}, 4, 2)::integer`;

const ONLY_POSTGRES = [
  createEnds(
    `lpad((left(appointment_time, 2)::integer + 1)::text, 2, '0') || substr(appointment_time, 3)`,
    `appointment_time ~ '^[0-2][0-9]:[0-5][0-9]$'`,
    'least',
  ),
  // Ranges alone need no extension, as a constraint on the doctor's own column would: a hash of doctor and day, and the
  // minutes of the day. On a range of texts it costs 60 times as much.
  `alter table appointments add constraint appointments_never_overlap exclude using gist (
    int8range(${DAY_HASH}, ${DAY_HASH}, '[]') with &&,
    int4range(${toMinutes('appointment_time')}, ${toMinutes('appointment_end')}) with &&
  ) where (${HOLDS_SLOT} and appointment_time ~ '${TIME_PATTERN}' and appointment_end ~ '${TIME_PATTERN}')`,
  `create or replace function refuse_closed_slots() returns trigger language plpgsql as $$
    begin
      if ${createIsClosed('(new.appointment_date::date - first_date::date)')} then raise exception 'slot_closed'; end if;
      return new;
    end $$`,
  `drop trigger closed_slots on appointments`,
  `create trigger closed_slots before insert or update of ${SLOT} on appointments
    for each row execute function refuse_closed_slots()`,
  `create trigger tell_of_sessions after insert or update or delete on sessions
    for each statement execute function tell_of_appointments()`,
];

const BY_ENGINE: Record<EngineName, string[]> = { sqlite: ONLY_SQLITE, postgres: ONLY_POSTGRES };
