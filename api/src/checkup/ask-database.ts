import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { findDatabase } from '../backup/collect-parts.ts';
import { isPostgresUrl } from '../database/postgres/engine.ts';
import { openPostgres } from '../database/postgres/open.ts';
import type { ClinicDatabase } from '../database/tables.ts';

/** Asks the database as it is: nothing is created, migrated or written. Throws StartupError when there is no file. */
export async function askDatabase<Answer>(
  databaseUrl: string,
  ask: (db: Kysely<ClinicDatabase>) => Promise<Answer>,
): Promise<Answer> {
  const db = isPostgresUrl(databaseUrl) ? openPostgres(databaseUrl) : openToRead(findDatabase(databaseUrl));
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}

function openToRead(path: string): Kysely<ClinicDatabase> {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}
