import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { ASIDE_MARK } from '../backup/aside.ts';
import { toShownPath } from '../backup/command.ts';
import type { Config } from '../config.ts';
import { isPostgresUrl } from '../database/postgres/engine.ts';
import { databaseUrlToPath } from '../database/sqlite/open.ts';
import { askDatabase } from './ask-database.ts';
import { type Finding, toOk, toWarning } from './finding.ts';

/** Looks for what restores have replaced. Patients' data stay there, and RETENTION_DAYS ends them in the database alone. */
export async function checkSetAside({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Finding[]> {
  const found = await (isPostgresUrl(databaseUrl) ? findSchemas(databaseUrl) : findFiles(databaseUrl));
  return found.length > 0 ? found : [toOk('Nothing is kept of what a restore has replaced.')];
}

async function findSchemas(databaseUrl: string): Promise<Finding[]> {
  const pattern = `${ASIDE_MARK}%`;
  const ask = sql<{ name: string }>`select nspname as name from pg_namespace where nspname like ${pattern} order by 1`;
  const { rows } = await askDatabase(databaseUrl, (db) => ask.execute(db));
  return rows.map(({ name }) => warn(`the schema "${name}"`, `drop schema "${name}" cascade`));
}

async function findFiles(databaseUrl: string): Promise<Finding[]> {
  const path = databaseUrlToPath(databaseUrl);
  const folder = dirname(path);
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .filter((name) => name.startsWith(`${basename(path)}.${ASIDE_MARK}`) && !/-(wal|shm)$/.test(name))
    .sort()
    .map((name) => toShownPath(join(folder, name)))
    .map((shown) => warn(shown, `rm "${shown}"*`));
}

function warn(place: string, command: string): Finding {
  const remedy = `RETENTION_DAYS does not reach them. Remove them once nothing is missed: ${command}`;
  return toWarning(`A restore has kept the appointments that it replaced, with patients' names, in ${place}.`, remedy);
}
