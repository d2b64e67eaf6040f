import { type Kysely, sql } from 'kysely';

/** Adds the secret address of the waiting room's screen: one row while the screen is on, and none otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table waiting_screen (
    id text not null primary key,
    token_hash text not null,
    made_by text not null,
    made_at text not null
  )`)
    .execute(db);
}
