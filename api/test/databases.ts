import { describe } from 'vitest';
import { describePostgres } from './appointments/store/describe-postgres.ts';
import { createDatabaseFile } from './sqlite-files.ts';

/** Defines tests. `createUrl` resolves to the address of a database with all tables and no rows. */
type Define = (createUrl: () => Promise<string>) => void;

/**
 * Defines tests for both databases. `npm test` runs them on SQLite: that both keep the same rules is proved by the tests
 * of the store.
 */
export function describeDatabases(define: Define): void {
  describe('SQLite', () => define(createSqlite));
  describePostgres(define, { tags: 'long' });
}

/** Defines tests of the store for both databases, each of which `npm test` runs. */
export function describeStores(define: Define): void {
  describe('SQLite', () => define(createSqlite));
  describePostgres(define);
}

export async function createSqlite(): Promise<string> {
  return `file:${await createDatabaseFile()}`;
}
