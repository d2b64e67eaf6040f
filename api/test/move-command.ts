import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { openSqliteSide } from '#src/move-database/sqlite-side.ts';
import { openFile } from './sqlite-files.ts';

const COMMAND = fileURLToPath(new URL('../src/move-database/command.ts', import.meta.url));

/** Starts `npm run move-database -- TARGET`. `ending` resolves to its exit code and all that it has printed. */
export function startMove(databaseUrl: string, ...args: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args], { env: { DATABASE_URL: databaseUrl } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, ending: once(child, 'close').then(([code]) => ({ code: code as number | null, output })) };
}

export const runMove = (databaseUrl: string, ...args: string[]) => startMove(databaseUrl, ...args).ending;

/** Everything that a text may hold, in the order in which languages and engines sort differently. */
const toText = (column: string, index: number) =>
  `${['b', 'A', 'ä', 'आ'][index]} ${column} 😀 \\ \\N \\. "two" 'one' $\t\r\n\v\f\b\u2028 end`;

const toDay = (index: number) => `2026-12-0${index + 1}`;

/** Values that a rule of the database asks for. A closure over all days breaks every appointment. */
const OWN: Record<string, (index: number) => Record<string, unknown>> = {
  appointments: (index) => ({
    status: ['booked', 'cancelled', 'fulfilled', 'noshow'][index],
    appointment_date: toDay(index),
    appointment_time: '14:00',
    appointment_end: '14:30',
  }),
  mails: (index) => ({ status: ['waiting', 'sent', 'held', 'dropped'][index], claimed_until: null }),
  closures: () => ({
    ...{ doctor: '', first_date: '2000-01-01', last_date: '2999-12-31', every_days: 1 },
    ...{ first_time: '00:00', last_time: '23:59' },
  }),
};

type Column = { name: string; type: string; isNeeded: number; parent: string | null };

const COLUMNS = `select info.name, lower(type) as type, "notnull" as isNeeded, "table" as parent from pragma_table_info(@table) as info
  left join pragma_foreign_key_list(@table) as key on key."from" = info.name`;

function toValue({ name, type, isNeeded, parent }: Column, index: number): unknown {
  if (parent) return toText('id', index);
  if (!isNeeded && index === 3) return null;
  if (type === 'date') return `2026-11-2${index}T06:30:00.12${index}Z`;
  if (type === 'bigint') return 1_764_000_000_000 + index;
  return type === 'integer' ? index % 2 : toText(name, index);
}

/** Adds four rows to every table of a file, past its triggers; what may be null is so in the last. */
export async function fillAllTables(path: string): Promise<void> {
  const side = openSqliteSide(path);
  const tables = side.listTables();
  const letTriggersRun = await side.stopTriggers(tables);
  const database = openFile(path);
  for (const { name: table, columns } of tables) {
    const all = database.prepare(COLUMNS).all({ table }) as Column[];
    const insert = database.prepare(`insert into "${table}" values (${columns.map((name) => `@${name}`).join(', ')})`);
    for (const index of [0, 1, 2, 3]) {
      insert.run({
        ...Object.fromEntries(all.map((column) => [column.name, toValue(column, index)])),
        ...OWN[table]?.(index),
      });
    }
  }
  await letTriggersRun();
  await side.close();
}

/** Reads all rows of a file, and the statements of its tables, indexes and triggers. */
export async function readAll(path: string) {
  const side = openSqliteSide(path);
  const rows: Record<string, unknown> = {};
  for (const { name, keys } of side.listTables()) {
    rows[name] = await side.run(`select * from "${name}" order by ${keys.map((key) => `"${key}"`).join(', ')}`);
  }
  const statements = await side.run("select name, sql from sqlite_master where name <> 'database_move' order by name");
  await side.close();
  return { rows, statements };
}
