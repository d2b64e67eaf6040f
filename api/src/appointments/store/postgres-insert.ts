import { CompiledQuery, type Kysely } from 'kysely';
import { getErrorCode } from '../../startup-error.ts';
import type { ClinicDatabase } from './appointments-table.ts';
import { COLUMNS, errorToVerdict, type InsertRows } from './insert.ts';
import { isUnavailable } from './store-unavailable.ts';

/** Serialization failure, deadlock detected, lock not available: one of the rows is in the way of all. */
const CONFLICT_PATTERN = /^(40001|40P01|55P03)$/;

const ARRAYS = COLUMNS.map((column, index) => `$${index + 1}::${column === 'needs_review' ? 'integer' : 'text'}[]`);

const INSERT = `insert into appointments (${COLUMNS.join(', ')}) select * from unnest(${ARRAYS.join(', ')}) on conflict do nothing returning id`;

/** All rows in one statement: each is a journey to another machine, and each commit waits for its disk. */
export function createPostgresInsert(db: Kysely<ClinicDatabase>): InsertRows {
  return async (rows) => {
    // Each column as one parameter: the text stays the same for any number of rows.
    const values = COLUMNS.map((column) => rows.map((row) => row[column]));
    try {
      const { rows: stored } = await db.executeQuery<{ id: string }>(CompiledQuery.raw(INSERT, values));
      const storedIds = new Set(stored.map(({ id }) => id));
      return rows.map(({ id }) => (storedIds.has(id) ? 'stored' : 'conflict'));
    } catch (error) {
      // One row too many for its contact spoils the statement for all of them; so does one that another transaction locks.
      if (rows.length === 1) return [errorToVerdict(error)];
      if (isUnavailable(error) && !CONFLICT_PATTERN.test(getErrorCode(error))) throw error;
      return null;
    }
  };
}
