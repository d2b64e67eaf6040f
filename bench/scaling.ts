import { findPostgres, startPostgres } from '../api/test/appointments/store/postgres-server.ts';
import { toDatabaseUrl } from './folder.ts';
import { createBookingLoad, measureRate } from './load.ts';
import { NO_SITE, startOurServer } from './server.ts';
import { formatCount, getMedian } from './verdict.ts';

// Measures durable bookings per second of one process on SQLite, and of several on one Postgres (docs/scaling.md).
const CONNECTIONS = 48;
const ROUND_SECONDS = 4;
const ROUNDS = 3;
const PROCESS_COUNTS = [1, 2, 4];

const binDir = findPostgres();
if (!binDir) throw new Error('Postgres is not installed: apt install postgresql');
const postgres = await startPostgres(binDir, { isDurable: true });
try {
  console.log(`\nDurable bookings (${CONNECTIONS} connections, median of ${ROUNDS} rounds, least and most)`);
  await measure('1 process, SQLite', 1, toDatabaseUrl('clinic'));
  for (const count of PROCESS_COUNTS) {
    const name = `clinic_${count}`;
    await postgres.ask(`create database ${name}`);
    await measure(`${count} process${count > 1 ? 'es' : ''}, Postgres`, count, postgres.createUrl(name));
  }
} finally {
  postgres.stop();
}

async function measure(title: string, processCount: number, databaseUrl: string): Promise<void> {
  const env = { ...NO_SITE, DATABASE_URL: databaseUrl };
  const servers = await Promise.all(Array.from({ length: processCount }, () => startOurServer(env)));
  try {
    const rates: number[] = [];
    // The first round is a warm-up and does not count.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const perServer = await Promise.all(
        servers.map(({ url }) => measureRate(createBookingLoad(url, CONNECTIONS / processCount), ROUND_SECONDS)),
      );
      if (round > 0) rates.push(perServer.reduce((sum, rate) => sum + rate, 0));
    }
    const range = `${formatCount(Math.min(...rates))} to ${formatCount(Math.max(...rates))}`;
    console.log(`  ${title.padEnd(24)} ${formatCount(getMedian(rates))} / s (${range})`);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
