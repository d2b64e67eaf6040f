import { type Kysely, sql } from 'kysely';

/** Adds the notices of the clinic on its public pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table notices (
    id text not null primary key,
    texts text not null,
    shown_from text not null,
    shown_until text not null,
    made_by text not null,
    made_at text not null
  )`)
    .execute(db);
}
