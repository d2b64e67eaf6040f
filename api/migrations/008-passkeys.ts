import { type Kysely, sql } from 'kysely';

/** Adds the passkeys with which people sign in at the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The id is the credential's own, so that no two people can have one.
  `create table desk_passkeys (
    id text not null primary key,
    person_id text not null references desk_people (id) on delete cascade,
    name text not null,
    public_key text not null,
    sign_count bigint not null,
    transports text not null,
    added_at text not null,
    used_at text
  )`,
  'create index desk_passkeys_person on desk_passkeys (person_id)',
];
