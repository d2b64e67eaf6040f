/** @module-tag long */
import type { AppointmentRequest, Availability } from '@clinic/contract/appointment.ts';
import { AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { describe, expect, test, vi } from 'vitest';
import { countStatuses } from '../answers.ts';
import { describePostgres } from '../appointments/store/describe-postgres.ts';
import { createRedis, findRedis } from '../redis-server.ts';
import { appointment, createComingAppointments, createPatient } from '../sample-bookings.ts';
import { createServerEnv, postBooking, spawnServer } from '../server-process.ts';

// These tests start processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const redisProgram = findRedis();

/** Bookings on open days of the clinic's content that are still to come. */
const requests = createComingAppointments(60);
const [request = appointment] = requests;

/** Makes a request for the same slot by a patient who has no booking. */
function asAnother(request: AppointmentRequest, number: number): AppointmentRequest {
  return { ...request, ...createPatient(1000 + number) };
}

type Answer = { statusCode: number; body: string; headers: Headers };

function createClient(port: number) {
  const url = `http://localhost:${port}`;
  return {
    async book(body: AppointmentRequest, headers: Record<string, string> = {}): Promise<Answer> {
      const response = await postBooking(url, body, headers);
      return { statusCode: response.status, body: await response.text(), headers: response.headers };
    },
    async getFreeSlots({ doctor, appointmentDate: date }: AppointmentRequest): Promise<string[]> {
      const response = await fetch(`${url}${AVAILABILITY_PATH}?${new URLSearchParams({ doctor, date })}`);
      const { slots } = (await response.json()) as Availability;
      return slots.filter(({ state }) => state === 'free').map(({ time }) => time);
    },
  };
}

async function startServers(env: Record<string, string>) {
  const { env: siteEnv } = await createServerEnv();
  // Both start at once, on an empty database.
  const shared = { ...siteEnv, PUBLIC_SITE_URL: 'https://clinic.example', ...env };
  const servers = [1, 2].map(() => spawnServer(shared));
  const [one, two] = await Promise.all(servers.map(async (server) => createClient(await server.waitForPort())));
  if (!one || !two) throw new Error('Two servers were started.');
  return { one, two, readLogs: () => servers.map(({ output }) => output.stdout + output.stderr) };
}

describePostgres((createDatabase) => {
  test('two processes serve one clinic: a slot booked on one is taken on both, and both repeat answers', async () => {
    const { one, two } = await startServers({
      DATABASE_URL: await createDatabase(),
      RATE_LIMIT_MAX: '1000',
    });
    const first = await one.book(request, { 'idempotency-key': 'key-of-one' });
    expect(first.statusCode).toBe(201);
    expect(await two.getFreeSlots(request)).toEqual(await one.getFreeSlots(request));
    expect(await two.getFreeSlots(request)).not.toContain(request.appointmentTime);
    expect((await two.book(asAnother(request, 1))).statusCode).toBe(409);

    const repeated = await two.book(request, { 'idempotency-key': 'key-of-one' });
    expect([repeated.statusCode, repeated.body]).toEqual([201, first.body]);
    const reused = await two.book(asAnother(request, 1), { 'idempotency-key': 'key-of-one' });
    expect(reused.statusCode).toBe(422);

    const [, another = request] = requests;
    const race = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? one : two).book(asAnother(another, index))),
    );
    expect(countStatuses(race)).toEqual({ 201: 1, 409: 39 });
  });
});

describe.skipIf(!redisProgram)(
  redisProgram ? 'processes that share Redis' : 'processes that share Redis (skipped: apt install redis-server)',
  () => {
    const MAX = 6;

    async function startSharing() {
      const redis = await createRedis(redisProgram ?? '');
      const { databasePath } = await createServerEnv();
      const clinic = await startServers({
        DATABASE_URL: `file:${databasePath}`,
        REDIS_URL: redis.url,
        RATE_LIMIT_MAX: String(MAX),
      });
      return { redis, ...clinic };
    }

    test('count the bookings of an address together, and refusals cost nothing', async () => {
      const { one, two } = await startSharing();
      await one.book(request);
      const conflicts = await Promise.all(
        Array.from({ length: 30 }, (_, index) => (index % 2 ? one : two).book(asAnother(request, index))),
      );
      expect(countStatuses(conflicts)).toEqual({ 409: 30 });

      const rest = await Promise.all(requests.slice(1, 25).map((each, i) => (i % 2 ? one : two).book(each)));
      expect(countStatuses(rest)).toEqual({ 201: MAX - 1, 429: 24 - (MAX - 1) });
      const refused = await one.book(requests[30] ?? request);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    });

    test('take bookings while Redis is away, count per process meanwhile, and share again when it is back', async () => {
      const { redis, one, two, readLogs } = await startSharing();
      const [first = request, second = request, third = request, ...others] = requests;
      expect((await one.book(first)).statusCode).toBe(201);
      await redis.stop();
      expect((await one.book(second)).statusCode).toBe(201);
      expect((await two.book(third)).statusCode).toBe(201);
      await vi.waitFor(() => {
        for (const log of readLogs()) expect(log).toContain('REDIS_URL cannot be reached');
      }, 5000);
      const many = await Promise.all(others.slice(0, 10).map((each) => one.book(each)));
      // Each process now counts by itself, from zero.
      expect(countStatuses(many)).toEqual({ 201: MAX - 1, 429: 10 - (MAX - 1) });

      await redis.start();
      await vi.waitFor(() => {
        for (const log of readLogs()) expect(log).toContain('REDIS_URL is reached again');
      }, 10_000);
      // The restarted Redis has lost its counts.
      const shared = await Promise.all(others.slice(20, 30).map((each, i) => (i % 2 ? one : two).book(each)));
      expect(countStatuses(shared)).toEqual({ 201: MAX, 429: 10 - MAX });
    });

    test('take bookings while Redis is there but does not answer', async () => {
      const { redis, one } = await startSharing();
      redis.halt();
      const answers = await Promise.all(requests.slice(0, 3).map((each) => one.book(each)));
      expect(countStatuses(answers)).toEqual({ 201: 3 });
      redis.goOn();
    });
  },
);

test('a Redis that is away at the start is logged, and bookings are taken', async () => {
  const { env } = await createServerEnv();
  const server = spawnServer({ ...env, REDIS_URL: 'redis://:secret@127.0.0.1:9' });
  expect((await createClient(await server.waitForPort()).book(request)).statusCode).toBe(201);
  await expect.poll(() => server.output.stdout).toContain('REDIS_URL cannot be reached');
  expect(server.output.stdout).not.toContain('secret');
});
