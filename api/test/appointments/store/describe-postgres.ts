import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';

/**
 * Groups tests over Postgres, and names the reason for skipping them where it is not installed. `createDatabase`
 * resolves to the address of an empty database on the server that all tests share (`shared-postgres.ts`).
 */
export function describePostgres(define: (createDatabase: () => Promise<string>) => void): void {
  const serverUrl = inject('postgresUrl');
  const title = serverUrl
    ? 'Postgres'
    : 'Postgres (skipped: not installed below /usr/lib/postgresql; apt install postgresql)';
  describe.skipIf(!serverUrl)(title, () =>
    define(async () => {
      const name = `clinic_${randomUUID()}`;
      const admin = new pg.Client(`${serverUrl}postgres`);
      await admin.connect();
      await admin.query(`create database "${name}"`);
      await admin.end();
      return serverUrl + name;
    }),
  );
}
