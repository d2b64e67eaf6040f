import { describe } from 'vitest';
import { describePostgres } from './appointments/store/describe-postgres.ts';
import { createDatabaseFile } from './sqlite-files.ts';

/** Defines tests for both databases. `createUrl` resolves to the address of one with all tables and no rows. */
export function describeDatabases(define: (createUrl: () => Promise<string>) => void): void {
  describe('SQLite', () => define(createSqlite));
  describePostgres(define);
}

export async function createSqlite(): Promise<string> {
  return `file:${await createDatabaseFile()}`;
}
