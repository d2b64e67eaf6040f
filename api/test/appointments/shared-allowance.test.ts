import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Decision } from '#src/appointments/booking-allowance.ts';
import { SharedAllowance } from '#src/appointments/shared-allowance.ts';
import { redis as redisPlugin } from '#src/plugins/redis.ts';
import { createRedis, findRedis } from '../redis-server.ts';

// A real server, possibly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const program = findRedis();
const ADDRESS = '203.0.113.7';

/** Allowances of as many processes as wanted, each with a connection of its own. */
async function createProcesses(url: string, count: number, { max = 1, windowMs = 60_000, leaseMs = 60_000 } = {}) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const app = fastify();
      await app.register(redisPlugin, { redisUrl: url });
      await app.ready();
      onTestFinished(() => app.close());
      if (!app.redis) throw new Error('There is a Redis.');
      return { redis: app.redis, allowance: new SharedAllowance(app.redis, { max, windowMs, leaseMs }) };
    }),
  ) as Promise<[Process, Process, ...Process[]]>;
}
type Process = { redis: NonNullable<ReturnType<typeof fastify>['redis']>; allowance: SharedAllowance };

function settle(decision: Decision, isBooked: boolean): void {
  if (!decision.isGranted) throw new Error('Only what was granted can be settled.');
  decision.settle(isBooked);
}

describe.skipIf(!program)(program ? 'places in Redis' : 'places in Redis (skipped: apt install redis-server)', () => {
  test('are given back when nothing was booked, and kept for the window when something was', async () => {
    const { url } = await createRedis(program ?? '');
    const [one, two] = await createProcesses(url, 2, { windowMs: 3000 });
    settle(await one.allowance.acquire(ADDRESS), false);
    settle(await two.allowance.acquire(ADDRESS), true);
    await expect.poll(() => one.redis.get(`bookings:${ADDRESS}`)).toBe('1');
    expect(await one.allowance.acquire(ADDRESS)).toEqual({ isGranted: false, retryAfterMs: expect.any(Number) });
    await expect.poll(() => one.allowance.acquire(ADDRESS), { timeout: 15_000 }).toMatchObject({ isGranted: true });
  });

  test('that a process died with are free after its lease', async () => {
    const { url } = await createRedis(program ?? '');
    const [one, two] = await createProcesses(url, 2, { leaseMs: 6000 });
    expect(await one.allowance.acquire(ADDRESS)).toMatchObject({ isGranted: true });
    one.redis.disconnect();
    expect(await two.allowance.acquire(ADDRESS)).toMatchObject({ isGranted: false });
    await expect.poll(() => two.allowance.acquire(ADDRESS), { timeout: 15_000 }).toMatchObject({ isGranted: true });
  });

  test('are given back when the answer was lost that they are taken', async () => {
    const redis = await createRedis(program ?? '');
    const [one, two] = await createProcesses(redis.url, 2);
    redis.halt();
    const attempt = await one.allowance.acquire(ADDRESS);
    redis.goOn();
    // What Redis had not read yet when it stood still it reads now, and takes the place.
    await two.redis.ping();
    await expect.poll(() => one.redis.status).toBe('ready');
    settle(attempt, false);
    await expect.poll(() => two.allowance.acquire(ADDRESS), { timeout: 5000 }).toMatchObject({ isGranted: true });
  });

  test('of an attempt that ends after its window are none of the next window', async () => {
    const { url } = await createRedis(program ?? '');
    const [one, two] = await createProcesses(url, 2, { max: 2, windowMs: 500 });
    settle(await one.allowance.acquire(ADDRESS), true);
    const late = await one.allowance.acquire(ADDRESS);
    await sleep(600);
    settle(await two.allowance.acquire(ADDRESS), true);
    settle(late, false);
    await expect.poll(() => two.redis.zcard(`places:${ADDRESS}`)).toBe(0);
    expect(await two.redis.get(`bookings:${ADDRESS}`)).toBe('1');
  });

  test('count a booking that was begun while Redis was away', async () => {
    const redis = await createRedis(program ?? '');
    const [one, two] = await createProcesses(redis.url, 2);
    await redis.stop();
    const attempt = await one.allowance.acquire(ADDRESS);
    await redis.start();
    await expect.poll(() => [one.redis.status, two.redis.status], { timeout: 15_000 }).toEqual(['ready', 'ready']);
    settle(attempt, true);
    await expect.poll(() => two.redis.get(`bookings:${ADDRESS}`)).toBe('1');
    expect(await two.allowance.acquire(ADDRESS)).toMatchObject({ isGranted: false });
  });
});
