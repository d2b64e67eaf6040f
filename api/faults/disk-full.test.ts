/** @module-tag long */
import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { createServerEnv, spawnServer } from '../test/server-process.ts';
import { mountSmallDisk } from '../test/small-disk.ts';
import { generateAttempts } from './bookings.ts';
import { expectPromisesKept, isAcknowledged } from './promises.ts';
import { announce, isFull } from './scale.ts';
import { bookWithoutPause, countOutcomes, createVisitors } from './visitors.ts';

const ROUNDS = isFull ? 10 : 1;
const VISITORS = 20;
const ROOM_BYTES = 256 * 1024;
/** The load of a round ends after this many refusals. */
const REFUSALS = 200;

/** Ways to fill the server's disk and to make room again. */
type Limit = { databasePath: string; fill: () => Promise<void>; free: () => Promise<void> };

test('bookings on a full disk are refused with 503, none is lost, and they are taken again when there is room', {
  timeout: ROUNDS * 60_000,
}, async ({ task }) => {
  const { env, databasePath: usualPath } = await createServerEnv();
  const disk = mountSmallDisk();
  const databasePath = disk ? join(disk.folder, 'clinic.db') : usualPath;
  const server = spawnServer({ ...env, DATABASE_URL: `file:${databasePath}`, RATE_LIMIT_MAX: '1000000' });
  const port = await server.waitForPort();
  const limit: Limit = disk
    ? { databasePath, fill: () => disk.fill(ROOM_BYTES), free: disk.free }
    : limitFileSize(databasePath, server.child.pid ?? 0);
  const kind = disk ? 'small tmpfs' : 'file-size limit, because this user may not mount a small disk';
  if (!disk) console.log(`The full disk is a ${kind}.`);

  const visitors = createVisitors();
  const attempts = generateAttempts();
  const book = () => visitors.send(port, attempts.next().value);
  let promises = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    expect((await book()).status).toBe(201);
    await limit.fill();
    let refusals = 0;
    const outcomes = await bookWithoutPause(
      VISITORS,
      async () => {
        const outcome = await book();
        if (!isAcknowledged(outcome)) refusals += 1;
        return outcome;
      },
      () => refusals >= REFUSALS,
    );
    for (const { status, errorCode } of outcomes)
      expect([status, errorCode]).toEqual([expect.toBeOneOf([201, 503]), '']);
    const availability = await fetch(
      `http://127.0.0.1:${port}${AVAILABILITY_PATH}?doctor=Dr.%20Namuna%20Shaikh&date=2030-01-01`,
    );
    expect(availability.status).toBe(200);
    await limit.free();

    const refused = outcomes.filter(({ status }) => status === 503);
    for (const { retryAfter } of refused) expect(retryAfter).toMatch(/^\d+$/);
    const retried = await Promise.all(refused.map((attempt) => visitors.send(port, attempt)));
    expect(countOutcomes(retried)).toEqual({ 201: refused.length });
    const acknowledged = [...outcomes, ...retried].filter(isAcknowledged);
    expectPromisesKept(databasePath, acknowledged);
    promises += acknowledged.length;
    announce(
      `disk full ${round} (${kind}): ${JSON.stringify(countOutcomes(outcomes))}, then all ${retried.length} retried with success`,
    );
  }
  visitors.leave();
  task.meta.figures = `disk full ${ROUNDS} × (${kind}): ${promises.toLocaleString('en')} acknowledged bookings, 0 lost, none told 201 in vain, back by itself`;
});

/** Limits the size of the server's files to its journal and some bookings, so that writing fails as on a full disk. */
function limitFileSize(databasePath: string, pid: number): Limit {
  const setLimit = (bytes: number | 'unlimited') => {
    execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`]);
  };
  return {
    databasePath,
    fill: async () => setLimit((await stat(`${databasePath}-wal`)).size + ROOM_BYTES),
    free: async () => void setLimit('unlimited'),
  };
}
