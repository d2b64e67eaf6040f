import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../api/test/appointments/store/postgres-server.ts';
import { createBookingLoad } from './load.ts';
import { type Baseline, CONNECTIONS, compareInRounds } from './rounds.ts';
import { NO_SITE, type Server, startBaseline, startOurServer } from './server.ts';
import { findSlowDisk, SLOW_FSYNC_MS } from './slow-disk.ts';
import { type Aim, tellSkipped } from './verdict.ts';

// Compares durable bookings per second with a bare transaction per request, and with a route that stores nothing.
const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
const slowDisk = findSlowDisk();
const postgresDir = findPostgres();
try {
  await compareOnSqlite('this disk', [], { atLeast: 0.8 });
  if (slowDisk) await compareOnSqlite(`each fsync ${SLOW_FSYNC_MS} ms slower`, slowDisk, { atLeast: 20 });
  else tellSkipped('bookings on a slow disk', 'strace');
  if (postgresDir) await compareOnPostgres(postgresDir);
  else tellSkipped('bookings on Postgres', 'postgresql');
} finally {
  await rm(folder, { recursive: true });
}

/** Compares bookings on SQLite. `wrapper` is the command that slows down the server's disk. */
async function compareOnSqlite(disk: string, wrapper: string[], aim: Aim): Promise<void> {
  const toFile = (name: string) => join(folder, `${name}-${wrapper.length}.db`);
  const ours = await startOurServer({ ...NO_SITE, DATABASE_URL: `file:${toFile('ours')}` }, wrapper);
  const insert = await startBaseline('sqlite', { DATABASE_FILE: toFile('baseline') }, wrapper);
  const baselines = [toBaseline('bare Fastify, one transaction per request', insert, aim)];
  const servers = [ours, insert];
  if (wrapper.length === 0) {
    const nothing = await startBaseline('nothing', {});
    baselines.push(toBaseline('bare Fastify, same checks, stores nothing', nothing, { atLeast: 0.2 }));
    servers.push(nothing);
  }
  await compare(`Durable bookings on SQLite, ${disk}`, ours, baselines, servers);
}

async function compareOnPostgres(binDir: string): Promise<void> {
  const postgres = await startPostgres(binDir, { isDurable: true });
  const url = postgres.createUrl('postgres');
  const ours = await startOurServer({ ...NO_SITE, DATABASE_URL: url });
  const insert = await startBaseline('postgres', { DATABASE_URL: url });
  const baselines = [toBaseline('bare Fastify, one transaction per request', insert, { atLeast: 0.75 })];
  await compare('Durable bookings on Postgres', ours, baselines, [ours, insert]);
  postgres.stop();
}

async function compare(title: string, ours: Server, baselines: Baseline[], servers: Server[]): Promise<void> {
  try {
    await compareInRounds(title, { name: 'this API', loads: [createBookingLoad(ours.url, CONNECTIONS)] }, baselines);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function toBaseline(name: string, { url }: Server, aim: Aim): Baseline {
  return { name, loads: [createBookingLoad(url, CONNECTIONS)], aim };
}
