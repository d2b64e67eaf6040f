import { existsSync } from 'node:fs';
import { toShownPath } from '../backup/command.ts';
import { type EngineName, findEngineName } from '../database/engines.ts';
import { type ClinicClock, MIGRATIONS } from '../database/migrate.ts';
import { MOVE_TABLE } from '../database/move-mark.ts';
import { openDatabase } from '../database/open-database.ts';
import { databaseUrlToPath } from '../database/sqlite/open.ts';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { openPostgresSide } from './postgres-side.ts';
import type { Side } from './side.ts';
import { openSqliteSide } from './sqlite-side.ts';

export const EXAMPLES: Record<EngineName, string> = {
  sqlite: 'file:///var/lib/clinic/clinic.db',
  postgres: 'postgres://user:password@host:5432/clinic',
};

/** Opens the database that DATABASE_URL names. Throws StartupError when it cannot be moved from. */
export async function openSource(databaseUrl: string): Promise<Side> {
  const path = databaseUrl.startsWith('file:') ? databaseUrlToPath(databaseUrl) : null;
  if (path && !existsSync(path)) {
    throw new StartupError(
      `DATABASE_URL: there is no file ${toShownPath(path)} to move from. Example: DATABASE_URL=${EXAMPLES.sqlite}`,
    );
  }
  return openSide(databaseUrl, 'DATABASE_URL');
}

/** Opens the database to move to, and makes its tables when it has none. Throws StartupError. */
export async function openTarget(targetUrl: string, calendar: ClinicClock): Promise<Side> {
  const side = await openSide(targetUrl, 'TARGET');
  try {
    if ((await readMigrations(side)).length === 0) await (await openDatabase(targetUrl, calendar)).db.destroy();
    await refuseOtherVersion(side, 'TARGET', 'Name an empty database.');
    return side;
  } catch (error) {
    await side.close();
    if (!(error instanceof StartupError)) throw error;
    throw new StartupError(error.message.replaceAll('DATABASE_URL', 'TARGET'));
  }
}

/** Throws StartupError when the database has not exactly the tables of this version. */
export async function refuseOtherVersion(side: Side, variable: string, remedy: string): Promise<void> {
  const executed = await readMigrations(side);
  const names = Object.keys(MIGRATIONS);
  if (executed.join() === names.join()) return;
  throw new StartupError(
    `${variable}: its tables are those of version ${executed.at(-1) ?? 'none'}, and this software has ${names.at(-1)}. ${remedy}`,
  );
}

/** Reads to which address the rows have moved; `null` when they have not. */
export async function readMovedTo(side: Side): Promise<string | null> {
  const rows = await side.run(`select address from ${MOVE_TABLE} where is_done = 1`).catch(() => []);
  return rows[0] ? String(rows[0].address) : null;
}

async function readMigrations(side: Side): Promise<string[]> {
  const rows = await side.run('select name from kysely_migration order by name').catch(() => []);
  return rows.map(({ name }) => String(name));
}

async function openSide(url: string, variable: string): Promise<Side> {
  if (findEngineName(url) === 'sqlite') return openSqliteSide(databaseUrlToPath(url));
  try {
    return await openPostgresSide(url);
  } catch (error) {
    throw new StartupError(
      `${variable}: the Postgres server at ${new URL(url).host} cannot be used (${getErrorCode(error) || 'no answer'}). Example: ${variable}=${EXAMPLES.postgres}`,
    );
  }
}
