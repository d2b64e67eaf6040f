import { type Kysely, sql } from 'kysely';

/** Adds the tokens with which programs of the hospital read FHIR. Their uses are rows of `openings`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table fhir_tokens (
    id text not null primary key,
    name text not null unique,
    token_hash text not null unique,
    made_by text not null,
    made_at text not null,
    ended_by text,
    ended_at text
  )`)
    .execute(db);
}
