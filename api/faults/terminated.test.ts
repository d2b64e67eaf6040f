/** @module-tag long */
import { expect, test } from 'vitest';
import { createServerEnv, spawnServer } from '../test/server-process.ts';
import { generateAttempts } from './bookings.ts';
import { expectPromisesKept, isAcknowledged } from './promises.ts';
import { announce, isFull } from './scale.ts';
import { startSlowBooking } from './slow-booking.ts';
import { bookAtRate, countOutcomes, createVisitors, type Outcome } from './visitors.ts';

const ROUNDS = isFull ? 10 : 1;
const REQUESTS_PER_SECOND = 200;
const LOAD_MS = 1500;
const AFTERWARDS_MS = 1000;
/** How long a slow visitor keeps the server from closing. */
const SLOW_VISITOR_MS = 500;
const EXIT_LIMIT_MS = 10_000;

test(`on SIGTERM under ${REQUESTS_PER_SECOND} bookings a second what is under way finishes and what is late is told so`, {
  timeout: ROUNDS * 30_000,
}, async ({ task }) => {
  let promises = 0;
  let late = 0;
  let slowestExitMs = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { env, databasePath } = await createServerEnv();
    const server = spawnServer({ ...env, RATE_LIMIT_MAX: '1000000' });
    const port = await server.waitForPort();
    const attempts = generateAttempts();
    const finishSlowBooking = await startSlowBooking(port, JSON.stringify(attempts.next().value.booking));

    // Each booking has its own connection, as from different people, so no connection is closed while idle.
    const visitors = createVisitors({ keepAlive: false });
    const start = performance.now();
    let signalledMs = Number.POSITIVE_INFINITY;
    const before: Promise<Outcome>[] = [];
    const loading = bookAtRate(
      REQUESTS_PER_SECOND,
      () => {
        const sending = visitors.send(port, attempts.next().value);
        if (signalledMs === Number.POSITIVE_INFINITY) before.push(sending);
        return sending;
      },
      () => performance.now() - start > LOAD_MS + AFTERWARDS_MS,
    );
    setTimeout(() => {
      signalledMs = performance.now();
      server.child.kill('SIGTERM');
    }, LOAD_MS);
    const exitedMs = server.exitCode.then(() => performance.now());
    await new Promise((resolve) => setTimeout(resolve, LOAD_MS + SLOW_VISITOR_MS));
    expect(await finishSlowBooking()).toMatch(/^HTTP\/1\.1 201 /);

    const outcomes = await loading;
    const exitMs = (await exitedMs) - signalledMs;
    expect(await server.exitCode).toBe(0);
    expect(exitMs).toBeLessThan(EXIT_LIMIT_MS);
    // A booking sent just before the signal may be read after it, and then is refused as late.
    for (const { status, errorCode } of await Promise.all(before))
      expect([status, errorCode]).toEqual([expect.toBeOneOf([201, 503]), '']);
    const refused = outcomes.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { retryAfter } of refused) expect(retryAfter).toMatch(/^\d+$/);
    const unanswered = outcomes.filter(({ status }) => status === 0);
    for (const { errorCode } of unanswered) expect(errorCode).toBeOneOf(['ECONNREFUSED', 'ECONNRESET']);
    const acknowledged = outcomes.filter(isAcknowledged);
    expect(acknowledged.length + refused.length + unanswered.length).toBe(outcomes.length);
    expectPromisesKept(databasePath, acknowledged);

    promises += acknowledged.length;
    late += refused.length;
    slowestExitMs = Math.max(slowestExitMs, exitMs);
    announce(`SIGTERM ${round}: ${JSON.stringify(countOutcomes(outcomes))}, exit after ${Math.round(exitMs)} ms`);
  }
  task.meta.figures = `${ROUNDS} × SIGTERM at ${REQUESTS_PER_SECOND}/s, ${promises.toLocaleString('en')} acknowledged, 0 lost; ${late} late ones told with 503; slowest exit ${Math.round(slowestExitMs)} ms`;
});
