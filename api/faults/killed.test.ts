/** @module-tag long */
import { expect, test } from 'vitest';
import { createServerEnv, spawnServer } from '../test/server-process.ts';
import { generateAttempts } from './bookings.ts';
import { countRows, expectPromisesKept, isAcknowledged } from './promises.ts';
import { announce, isFull } from './scale.ts';
import { bookWithoutPause, createVisitors, type Outcome } from './visitors.ts';

const KILLS = isFull ? 100 : 3;
const VISITORS = 50;

/** How many bookings are confirmed in a round before the server is killed, at least and at most. */
const MIN_PROMISES = isFull ? 205 : 100;
const MAX_PROMISES = isFull ? 400 : 300;

test(`no promise is lost and nothing is booked twice in ${KILLS} kills under load`, {
  timeout: KILLS * 20_000,
}, async ({ task }) => {
  const { env, databasePath } = await createServerEnv();
  const settings = { ...env, RATE_LIMIT_MAX: '1000000' };
  const attempts = generateAttempts();
  const answered: Outcome[] = [];
  let unanswered: Outcome[] = [];

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = spawnServer(settings);
    const port = await server.waitForPort();
    const visitors = createVisitors();
    const retried = await Promise.all(unanswered.map((attempt) => visitors.send(port, attempt)));

    const promisesBeforeKill = MIN_PROMISES + Math.floor(Math.random() * (MAX_PROMISES - MIN_PROMISES));
    let promises = 0;
    const outcomes = await bookWithoutPause(
      VISITORS,
      async () => {
        const outcome = await visitors.send(port, attempts.next().value);
        if (isAcknowledged(outcome)) promises += 1;
        if (promises === promisesBeforeKill) server.child.kill('SIGKILL');
        return outcome;
      },
      () => false,
    );
    visitors.leave();
    expect(await server.exitCode).toBeNull();

    expect(retried.filter((outcome) => !isAcknowledged(outcome))).toEqual([]);
    unanswered = outcomes.filter(({ status }) => status === 0);
    expect(outcomes.filter((outcome) => !isAcknowledged(outcome))).toEqual(unanswered);
    const acknowledged = [...retried, ...outcomes.filter(isAcknowledged)];
    answered.push(...acknowledged);
    expectPromisesKept(databasePath, acknowledged);
    announce(`kill ${kill}: ${acknowledged.length} promises kept, ${unanswered.length} bookings were under way`);
  }

  expectPromisesKept(databasePath, answered);
  const rows = countRows(databasePath);
  // A booking without an answer may be stored or not. No booking is stored twice or without being sent.
  expect(rows).toBeGreaterThanOrEqual(answered.length);
  expect(rows).toBeLessThanOrEqual(answered.length + unanswered.length);
  if (isFull) expect(answered.length).toBeGreaterThan(20_000);
  task.meta.figures = `${KILLS} kills, ${answered.length.toLocaleString('en')} acknowledged bookings, 0 lost, 0 doubled`;
});
