/** @module-tag long */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findPostgres, startPostgres } from '../test/appointments/store/postgres-server.ts';
import { createServerEnv, spawnServer } from '../test/server-process.ts';
import { generateAttempts } from './bookings.ts';
import { expectPromisesKeptOnPostgres, isAcknowledged } from './promises.ts';
import { announce, isFull } from './scale.ts';
import { bookAtRate, countOutcomes, createVisitors, type Outcome } from './visitors.ts';

const ROUNDS = isFull ? 4 : 1;
const REQUESTS_PER_SECOND = isFull ? 200 : 60;
const BETWEEN_MS = 500;
/** Longer than the server waits for an answer, so that it gives up connections. */
const HANG_MS = 6000;
/** How long the wizard waits for an answer. The short form allows more, because it runs beside other tests. */
const ANSWER_LIMIT_MS = isFull ? 10_000 : 20_000;
/** Fewer visitors than the server lets in at once. */
const RETRIES_AT_ONCE = 100;
const RECOVERY_LIMIT_MS = 10_000;
const BLOW_LIMIT_MS = 30_000;

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

const BACKENDS = "from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";

const BLOWS: Record<string, (postgres: Postgres) => Promise<unknown>> = {
  'fast restart': (postgres) => postgres.restart('fast'),
  'all connections terminated': (postgres) => postgres.ask(`select pg_terminate_backend(pid) ${BACKENDS}`),
  'immediate restart': (postgres) => postgres.restart('immediate'),
  'a connection killed': async (postgres) => {
    const { rows } = await postgres.ask(`select pid ${BACKENDS} limit 1`);
    for (const { pid } of rows) process.kill(pid, 'SIGKILL');
  },
  'everything hangs': async (postgres) => {
    const resume = await postgres.hang();
    await sleep(HANG_MS);
    resume();
  },
};

const binDir = findPostgres();
const title = `after ${ROUNDS * Object.keys(BLOWS).length} blows to Postgres under load the process lives, bookings go on and none is lost`;

test.skipIf(!binDir)(
  binDir ? title : `${title} (skipped: Postgres is not installed)`,
  { timeout: 60_000 + ROUNDS * Object.keys(BLOWS).length * BLOW_LIMIT_MS },
  async ({ task, onTestFinished }) => {
    const postgres = await startPostgres(binDir ?? '', { isDurable: true });
    onTestFinished(() => postgres.stop());
    const databaseUrl = postgres.createUrl('postgres');
    const { env } = await createServerEnv();
    const server = spawnServer({ ...env, DATABASE_URL: databaseUrl, RATE_LIMIT_MAX: '1000000' });
    const port = await server.waitForPort();
    const attempts = generateAttempts();
    const visitors = createVisitors({ keepAlive: false });

    let slowestMs = 0;
    let lastBookedMs = 0;
    let isOver = false;
    const book = async (): Promise<Outcome> => {
      const sentMs = performance.now();
      const outcome = await visitors.send(port, attempts.next().value);
      slowestMs = Math.max(slowestMs, performance.now() - sentMs);
      if (isAcknowledged(outcome)) lastBookedMs = sentMs;
      return outcome;
    };
    const loading = bookAtRate(REQUESTS_PER_SECOND, book, () => isOver);
    let slowestRecoveryMs = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [name, strike] of Object.entries(BLOWS)) {
        await sleep(BETWEEN_MS);
        await strike(postgres);
        const struckMs = performance.now();
        // The server has recovered when it takes a booking that was sent after the blow.
        while (lastBookedMs < struckMs && performance.now() - struckMs < RECOVERY_LIMIT_MS) await sleep(20);
        const recoveryMs = performance.now() - struckMs;
        expect(lastBookedMs, `${name}: ${server.output.stderr}`).toBeGreaterThan(struckMs);
        slowestRecoveryMs = Math.max(slowestRecoveryMs, recoveryMs);
        announce(`${name} ${round}: bookings again after ${Math.round(recoveryMs)} ms`);
      }
    }
    isOver = true;
    const outcomes = await loading;

    expect(server.child.exitCode).toBeNull();
    for (const { status, errorCode } of outcomes)
      expect([status, errorCode]).toEqual([expect.toBeOneOf([201, 503]), '']);
    expect(slowestMs).toBeLessThan(ANSWER_LIMIT_MS);
    await expectPromisesKeptOnPostgres(databaseUrl, outcomes);

    // Some refused bookings are stored all the same. A retry finds them by their key, and nothing is booked twice.
    const refused = outcomes.filter((outcome) => !isAcknowledged(outcome));
    expect(refused.length).toBeGreaterThan(0);
    for (const { retryAfter } of refused) expect(retryAfter).toMatch(/^\d+$/);
    const retried: Outcome[] = [];
    for (let start = 0; start < refused.length; start += RETRIES_AT_ONCE) {
      const some = refused.slice(start, start + RETRIES_AT_ONCE);
      retried.push(...(await Promise.all(some.map((attempt) => visitors.send(port, attempt)))));
    }
    expect(countOutcomes(retried)).toEqual({ 201: refused.length });
    const rows = await expectPromisesKeptOnPostgres(databaseUrl, [...outcomes, ...retried]);
    expect(rows).toBe(outcomes.length);
    task.meta.figures = `Postgres, ${ROUNDS} × ${Object.keys(BLOWS).join(', ')}: ${JSON.stringify(countOutcomes(outcomes))}, 0 lost, all refused ones retried with success, slowest answer ${Math.round(slowestMs)} ms, bookings again after ${Math.round(slowestRecoveryMs)} ms at most`;
    announce(task.meta.figures);
  },
);
