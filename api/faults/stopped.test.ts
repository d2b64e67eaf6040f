/** @module-tag long */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { findFreePort } from '../../testing/free-port.ts';
import { createServerEnv, spawnServer } from '../test/server-process.ts';
import { generateAttempts } from './bookings.ts';
import { createNpmProject } from './npm-project.ts';
import { expectPromisesKept, isAcknowledged } from './promises.ts';
import { announce, isFull } from './scale.ts';
import { startSlowBooking } from './slow-booking.ts';
import { countOutcomes, createVisitors } from './visitors.ts';

const ROUNDS = isFull ? 10 : 1;
/** How many bookings wait for a locked database, and how many for the rest of their body. */
const WAITING = 20;
const SLOW = 5;
/** How long bookings are under way before the signal, and after it until the lock ends and slow visitors go on. */
const UNDER_WAY_MS = 700;
const GONE_LIMIT_MS = 10_000;

type Signal = { command: string[]; whom: 'npm alone' | 'the whole group'; signal: NodeJS.Signals };

const SIGNALS: Signal[] = [
  { command: ['npm', 'start'], whom: 'npm alone', signal: 'SIGTERM' },
  { command: ['npm', 'start'], whom: 'the whole group', signal: 'SIGTERM' },
  { command: ['npm', 'start'], whom: 'the whole group', signal: 'SIGINT' },
  { command: ['npm', 'start'], whom: 'the whole group', signal: 'SIGHUP' },
  { command: ['npm', 'run', 'dev'], whom: 'npm alone', signal: 'SIGTERM' },
  { command: ['npm', 'run', 'dev'], whom: 'the whole group', signal: 'SIGINT' },
];

// The test reads from /proc which processes are left.
const isLinux = process.platform === 'linux';
const skipped = isLinux ? '' : ' (skipped: needs Linux)';

for (const { command, whom, signal } of SIGNALS) {
  const name = command.join(' ');
  test.skipIf(!isLinux)(
    `${name}: ${signal} to ${whom} answers all bookings under way and leaves no process${skipped}`,
    { timeout: 30_000 + ROUNDS * 60_000 },
    async ({ task }) => {
      const project = await createNpmProject();
      let slowestMs = 0;
      let answers = 0;
      for (let round = 1; round <= ROUNDS; round += 1) {
        const { env, databasePath } = await createServerEnv();
        const server = spawnServer(
          { ...env, ...project.env, RATE_LIMIT_MAX: '1000000' },
          { command, cwd: project.folder, isGroup: true },
        );
        const port = await server.waitForPort();
        const attempts = generateAttempts();
        const visitors = createVisitors({ keepAlive: false });
        const finishSlowBookings = await Promise.all(
          Array.from({ length: SLOW }, () => startSlowBooking(port, JSON.stringify(attempts.next().value.booking))),
        );
        const other = new Database(databasePath);
        other.exec('begin immediate');
        const waiting = Array.from({ length: WAITING }, () => visitors.send(port, attempts.next().value));
        await sleep(UNDER_WAY_MS);

        const signalledMs = performance.now();
        const groupId = server.child.pid ?? 0;
        process.kill(whom === 'npm alone' ? groupId : -groupId, signal);
        await sleep(UNDER_WAY_MS);
        other.exec('rollback');
        other.close();
        const slow = await Promise.all(finishSlowBookings.map((finish) => finish()));
        for (const answer of slow) expect(answer).toMatch(/^HTTP\/1\.1 (201|503) /);
        const outcomes = await Promise.all(waiting);
        for (const { status, errorCode } of outcomes)
          expect([status, errorCode]).toEqual([expect.toBeOneOf([201, 503]), '']);
        expectPromisesKept(databasePath, outcomes.filter(isAcknowledged));

        await waitUntilGone(groupId);
        const goneMs = performance.now() - signalledMs;
        expect(goneMs).toBeLessThan(GONE_LIMIT_MS);
        slowestMs = Math.max(slowestMs, goneMs);
        answers += outcomes.length + SLOW;
        announce(`${name}, ${signal} to ${whom} ${round}: ${JSON.stringify(countOutcomes(outcomes))}`);
      }
      task.meta.figures = `${name}, ${signal} to ${whom} ${ROUNDS} ×: ${answers} bookings under way, all answered with 201 or 503; no process left after ${Math.round(slowestMs)} ms`;
    },
  );
}

test.skipIf(!isLinux).each(['npm alone', 'the whole group'] as const)(
  `npm start: SIGTERM to %s while the site is being built leaves no process${skipped}`,
  { timeout: 60_000 },
  async (whom) => {
    const project = await createNpmProject();
    const { env } = await createServerEnv();
    const { child, output } = spawnServer(
      { ...env, ...project.env, BUILD_SECONDS: '60' },
      { command: ['npm', 'start'], cwd: project.folder, isGroup: true },
    );
    while (!existsSync(join(project.folder, 'site/.astro/draft/client/index.html'))) await sleep(50);
    expect(output.stdout).toContain('Building the site');
    const signalledMs = performance.now();
    const groupId = child.pid ?? 0;
    process.kill(whom === 'npm alone' ? groupId : -groupId, 'SIGTERM');
    await waitUntilGone(groupId);
    expect(performance.now() - signalledMs).toBeLessThan(GONE_LIMIT_MS);
  },
);

test.skipIf(!isLinux)(
  `npm start | head: the site is served on when nobody reads the output, and ends when asked${skipped}`,
  { timeout: 60_000 },
  async () => {
    const project = await createNpmProject();
    const { env } = await createServerEnv();
    const port = await findFreePort();
    const { child, output } = spawnServer(
      { ...env, ...project.env, PORT: String(port) },
      { command: ['sh', '-c', 'npm start | head -n 1'], cwd: project.folder, isGroup: true },
    );
    const open = () => fetch(`http://127.0.0.1:${port}/`);
    await vi.waitFor(open, { timeout: 30_000, interval: 50 });
    // `head` has ended by now, so nobody reads the log.
    await sleep(1000);
    expect((await open()).status).toBe(200);
    expect(output.stderr).not.toContain('EPIPE');
    const groupId = child.pid ?? 0;
    process.kill(-groupId, 'SIGTERM');
    await waitUntilGone(groupId);
  },
);

async function waitUntilGone(groupId: number): Promise<void> {
  const deadlineMs = performance.now() + 2 * GONE_LIMIT_MS;
  for (;;) {
    const left = listGroup(groupId);
    if (left.length === 0) return;
    if (performance.now() > deadlineMs) throw new Error(`Still there: ${left.join(', ')}`);
    await sleep(50);
  }
}

/** Lists the names of a group's processes that are alive. */
function listGroup(groupId: number): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, name = '', state, group] =
          /\((.*)\) (\S) \d+ (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return Number(group) === groupId && state !== 'Z' ? [name] : [];
      } catch {
        // The process has just ended.
        return [];
      }
    });
}
