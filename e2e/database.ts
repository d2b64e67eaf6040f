import Database from 'better-sqlite3';

/** Asks or changes the clinic's database. Returns the rows. */
export function query<Row = unknown>(file: string, sql: string, ...values: unknown[]): Row[] {
  const database = new Database(file);
  const statement = database.prepare<unknown[], Row>(sql);
  const rows = statement.reader ? statement.all(...values) : [];
  if (!statement.reader) statement.run(...values);
  database.close();
  return rows;
}
