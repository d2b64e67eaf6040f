import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { getErrorCode, StartupError } from '../startup-error.ts';
import { ASIDE_MARK } from './aside.ts';
import { moveAside, moveBack } from './tables-aside.ts';

const runFile = promisify(execFile);

/** Postgres's code for a role that may not do this. */
const NOT_ALLOWED = '42501';

type Facts = { appointments: number; migrations: string[] };

/**
 * Writes a dump of a Postgres database as of one moment, which can be read to its end. The address leads past any pooler:
 * `pg_dump` leaves connections behind that find no tables. Throws StartupError.
 */
export async function dumpServer(databaseUrl: string, file: string): Promise<Facts> {
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--exclude-schema=${ASIDE_MARK}*`];
  await runTool('pg_dump', [...args, `--file=${file}`], databaseUrl);
  return (await tryDump(file, databaseUrl)) ?? readFacts(databaseUrl);
}

/**
 * Puts a dump in the place of the service's tables, whole or not at all. Resolves to the schema that keeps those of before,
 * or to `null` when there were none. Throws StartupError.
 */
export function replaceByDump(file: string, databaseUrl: string): Promise<string | null> {
  return askServer(databaseUrl, async (client) => {
    const { rows } = await client.query("select to_regclass('kysely_migration') is null as empty");
    const moved = rows[0].empty ? null : await moveAside(client);
    try {
      await restoreDump(file, databaseUrl);
    } catch (error) {
      if (moved) await moveBack(client, moved);
      throw error;
    }
    return moved?.aside ?? null;
  });
}

/** Puts a dump into an empty database, whole or not at all. Throws StartupError. */
async function restoreDump(file: string, databaseUrl: string): Promise<void> {
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await runTool('pg_restore', [...args, `--dbname=${toEnvironment(databaseUrl).PGDATABASE}`, file], databaseUrl);
}

/**
 * Restores a dump into a database of its own on the same server, and removes that. Resolves to what it holds; to `null`
 * when the role may not create databases, and the dump was only read to its end. Throws StartupError.
 */
export async function tryDump(file: string, databaseUrl: string): Promise<Facts | null> {
  const name = `clinic_drill_${randomBytes(6).toString('hex')}`;
  const client = await connect(databaseUrl);
  try {
    await client.query(`create database ${name}`);
  } catch (error) {
    if (getErrorCode(error) !== NOT_ALLOWED) throw error;
    await runTool('pg_restore', ['--file=/dev/null', file], databaseUrl);
    await client.end();
    return null;
  }
  try {
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    await restoreDump(file, url.href);
    return await readFacts(url.href);
  } finally {
    await client.query(`drop database ${name}`);
    await client.end();
  }
}

const readFacts = (databaseUrl: string) =>
  askServer(databaseUrl, async (client): Promise<Facts> => {
    const counted = await client.query('select count(*)::int as count from appointments');
    const { rows } = await client.query('select name from kysely_migration order by name');
    return { appointments: counted.rows[0].count, migrations: rows.map(({ name }) => name) };
  });

async function askServer<Result>(databaseUrl: string, ask: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connect(databaseUrl);
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Connects without the limits that the role may have for visitors (docs/scaling.md). */
async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c statement_timeout=0' });
  await client.connect();
  return client;
}

async function runTool(tool: 'pg_dump' | 'pg_restore', args: string[], databaseUrl: string): Promise<void> {
  try {
    await runFile(tool, args, { env: { ...process.env, ...toEnvironment(databaseUrl) } });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') {
      throw new StartupError(
        `${tool} is not installed here, and Postgres is kept with it. Example: apt-get install postgresql-client`,
      );
    }
    const [reason = ''] = stderr.split('\n').filter(Boolean);
    throw new StartupError(
      `DATABASE_URL: ${reason || `${tool} has failed`}. Use the ${tool} of the server's version or a newer one.`,
    );
  }
}

/** Hands an address on in variables, because the arguments of a program show in the list of processes. */
function toEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const [user, name] = [username, pathname.slice(1)].map(decodeURIComponent);
  return {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: user || 'postgres',
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: name || user || 'postgres',
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
  };
}
