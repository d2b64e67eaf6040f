import type Database from 'better-sqlite3';
import { openSqliteFile } from '../database/sqlite/file.ts';
import { StartupError } from '../startup-error.ts';
import { fromLine, toLine } from './copy-text.ts';
import type { Side, Table } from './side.ts';

/** How many rows Postgres is sent at once. */
const ROWS_AT_ONCE = 2000;

/** Far longer than a commit of the service takes. */
const LOCK_WAIT_MS = 5000;

/** Opens one side of a move. Throws StartupError. */
export function openSqliteSide(path: string): Side {
  const database = openSqliteFile(path);
  database.pragma(`busy_timeout = ${LOCK_WAIT_MS}`);
  const inserts = new Map<string, Database.Statement>();

  function prepareInsert({ name, columns }: Table): Database.Statement {
    const sql = `insert into "${name}" (${quote(columns)}) values (${columns.map(() => '?')})`;
    const insert = inserts.get(name) ?? database.prepare(sql);
    inserts.set(name, insert);
    return insert;
  }

  return {
    listTables: () => listTables(database),
    run: async (statement) => {
      const prepared = database.prepare<[], Record<string, unknown>>(statement);
      if (prepared.reader) return prepared.all();
      prepared.run();
      return [];
    },
    lock: async () => void database.exec('begin immediate'),
    rollBack: async () => {
      if (database.inTransaction) database.exec('rollback');
    },
    read: async (table, take) => {
      const rows = database.prepare(
        `select ${quote(table.columns)} from "${table.name}" order by ${quote(table.keys)}`,
      );
      let taking: Promise<void> | void | null = null;
      let page: string[] = [];
      for (const row of rows.raw().safeIntegers().iterate() as IterableIterator<unknown[]>) {
        const line = toLine(row);
        if (line.includes('\0')) refuseNul(table, row);
        if (page.push(line) < ROWS_AT_ONCE) continue;
        // The next page is made while Postgres stores this one.
        await taking;
        taking = take(page.join(''));
        page = [];
      }
      await taking;
      if (page.length > 0) await take(page.join(''));
    },
    write: (table, lines) => {
      const insert = prepareInsert(table);
      for (const line of String(lines).split('\n').slice(0, -1)) insert.run(...fromLine(line));
    },
    // SQLite cannot turn triggers off, but its transactions hold their removal too.
    stopTriggers: async () => {
      const triggers = database.prepare("select name, sql from sqlite_master where type = 'trigger'").all();
      const all = triggers as { name: string; sql: string }[];
      for (const { name } of all) database.exec(`drop trigger "${name}"`);
      return async () => {
        for (const { sql } of all) database.exec(sql);
      };
    },
    settle: async () => void database.pragma('wal_checkpoint(truncate)'),
    close: async () => void database.close(),
  };
}

function listTables(database: Database.Database): Table[] {
  const ask = (statement: string, ...values: string[]) =>
    database
      .prepare(statement)
      .pluck()
      .all(...values) as string[];
  const names = ask(`select name from sqlite_master where type = 'table'
    and name not like 'sqlite_%' and name not like 'kysely_%' and name not like 'database_%' order by name`);
  const ordered: string[] = [];
  const place = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const parent of ask('select "table" from pragma_foreign_key_list(?)', name)) place(parent);
    ordered.push(name);
  };
  for (const name of names) place(name);
  return ordered.map((name) => ({
    name,
    columns: ask('select name from pragma_table_info(?) order by cid', name),
    keys: ask('select name from pragma_table_info(?) where pk > 0 order by pk', name),
  }));
}

/** Names the place without any personal text. */
function refuseNul({ name, columns, keys }: Table, row: readonly unknown[]): never {
  const column = columns[row.findIndex((value) => String(value).includes('\0'))];
  const place = keys.map((key) => `${key} = '${row[columns.indexOf(key)]}'`).join(' and ');
  throw new StartupError(
    `DATABASE_URL: in the table ${name}, the row with ${place} has the sign NUL in ${column}, which Postgres does not keep. Remove it. Example: update ${name} set ${column} = replace(${column}, char(0), '') where ${place}`,
  );
}

function quote(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
