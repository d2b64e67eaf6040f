import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { describe, onTestFinished } from 'vitest';
import { openPostgres } from '#src/database/postgres.ts';
import { openSqlite } from '#src/database/sqlite/open.ts';
import type { AppointmentsTable, ClinicDatabase } from '#src/database/tables.ts';
import { describePostgres } from '../appointments/store/describe-postgres.ts';
import { createFolder, DOCTOR_ID } from '../helper.ts';

/** The versions of the databases in this folder, one file for each, and more for what SQLite or Postgres alone has. */
export const OLD_VERSIONS = readdirSync(import.meta.dirname)
  .filter((file) => /^[^.]+\.sql$/.test(file))
  .map((file) => ({ version: file.replace('.sql', '') }));

/** A row's department, doctor and time from migration 004 on, and before it. */
export const IN_IDS = { department: 'urology', doctor: DOCTOR_ID, appointment_time: '14:00' };
export const IN_WORDS = { department: 'Urology', doctor: 'Dr. Namuna Shaikh', appointment_time: '02:00 PM' };

export type EmptyDatabase = {
  kind: 'sqlite' | 'postgres';
  url: string;
  db: Kysely<ClinicDatabase>;
  execute: (text: string) => Promise<unknown>;
};

/** Defines tests for both databases. */
export function describeDatabases(define: (createEmpty: () => Promise<EmptyDatabase>) => void): void {
  describe('SQLite', () => define(createSqlite));
  describePostgres((createDatabase) =>
    define(async () => {
      const url = await createDatabase();
      const db = openPostgres(url);
      onTestFinished(() => db.destroy());
      return { kind: 'postgres', url, db, execute: (text) => runOnPostgres(url, text) };
    }),
  );
}

export async function createSqlite(): Promise<EmptyDatabase> {
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

/** The statements that make a database of a version, with an appointment of every status. */
export function readOldDatabase(version: string, kind: EmptyDatabase['kind']): string {
  return [`${version}.sql`, `${version}.${kind}.sql`]
    .map((file) => join(import.meta.dirname, file))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('');
}

async function runOnPostgres(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Keys of contacts, which each version computes in its own way, and the columns of later migrations. */
const COLUMNS_OF_VERSIONS = [
  'phone_key',
  'email_key',
  'sequence',
  'link_version',
  'link_hash',
  'link_opened_at',
  'changed_at',
  'cancel_reason',
  'version',
  'sender_key',
  'name_words',
] as const;

/** Reads all rows with the columns that every version has. */
export async function readAppointments(db: Kysely<ClinicDatabase>) {
  const rows: Partial<AppointmentsTable>[] = await db.selectFrom('appointments').selectAll().orderBy('id').execute();
  for (const row of rows) for (const column of COLUMNS_OF_VERSIONS) delete row[column];
  return rows;
}
