import type Database from 'better-sqlite3';
import { COLUMNS, errorToVerdict, type InsertRows, type Verdict } from './insert.ts';
import { waitForLock } from './lock-wait.ts';
import { isUnavailable } from './store-unavailable.ts';

const INSERT = `insert into appointments (${COLUMNS.join(', ')}) values (${COLUMNS.map(() => '?').join(', ')}) on conflict do nothing`;

/**
 * All rows in one transaction, so that the disk is waited for once. SQLite is asked directly: Kysely makes a dozen
 * promises per statement, as befits databases that are far away. `checkPlace` throws when the
 * file is gone, before the commit or by its end: rows that nobody finds again are not stored.
 */
export function createSqliteInsert(database: Database.Database, checkPlace: () => void): InsertRows {
  const insert = database.prepare<unknown[]>(INSERT);

  const insertAll = database.transaction((rows: Parameters<InsertRows>[0]): Verdict[] =>
    rows.map((row) => {
      try {
        const { changes } = insert.run(COLUMNS.map((column) => row[column]));
        return changes === 1 ? 'stored' : 'conflict';
      } catch (error) {
        return errorToVerdict(error);
      }
    }),
  );

  return async (rows) => {
    try {
      return await waitForLock(async () => {
        checkPlace();
        const verdicts = insertAll.immediate(rows);
        checkPlace();
        return verdicts;
      });
    } catch (error) {
      if (rows.length === 1 || isUnavailable(error)) throw error;
      return null;
    }
  };
}
