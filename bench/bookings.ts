import { getPercentile } from '../api/faults/percentile.ts';
import { findPostgres, startPostgres } from '../api/test/appointments/store/postgres-server.ts';
import { toDatabaseUrl } from './folder.ts';
import { createBookingLoad, timeBooking } from './load.ts';
import { type Baseline, CONNECTIONS, compareInRounds, ROUNDS } from './rounds.ts';
import { NO_SITE, type Server, startBaseline, startOurServer } from './server.ts';
import { findSlowDisk, SLOW_FSYNC_MS } from './slow-disk.ts';
import { sendSteadily } from './steady.ts';
import { type Aim, getMedian, tellSkipped, toFigureVerdict } from './verdict.ts';

// Compares durable bookings per second with a bare transaction per request, and with a route that stores nothing. On a
// slow disk it measures what a clinic notices: how long a booking takes.
const STEADY_PER_SECOND = 100;
const STEADY_SECONDS = 10;
const BOOKING_MAX_MS = 50;
const slowDisk = findSlowDisk();
const postgresDir = findPostgres();
await compareOnSqlite();
if (slowDisk) await measureOnSlowDisk(slowDisk);
else tellSkipped('bookings on a slow disk', 'strace');
if (postgresDir) await compareOnPostgres(postgresDir);
else tellSkipped('bookings on Postgres', 'postgresql');

async function compareOnSqlite(): Promise<void> {
  const ours = await startOurServer({ ...NO_SITE, DATABASE_URL: toDatabaseUrl('ours') });
  const insert = await startBaseline('sqlite', { DATABASE_URL: toDatabaseUrl('baseline') });
  const nothing = await startBaseline('nothing', {});
  const baselines = [
    toBaseline('bare Fastify, one transaction per request', insert, { atLeast: 0.8 }),
    toBaseline('bare Fastify, same checks, stores nothing', nothing, { atLeast: 0.2 }),
  ];
  await compare('Durable bookings on SQLite', ours, baselines, [ours, insert, nothing]);
}

/** Measures the 99th percentile of the times of bookings that come steadily. `wrapper` slows down the server's disk. */
async function measureOnSlowDisk(wrapper: string[]): Promise<void> {
  const server = await startOurServer({ ...NO_SITE, DATABASE_URL: toDatabaseUrl('slow') }, wrapper);
  try {
    const percentiles: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const times: number[] = [];
      await sendSteadily(STEADY_PER_SECOND, STEADY_SECONDS, async () => void times.push(await timeBooking(server.url)));
      // The first round warms the server up.
      if (round > 0) percentiles.push(getPercentile(times, 99));
    }
    const ms = getMedian(percentiles);
    console.log(
      `\nA booking, ${STEADY_PER_SECOND} a second, each fsync ${SLOW_FSYNC_MS} ms slower (median of ${ROUNDS} rounds)`,
    );
    console.log(`  99 of 100 within ${ms.toFixed(1)} ms, ${toFigureVerdict(ms, { atMost: BOOKING_MAX_MS })}`);
  } finally {
    await server.stop();
  }
}

async function compareOnPostgres(binDir: string): Promise<void> {
  const postgres = await startPostgres(binDir, { isDurable: true });
  const url = postgres.createUrl('postgres');
  const ours = await startOurServer({ ...NO_SITE, DATABASE_URL: url });
  const insert = await startBaseline('postgres', { DATABASE_URL: url });
  const baselines = [toBaseline('bare Fastify, one transaction per request', insert, { atLeast: 0.7 })];
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
