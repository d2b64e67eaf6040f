import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, inject, onTestFinished, type SuiteOptions } from 'vitest';
import { openDatabase } from '#src/database/open-database.ts';
import { calendar } from '../../sample-clinic.ts';

/** Creates a database on the server that all tests share (`shared-postgres.ts`), and resolves to its address. */
type CreateDatabase = () => Promise<string>;

/** The databases of one server: with all tables, or `createEmpty` without any. */
export type DefineOnPostgres = (createDatabase: CreateDatabase, createEmpty: CreateDatabase) => void;

/** The name of a database with all tables, which this process has made once to copy it for its tests. */
let template: Promise<string> | undefined;

/** Groups tests over Postgres, and names the reason for skipping them where it is not installed. */
export function describePostgres(define: DefineOnPostgres, options: SuiteOptions = {}): void {
  const serverUrl = inject('postgresUrl');
  const title = serverUrl
    ? 'Postgres'
    : 'Postgres (skipped: not installed below /usr/lib/postgresql; apt install postgresql)';
  const create = async (origin: string) => {
    const name = `clinic_${randomUUID()}`;
    const admin = new pg.Client(`${serverUrl}postgres`);
    await admin.connect();
    await admin.query(`create database "${name}" ${origin}`);
    await admin.end();
    return serverUrl + name;
  };
  const createTemplate = async () => {
    const url = await create('');
    const { db } = await openDatabase(url, calendar);
    await db.destroy();
    return new URL(url).pathname.slice(1);
  };
  const createDatabase = async () => {
    template ??= createTemplate();
    return create(`template "${await template}" strategy file_copy`);
  };
  describe.skipIf(!serverUrl)(title, options, () => define(createDatabase, () => create('')));
}

/** Connects to a database, as another program does, until the end of the test. */
export async function connectPostgres(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
