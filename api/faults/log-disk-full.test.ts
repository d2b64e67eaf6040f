/** @module-tag long */
import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { findFreePort } from '../../testing/free-port.ts';
import { SERVER_COMMAND } from '../../testing/server-process.ts';
import { createServerEnv, spawnServer } from '../test/server-process.ts';
import { mountSmallDisk, type SmallDisk } from '../test/small-disk.ts';
import { generateAttempts } from './bookings.ts';
import { expectPromisesKept } from './promises.ts';
import { announce, isFull } from './scale.ts';
import { bookWithoutPause, countOutcomes, createVisitors } from './visitors.ts';

const ROUNDS = isFull ? 5 : 1;
const ANSWERS = 200;
const VISITORS = 10;
const EXIT_LIMIT_MS = 10_000;

const AVAILABILITY = `${AVAILABILITY_PATH}?doctor=Dr.%20Namuna%20Shaikh&date=2030-01-01`;

test('the site answers with a full disk under its log, logs again when there is room, and ends when asked', {
  timeout: 60_000 + ROUNDS * 60_000,
}, async ({ task, skip }) => {
  const disk = mountSmallDisk();
  if (!disk) return skip('this user may not mount a small disk');
  const { env, databasePath } = await createServerEnv();
  const logPath = join(disk.folder, 'clinic.log');
  const attempts = generateAttempts();
  const visitors = createVisitors();
  let answers = 0;
  let slowestExitMs = 0;

  async function useSite(port: number): Promise<void> {
    let sent = 0;
    const outcomes = await bookWithoutPause(
      VISITORS,
      async () => {
        sent += 1;
        for (const path of ['/', AVAILABILITY]) {
          expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
          answers += 1;
        }
        return visitors.send(port, attempts.next().value);
      },
      () => sent >= ANSWERS,
    );
    expect(countOutcomes(outcomes)).toEqual({ 201: outcomes.length });
    expectPromisesKept(databasePath, outcomes);
    answers += outcomes.length;
  }

  async function stop(server: ReturnType<typeof spawnServer>): Promise<void> {
    const signalledMs = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.exitCode).toBe(0);
    const exitMs = performance.now() - signalledMs;
    expect(exitMs).toBeLessThan(EXIT_LIMIT_MS);
    slowestExitMs = Math.max(slowestExitMs, exitMs);
  }

  for (let round = 1; round <= ROUNDS; round += 1) {
    const { server, port } = await startLogging(env, logPath);
    await useSite(port);
    await fillToTheBrim(disk, logPath);
    await useSite(port);

    await disk.free();
    await useSite(port);
    await stop(server);
    // The lines from the time when the disk was full are there too, each one whole.
    const lines = await readLog(logPath);
    const booked = lines.filter((line) => line.includes('"status":201'));
    expect(booked.length).toBeGreaterThanOrEqual(3 * ANSWERS * round);
    for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();

    await fillToTheBrim(disk, logPath);
    const onFullDisk = await startLogging(env, logPath);
    await useSite(onFullDisk.port);
    await stop(onFullDisk.server);
    await disk.free();
    announce(`log disk full ${round}: slowest exit ${Math.round(slowestExitMs)} ms`);
  }
  visitors.leave();
  task.meta.figures = `log disk full ${2 * ROUNDS} ×: ${answers.toLocaleString('en')} of as many answers, no line lost, slowest exit ${Math.round(slowestExitMs)} ms`;
});

test('the site answers when nobody reads its log, uses little CPU time, and ends when asked', {
  timeout: 60_000,
}, async () => {
  const { env } = await createServerEnv();
  const server = spawnServer(env);
  const url = `http://127.0.0.1:${await server.waitForPort()}`;
  server.child.stdout.destroy();
  for (let count = 0; count < ANSWERS; count += 1) expect((await fetch(url)).status).toBe(200);

  const before = await readCpuSeconds(url);
  await sleep(1000);
  expect((await readCpuSeconds(url)) - before).toBeLessThan(0.5);
  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
});

/** Starts the server on a port chosen beforehand, because a log that is full from the start shows no address. */
async function startLogging(env: Record<string, string>, logPath: string) {
  const port = await findFreePort();
  const server = spawnServer(
    { ...env, PORT: String(port), RATE_LIMIT_MAX: '1000000' },
    { command: ['sh', '-c', `exec "$@" >> '${logPath}'`, 'sh', ...SERVER_COMMAND] },
  );
  let hasEnded = false;
  server.exitCode.then(() => {
    hasEnded = true;
  });
  for (;;) {
    if (hasEnded) throw new Error(`The server ended: ${server.output.stderr}`);
    try {
      await fetch(`http://127.0.0.1:${port}/healthz`);
      return { server, port };
    } catch {
      await sleep(50);
    }
  }
}

/** Fills the disk and the rest of the log's last page, which the file system has already given to the log. */
async function fillToTheBrim(disk: SmallDisk, logPath: string): Promise<void> {
  // The log may take some of this room at the same time.
  await disk.fill(0).catch(() => undefined);
  try {
    for (;;) appendFileSync(logPath, '\n');
  } catch {
    // The disk is full to the last byte.
  }
}

/** Reads the log's lines, without the sentences for people at the start. */
async function readLog(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  return lines.filter((line) => line !== '' && !/^(The website is at|Mails )/.test(line));
}

async function readCpuSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}
