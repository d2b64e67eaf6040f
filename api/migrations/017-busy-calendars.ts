import { type Kysely, sql } from 'kysely';

/**
 * Adds the doctors' own calendars. Their busy times are closures, made by `busy calendar`: what refuses, shows and tells
 * of closures does so of them too. The index finds the closures of a day among the busy times of a year.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table busy_calendars (
    doctor text not null primary key,
    url text not null,
    etag text not null default '',
    last_modified text not null default '',
    read_whole_on text not null default '',
    due_at text not null,
    read_at text,
    trouble text not null default '',
    troubled_since text,
    made_by text not null,
    made_at text not null
  )`,
  'create index closures_by_first_date on closures (first_date)',
];
