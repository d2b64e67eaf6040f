import { type Kysely, sql } from 'kysely';

/** Adds the days on which the clinic was in use, by which a jump of the clock is noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table clock_days (day text not null primary key)').execute(db);
}
