import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgres, startPostgres } from './postgres-server.ts';

const START_TIMEOUT_MS = 60_000;

const binDir = findPostgres();
const title = binDir
  ? 'Postgres'
  : 'Postgres (skipped: not installed below /usr/lib/postgresql; apt install postgresql)';

/**
 * Tests over a server of their own; skipped, in words, where Postgres is not installed. `createDatabase` resolves to the
 * address of an empty database.
 */
export function describePostgres(define: (createDatabase: () => Promise<string>) => void): void {
  describe.skipIf(!binDir)(title, () => {
    let server: Awaited<ReturnType<typeof startPostgres>>;
    let databaseCount = 0;

    beforeAll(async () => {
      server = await startPostgres(binDir ?? '');
    }, START_TIMEOUT_MS);

    afterAll(() => server.stop());

    define(async () => {
      databaseCount += 1;
      const name = `clinic_${databaseCount}`;
      const admin = new pg.Client(server.createUrl('postgres'));
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      return server.createUrl(name);
    });
  });
}
