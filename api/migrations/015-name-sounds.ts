import { type Kysely, sql } from 'kysely';
import { nameToWords } from '#src/appointments/contacts/name-words.ts';

/** How many names are read at a time. */
const TOGETHER = 500;

/** Adds what names sound like to the words under which they are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string; name: string; name_words: string }>`
      select id, name, name_words from appointments where id > ${last} order by id limit ${sql.lit(TOGETHER)}`.execute(
      db,
    );
    for (const { id, name, name_words } of rows) {
      const words = nameToWords(name);
      if (words !== name_words) await sql`update appointments set name_words = ${words} where id = ${id}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
