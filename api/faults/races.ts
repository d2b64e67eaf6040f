import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { spawnServer } from '../test/server-process.ts';
import { createPatient, generateAttempts } from './bookings.ts';
import { announce, isFull } from './scale.ts';
import { countOutcomes, createVisitors } from './visitors.ts';

/** How many processes share a database. The short form leaves out a single process: the tests of the API race it. */
export const PROCESS_COUNTS = isFull ? [1, 4] : [4];

const ROUNDS = isFull ? 100 : 2;
const RIVALS = isFull ? 500 : 100;
const KEY_ROUNDS = isFull ? 20 : 2;
const REPEATS = 50;

/** Tests for any number of processes over one database. `createEnv` makes an empty database. */
export function testRaces(
  database: string,
  processCount: number,
  createEnv: () => Promise<Record<string, string>>,
): void {
  const place = `${database}, ${processCount} ${processCount === 1 ? 'process' : 'processes'}`;

  test(`${place}: of ${RIVALS} at once for one slot one is booked and the rest are told that it is taken`, {
    timeout: 30_000 + ROUNDS * 10_000,
  }, async ({ task }) => {
    const { ports } = await startProcesses(await createEnv(), processCount);
    const visitors = createVisitors();
    const slots = generateAttempts();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { booking } = slots.next().value;
      const outcomes = await Promise.all(
        Array.from({ length: RIVALS }, (_, index) =>
          visitors.send(ports[index % ports.length] ?? 0, {
            booking: { ...booking, ...createPatient() },
            key: randomUUID(),
          }),
        ),
      );
      expect(countOutcomes(outcomes)).toEqual({ 201: 1, 409: RIVALS - 1 });
      if (round % 10 === 0) announce(`${place}: ${round} slots, ${RIVALS} requests each, one 201 each`);
    }
    visitors.leave();
    task.meta.figures = `${place}: ${ROUNDS} × ${RIVALS} at once for one slot: one 201 and ${RIVALS - 1} × 409 each time`;
  });

  test(`${place}: ${REPEATS} at once with one key get one answer byte for byte, also after a restart`, {
    timeout: 30_000 + KEY_ROUNDS * 10_000,
  }, async ({ task }) => {
    // All processes are behind one address, which the links in their answers begin with.
    const env = { ...(await createEnv()), PUBLIC_SITE_URL: 'https://clinic.example' };
    const before = await startProcesses(env, processCount);
    const visitors = createVisitors();
    const attempts = generateAttempts();
    const sent = [];
    for (let round = 1; round <= KEY_ROUNDS; round += 1) {
      const attempt = attempts.next().value;
      const outcomes = await Promise.all(
        Array.from({ length: REPEATS }, (_, index) => visitors.send(before.ports[index % processCount] ?? 0, attempt)),
      );
      expect(countOutcomes(outcomes)).toEqual({ 201: REPEATS });
      expect(new Set(outcomes.map(({ body }) => body)).size).toBe(1);
      sent.push({ attempt, body: outcomes[0]?.body });
    }
    await before.kill();

    const { ports } = await startProcesses(env, processCount);
    for (const { attempt, body } of sent) {
      for (const port of ports) {
        expect(await visitors.send(port, attempt)).toMatchObject({ status: 201, body });
        const other = { ...attempt, booking: { ...attempt.booking, ...createPatient() } };
        expect(await visitors.send(port, other)).toMatchObject({ status: 422 });
      }
    }
    visitors.leave();
    task.meta.figures = `${place}: ${KEY_ROUNDS} × ${REPEATS} at once with one key: one booking and one answer each, also after a restart; another body 422`;
  });
}

/** Starts all processes at once, as a supervisor does. */
export async function startProcesses(env: Record<string, string>, count: number) {
  const servers = Array.from({ length: count }, () => spawnServer({ ...env, RATE_LIMIT_MAX: '1000000' }));
  const ports = await Promise.all(servers.map((server) => server.waitForPort()));
  return {
    ports,
    kill: async () => {
      for (const { child } of servers) child.kill('SIGKILL');
      await Promise.all(servers.map(({ exitCode }) => exitCode));
    },
  };
}
