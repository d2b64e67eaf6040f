import { type Kysely, sql } from 'kysely';

/** Adds the absences of doctors, and the patients that each of them concerns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // An empty doctor stands for the whole clinic.
  `create table absences (
    id text not null primary key,
    kind text not null,
    minutes integer not null,
    doctor text not null,
    first_date text not null,
    last_date text not null,
    first_time text not null,
    last_time text not null,
    reason text not null,
    closure_id text,
    made_by text not null,
    made_at text not null,
    ended_by text,
    ended_at text,
    back_told_at text
  )`,
  // Two presses make one absence.
  `create unique index absences_once on absences
    (kind, minutes, doctor, first_date, last_date, first_time, last_time) where ended_at is null`,
  // `notice` identifies the news for the patient, and is null once the absence has ended.
  `create table absence_patients (
    absence_id text not null references absences (id) on delete cascade,
    appointment_id text not null references appointments (id) on delete cascade,
    sequence integer not null,
    doctor text not null,
    appointment_date text not null,
    appointment_time text not null,
    mail_id text,
    notice text,
    opened_at text,
    called_by text,
    called_at text,
    primary key (absence_id, appointment_id)
  )`,
  // No patient gets the same news twice, and the page of an appointment finds its notice.
  'create unique index absence_patients_once on absence_patients (appointment_id, notice)',
];
