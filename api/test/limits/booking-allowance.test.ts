import { fastify } from 'fastify';
import type { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLasting } from '#src/lasting.ts';
import { createBookingAllowance, type Decision } from '#src/limits/booking-allowance.ts';
import { redis as redisPlugin } from '#src/plugins/redis.ts';
import { createRedis, findRedis } from '../redis-server.ts';

const WINDOW_SECONDS = 600;
const ADDRESS = '203.0.113.7';

function createAllowance(max: number, redis: Redis | null = null, windowSeconds = WINDOW_SECONDS) {
  return createBookingAllowance({ app: { redis, lasting: createLasting() }, max, windowSeconds });
}

async function finish(decision: Decision | undefined, isBooked: boolean): Promise<void> {
  if (!decision?.isGranted) throw new Error('Only what was granted can be settled.');
  await decision.finish(isBooked);
}

/** Tracks whether each place is granted; `null` until that is decided. */
function track(decisions: Promise<Decision>[]): (boolean | null)[] {
  const made = decisions.map((): boolean | null => null);
  decisions.forEach((decision, index) => {
    decision.then(({ isGranted }) => {
      made[index] = isGranted;
    });
  });
  return made;
}

const refused = { isGranted: false, retryAfterMs: expect.any(Number) };

test('bookings are granted up to the limit, then refused with the rest of the window', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const acquire = createAllowance(2);
  for (let booking = 1; booking <= 2; booking += 1) {
    await finish(await acquire('a'), true);
    vi.setSystemTime(Date.now() + 1000);
  }
  expect(await acquire('a')).toEqual({ isGranted: false, retryAfterMs: WINDOW_SECONDS * 1000 - 2000 });
  expect(await acquire('b')).toMatchObject({ isGranted: true });
});

test('a new window begins after the old one', async () => {
  const acquire = createAllowance(1, null, 1);
  await finish(await acquire('a'), true);
  expect(await acquire('a')).toEqual(refused);
  await expect.poll(() => acquire('a'), { timeout: 5000 }).toMatchObject({ isGranted: true });
});

test('an attempt waits while it depends on others', async () => {
  const acquire = createAllowance(2);
  const [one, two] = [await acquire('a'), await acquire('a')];
  const waiting = [acquire('a'), acquire('a'), acquire('a')];
  const made = track(waiting);

  await finish(one, false);
  await expect.poll(() => made.filter((isGranted) => isGranted)).toHaveLength(1);
  expect(made.filter((isGranted) => isGranted === false)).toEqual([]);
  const next = waiting[made.indexOf(true)];

  await finish(two, true);
  await finish(await next, true);
  await expect.poll(() => made.filter((isGranted) => isGranted === false)).toHaveLength(2);
});

test('a hundred refused attempts cost nothing', async () => {
  const acquire = createAllowance(2);
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      await finish(await acquire('a'), false);
    }),
  );
  await finish(await acquire('a'), true);
  await finish(await acquire('a'), true);
  expect(await acquire('a')).toEqual(refused);
});

const program = findRedis();

describe.skipIf(!program)(program ? 'in Redis' : 'in Redis (skipped: apt install redis-server)', () => {
  /** Creates the allowances of two processes, each with a connection of its own. */
  async function createProcesses(url: string, max: number) {
    const connect = async () => {
      const app = fastify();
      await app.register(redisPlugin, { redisUrl: url });
      await app.ready();
      onTestFinished(() => app.close());
      if (!app.redis) throw new Error('There is a Redis.');
      return { redis: app.redis, acquire: createAllowance(max, app.redis) };
    };
    return { one: await connect(), two: await connect() };
  }

  test('processes count together: a place is free again when nothing was booked, and taken when something was', async () => {
    const { url } = await createRedis(program ?? '');
    const { one, two } = await createProcesses(url, 1);
    await finish(await one.acquire(ADDRESS), false);
    await finish(await two.acquire(ADDRESS), true);
    expect(await one.acquire(ADDRESS)).toEqual(refused);
  });

  test('processes together grant no more than there are places', async () => {
    const { url } = await createRedis(program ?? '');
    const { one, two } = await createProcesses(url, 5);
    const decisions = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const decision = await (index % 2 ? one : two).acquire(ADDRESS);
        if (decision.isGranted) await decision.finish(true);
        return decision.isGranted;
      }),
    );
    expect(decisions.filter((isGranted) => isGranted)).toHaveLength(5);
  });

  test('an attempt of a process that has died is soon forgotten', async () => {
    const { url } = await createRedis(program ?? '');
    const { one, two } = await createProcesses(url, 1);
    expect(await one.acquire(ADDRESS)).toMatchObject({ isGranted: true });
    one.redis.disconnect();
    expect(await two.acquire(ADDRESS)).toEqual(refused);
    expect(await two.redis.ttl(`attempts:${ADDRESS}`)).toBeLessThanOrEqual(20);
    await two.redis.expire(`attempts:${ADDRESS}`, 0);
    expect(await two.acquire(ADDRESS)).toMatchObject({ isGranted: true });
  });

  test('each process counts for itself while Redis is away', async () => {
    const redis = await createRedis(program ?? '');
    const { one, two } = await createProcesses(redis.url, 1);
    await redis.stop();
    await finish(await one.acquire(ADDRESS), true);
    expect(await one.acquire(ADDRESS)).toEqual(refused);
    expect(await two.acquire(ADDRESS)).toMatchObject({ isGranted: true });
  });

  test('a booking that was begun while Redis was away is counted for all', async () => {
    const redis = await createRedis(program ?? '');
    const { one, two } = await createProcesses(redis.url, 1);
    await redis.stop();
    const attempt = await one.acquire(ADDRESS);
    await redis.start();
    await expect.poll(() => [one.redis.status, two.redis.status], { timeout: 15_000 }).toEqual(['ready', 'ready']);
    await finish(attempt, true);
    await expect.poll(() => two.acquire(ADDRESS)).toEqual(refused);
  });
});
