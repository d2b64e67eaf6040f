import { type Kysely, sql } from 'kysely';

/**
 * Adds for how long each person of the desk can undo what they do, and until when an absence can be undone. Absences of
 * before have none: their mails have left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table desk_people add column "undoSeconds" integer default 10 not null`,
    `alter table absences add column undo_until text`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
