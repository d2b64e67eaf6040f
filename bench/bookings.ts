import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../api/test/appointments/store/postgres-server.ts';
import { createBookingLoad } from './load.ts';
import { CONNECTIONS, compareInRounds } from './rounds.ts';
import { startServer } from './server-process.ts';
import { findSlowDisk, SLOW_FSYNC_MS } from './slow-disk.ts';

/** Durable bookings per second of this server beside bare ones that check nothing, or store nothing. */
const OURS = new URL('../api/src/run-server.ts', import.meta.url);
const BARE_INSERT = new URL('./floor-bookings.ts', import.meta.url);
const VALIDATION = new URL('./floor-validation.ts', import.meta.url);
const BARE_POSTGRES = new URL('./floor-postgres.ts', import.meta.url);

const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
let missed = 0;
try {
  missed += await compareOnSqlite('this disk', []);
  const slowDisk = findSlowDisk();
  if (slowDisk) missed += await compareOnSqlite(`each fsync ${SLOW_FSYNC_MS} ms slower`, slowDisk);
  else console.log('\nA slow disk is not measured: that needs strace (apt install strace).');
  const binDir = findPostgres();
  if (binDir) missed += await compareOnPostgres(binDir);
  else console.log('\nPostgres is not measured: it is not installed (apt install postgresql).');
} finally {
  await rm(folder, { recursive: true });
}
process.exitCode = missed === 0 ? 0 : 1;

/** `wrapper` are the words before a server's command that slow its disk down. */
async function compareOnSqlite(disk: string, wrapper: string[]): Promise<number> {
  const name = disk.replaceAll(' ', '-');
  const ours = await startServer(OURS, createEnv(`file:${join(folder, `ours-${name}.db`)}`), wrapper);
  const insert = await startServer(BARE_INSERT, { DATABASE_FILE: join(folder, `floor-${name}.db`) }, wrapper);
  const validation = await startServer(VALIDATION, {});
  try {
    return await compareInRounds(
      `Durable bookings on SQLite, ${disk}`,
      { name: 'this API', load: createLoad(ours.url) },
      [
        { name: 'bare Fastify, one durable insert per request', load: createLoad(insert.url), aim: 5 },
        { name: 'bare Fastify, same checks, stores nothing', load: createLoad(validation.url), aim: 0.7 },
      ],
    );
  } finally {
    await Promise.all([ours.stop(), insert.stop(), validation.stop()]);
  }
}

async function compareOnPostgres(binDir: string): Promise<number> {
  const postgres = await startPostgres(binDir, { isDurable: true });
  const url = postgres.createUrl('postgres');
  const ours = await startServer(OURS, createEnv(url));
  const floor = await startServer(BARE_POSTGRES, { DATABASE_URL: url });
  try {
    return await compareInRounds('Durable bookings on Postgres', { name: 'this API', load: createLoad(ours.url) }, [
      { name: 'bare Fastify, one pg insert per request', load: createLoad(floor.url), aim: 0.8 },
    ]);
  } finally {
    await Promise.all([ours.stop(), floor.stop()]);
    postgres.stop();
  }
}

function createEnv(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_MAX: '1000000000',
    // The API alone: no site has to be built for this.
    SITE_DIR: join(folder, 'no-site'),
    PUBLIC_API_BASE: 'http://localhost',
  };
}

function createLoad(url: string) {
  return createBookingLoad(url, CONNECTIONS);
}
