import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { createFolder } from './folder.ts';
import { openTestStore } from './test-store.ts';

/** An empty database with all its tables, in the bytes of its file: made once for the tests of a file. */
let emptyDatabase: Promise<Buffer> | undefined;

/** Makes a database file with all tables and no rows, which is removed at the end of the test. */
export async function createDatabaseFile(): Promise<string> {
  emptyDatabase ??= (async () => {
    const path = join(await createFolder(), 'empty.db');
    await (await openTestStore(`file:${path}`)).close();
    return readFile(path);
  })();
  const path = join(await createFolder(), 'clinic.db');
  await writeFile(path, await emptyDatabase);
  return path;
}

/** Opens a database file, as another program does, until the end of the test. */
export function openFile(path: string): Database.Database {
  const database = new Database(path);
  onTestFinished(() => void database.close());
  return database;
}

export function readRows(databasePath: string): Record<string, unknown>[] {
  const database = new Database(databasePath, { readonly: true });
  try {
    return database.prepare('select * from appointments order by created_at').all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}
