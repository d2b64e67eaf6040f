import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres, startPostgres } from '../api/test/appointments/store/postgres-server.ts';
import { createBookingLoad, measureRate, SENDER } from './load.ts';
import { startServer } from './server-process.ts';

/** Durable bookings per second of one process over SQLite, and of more and more over one Postgres (docs/scaling.md). */
const CONNECTIONS = 48;
const ROUND_SECONDS = 4;
const ROUNDS = 3;
const PROCESS_COUNTS = [1, 2, 4];

const binDir = findPostgres();
if (!binDir) throw new Error('Postgres is not installed: apt install postgresql');
const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
const postgres = await startPostgres(binDir, { isDurable: true });
try {
  console.log(
    `\nDurable bookings (${CONNECTIONS} connections, median of ${ROUNDS} rounds, least and most, sent by ${SENDER})`,
  );
  await measure('1 process, SQLite', 1, `file:${join(folder, 'clinic.db')}`);
  for (const count of PROCESS_COUNTS) {
    const name = `clinic_${count}`;
    const admin = new pg.Client(postgres.createUrl('postgres'));
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    await measure(`${count} process${count > 1 ? 'es' : ''}, Postgres`, count, postgres.createUrl(name));
  }
} finally {
  postgres.stop();
  await rm(folder, { recursive: true });
}

async function measure(title: string, processCount: number, databaseUrl: string): Promise<void> {
  const env = {
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_MAX: '1000000000',
    // The API alone: no site has to be built for this.
    SITE_DIR: join(folder, 'no-site'),
    PUBLIC_API_BASE: 'http://localhost',
  };
  const script = new URL('../api/src/run-server.ts', import.meta.url);
  const servers = await Promise.all(Array.from({ length: processCount }, () => startServer(script, env)));
  try {
    const rates: number[] = [];
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const perServer = await Promise.all(
        servers.map(({ url }) => measureRate(createBookingLoad(url, CONNECTIONS / processCount), ROUND_SECONDS)),
      );
      if (round > 0) rates.push(perServer.reduce((sum, rate) => sum + rate, 0));
    }
    rates.sort((a, b) => a - b);
    const [least = 0] = rates;
    const format = (rate = 0) => Math.round(rate).toLocaleString('en').padStart(7);
    console.log(
      `  ${title.padEnd(24)} ${format(rates[Math.floor(ROUNDS / 2)])} / s (${format(least)} to ${format(rates.at(-1))})`,
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
