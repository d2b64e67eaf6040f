import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgres, startPostgres } from '../test/appointments/store/postgres-server.ts';
import { createServerEnv } from '../test/server-process.ts';
import { PROCESS_COUNTS, testRaces } from './races.ts';

const binDir = findPostgres();
const title = binDir
  ? 'Postgres'
  : 'Postgres (skipped: not installed below /usr/lib/postgresql; apt install postgresql)';

describe.skipIf(!binDir)(title, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let databaseCount = 0;

  beforeAll(async () => {
    server = await startPostgres(binDir ?? '');
  }, 30_000);

  afterAll(() => server.stop());

  async function createEnv() {
    const { env } = await createServerEnv();
    databaseCount += 1;
    const name = `races_${databaseCount}`;
    const admin = new pg.Client(server.createUrl('postgres'));
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    return { ...env, DATABASE_URL: server.createUrl(name) };
  }

  for (const count of PROCESS_COUNTS) testRaces('Postgres', count, createEnv);
});
