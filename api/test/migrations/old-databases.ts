import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { describe, onTestFinished } from 'vitest';
import { openPostgres } from '#src/database/postgres/open.ts';
import { openSqlite } from '#src/database/sqlite/open.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { describePostgres } from '../appointments/store/describe-postgres.ts';
import { createFolder } from '../folder.ts';

export type EmptyDatabase = {
  kind: 'sqlite' | 'postgres';
  url: string;
  db: Kysely<ClinicDatabase>;
  execute: (text: string) => Promise<unknown>;
};

/** Defines tests for both databases, which begin without any table. */
export function describeEmptyDatabases(define: (createEmpty: () => Promise<EmptyDatabase>) => void): void {
  describe('SQLite', () => define(createEmptySqlite));
  describePostgres((_, createEmpty) =>
    define(async () => {
      const url = await createEmpty();
      const db = openPostgres(url);
      onTestFinished(() => db.destroy());
      return { kind: 'postgres', url, db, execute: (text) => runOnPostgres(url, text) };
    }),
  );
}

export async function createEmptySqlite(): Promise<EmptyDatabase> {
  const path = join(await createFolder(), 'clinic.db');
  const { db } = await openSqlite(path);
  onTestFinished(() => db.destroy());
  const execute = async (text: string) => {
    const database = new Database(path);
    database.exec(text);
    database.close();
  };
  return { kind: 'sqlite', url: `file:${path}`, db, execute };
}

/** Reads the statements that make a database as the seven steps left it, with an appointment of every status. */
export function readSevenSteps(kind: EmptyDatabase['kind']): string {
  return ['seven-steps.sql', `seven-steps.${kind}.sql`]
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('');
}

async function runOnPostgres(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}
