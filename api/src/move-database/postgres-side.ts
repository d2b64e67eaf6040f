import pg from 'pg';
import type { Side, Table } from './side.ts';

/** Writers of the service give up after two seconds, so each of them ends in this time. */
const LOCK_WAIT_MS = 5000;

/** Reading goes on at the source. */
const LOCK_MODES = { source: 'exclusive', target: 'access exclusive' };

/** How types are read that SQLite does not have, as it keeps their values. */
const READINGS: Record<string, (column: string) => string> = {
  boolean: (column) => `${column}::int`,
  'timestamp with time zone': (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** The part of pg's connection that its types leave out. */
type CopyConnection = { sendCopyFromChunk: (chunk: Buffer) => void; endCopyFrom: () => void };

/** A `copy … from stdin` that sends `lines`, or a `copy … to stdout` that gives them to `take`. pg leaves both out. */
class Copy extends pg.Query {
  lines: Buffer = Buffer.alloc(0);
  take: (lines: Buffer) => void = () => undefined;
  /** An error that `take` throws, which would end the process. */
  failure: unknown = null;

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.lines);
    connection.endCopyFrom();
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.failure) return;
    try {
      this.take(chunk);
    } catch (error) {
      this.failure = error;
    }
  }
}

/** Opens one side of a move. The limits that the role sets for statements do not hold for it. */
export async function openPostgresSide(connectionString: string): Promise<Side> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: LOCK_WAIT_MS, keepAlive: true });
  // The next statement reports a broken connection.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = ${LOCK_WAIT_MS}`,
  );

  function copy(text: string, parts: Partial<Pick<Copy, 'lines' | 'take'>>): Promise<void> {
    const query = Object.assign(new Copy(text), parts);
    return new Promise((resolve, reject) => {
      const end = (error?: Error) => {
        const failure = query.failure ?? error;
        if (failure) reject(failure);
        else resolve();
      };
      (client.query as (query: Copy, end: (error?: Error) => void) => void).call(client, query, end);
    });
  }

  /** Makes the query of all rows, as SQLite gives them. */
  async function toQuery({ name, columns, keys }: Table): Promise<string> {
    const { rows } = await client.query(
      'select column_name, data_type from information_schema.columns where table_schema = current_schema() and table_name = $1',
      [name],
    );
    const types = new Map<string, string>(rows.map(({ column_name, data_type }) => [column_name, data_type]));
    const readings = columns.map((column) => READINGS[types.get(column) ?? '']?.(`"${column}"`) ?? `"${column}"`);
    // Other collations would order texts by the rules of a language.
    const order = keys.map((key) => `"${key}"${types.get(key) === 'text' ? ' collate "C"' : ''}`);
    return `select ${readings.join(', ')} from "${name}" order by ${order.join(', ')}`;
  }

  return {
    listTables: () => [],
    run: async (statement) => (await client.query(statement)).rows,
    lock: async (tables, role) => {
      await client.query('begin');
      await client.query(`lock table ${list(tables.map(({ name }) => name))} in ${LOCK_MODES[role]} mode`);
    },
    rollBack: async () => void (await client.query('rollback')),
    read: async (table, take) => copy(`copy (${await toQuery(table)}) to stdout`, { take }),
    write: ({ name, columns }, lines) =>
      copy(`copy "${name}" (${list(columns)}) from stdin`, { lines: Buffer.from(lines as string) }),
    stopTriggers: async (tables) => {
      const turn = async (way: 'disable' | 'enable') => {
        for (const { name } of tables) await client.query(`alter table "${name}" ${way} trigger user`);
      };
      await turn('disable');
      return () => turn('enable');
    },
    settle: async () => void (await client.query('analyze')),
    close: () => client.end(),
  };
}

function list(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
