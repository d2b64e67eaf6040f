import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** Tells whether statements run on Postgres. Otherwise they run on SQLite. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
