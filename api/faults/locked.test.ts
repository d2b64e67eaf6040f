/** @module-tag long */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { createServerEnv, spawnServer } from '../test/server-process.ts';
import { generateAttempts } from './bookings.ts';
import { expectPromisesKept, isAcknowledged } from './promises.ts';
import { announce, isFull } from './scale.ts';
import { bookAtRate, countOutcomes, createVisitors } from './visitors.ts';

const LOCK_MS = isFull ? 10_000 : 2000;
const BEFORE_MS = 500;
/** How long the load goes on after the lock is released. */
const AFTERWARDS_MS = 2000;
const REQUESTS_PER_SECOND = 50;
/** A page that takes longer has waited for the lock. */
const PAGE_LIMIT_MS = 1000;

test(`while another process locks the database for ${LOCK_MS / 1000} s nobody is lied to, and pages are served`, {
  timeout: LOCK_MS + 30_000,
}, async ({ task }) => {
  const { env, databasePath } = await createServerEnv();
  const port = await spawnServer({ ...env, RATE_LIMIT_MAX: '1000000' }).waitForPort();
  const visitors = createVisitors();
  const attempts = generateAttempts();
  const end = performance.now() + BEFORE_MS + LOCK_MS + AFTERWARDS_MS;
  const loading = bookAtRate(
    REQUESTS_PER_SECOND,
    () => visitors.send(port, attempts.next().value),
    () => performance.now() > end,
  );

  await new Promise((resolve) => setTimeout(resolve, BEFORE_MS));
  const other = new Database(databasePath);
  other.exec('begin immediate');
  const unlockMs = performance.now() + LOCK_MS;
  let slowestPageMs = 0;
  while (performance.now() < unlockMs) {
    const start = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    slowestPageMs = Math.max(slowestPageMs, performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(other.prepare('select count(*) from appointments').pluck().get()).toBeGreaterThan(0);
  other.exec('rollback');
  other.close();

  const outcomes = await loading;
  visitors.leave();
  for (const { status, errorCode } of outcomes) expect([status, errorCode]).toEqual([expect.toBeOneOf([201, 503]), '']);
  for (const { retryAfter } of outcomes.filter(({ status }) => status === 503)) expect(retryAfter).toMatch(/^\d+$/);
  // The last bookings are sent some time after the lock is released.
  expect(outcomes.at(-1)?.status).toBe(201);
  expect(slowestPageMs).toBeLessThan(PAGE_LIMIT_MS);
  expectPromisesKept(databasePath, outcomes.filter(isAcknowledged));
  announce(`lock: ${JSON.stringify(countOutcomes(outcomes))}`);
  task.meta.figures = `database locked for ${LOCK_MS / 1000} s: ${JSON.stringify(countOutcomes(outcomes))}, slowest page ${Math.round(slowestPageMs)} ms, back by itself`;
});
