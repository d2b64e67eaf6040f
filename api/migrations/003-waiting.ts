import { type Kysely, sql } from 'kysely';

/** Adds the times at which a patient arrived and was called in. Both are empty in earlier rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['arrived_at', 'called_in_at']) {
    await sql.raw(`alter table appointments add column ${column} text`).execute(db);
  }
}
