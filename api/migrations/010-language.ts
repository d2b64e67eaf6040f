import { type Kysely, sql } from 'kysely';

/** Adds the language of an appointment. Earlier ones were booked in English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table appointments add column language text default 'en' not null`).execute(db);
}
