import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis, Result } from 'ioredis';
import { BookingAllowance, type BookingAllowanceOptions, type Decision } from './booking-allowance.ts';

/**
 * While every place is taken by an attempt it is open whether all of them become bookings: those of other processes
 * cannot be waited for, only asked after again.
 */
const PATIENCE_MS = 2000;
const PAUSE_MS = 75;

/** An attempt takes less: it waits for the database for some seconds at most. */
const LEASE_MS = 20_000;

/**
 * Takes a place and answers -1; or 0 while it is open whether one will be free; or the milliseconds for which there are
 * as many bookings as there may be. KEYS: the number of bookings, which lasts as long as their window, and the attempts
 * under way, each with the end of its lease.
 */
const TAKE_PLACE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
  local booked = tonumber(redis.call('GET', KEYS[1]) or 0)
  if booked >= tonumber(ARGV[1]) then return redis.call('PTTL', KEYS[1]) end
  if booked + redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[1]) then return 0 end
  redis.call('ZADD', KEYS[2], now + ARGV[2], ARGV[3])
  redis.call('PEXPIRE', KEYS[2], ARGV[2])
  return -1
`;

/** Gives a place back, for a booking when there is one. */
const LEAVE_PLACE = `
  redis.call('ZREM', KEYS[2], ARGV[1])
  if ARGV[2] == 'booked' and redis.call('INCR', KEYS[1]) == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    takePlace(bookings: string, places: string, max: number, leaseMs: number, id: string): Result<number, Context>;
    leavePlace(bookings: string, places: string, id: string, end: string, windowMs: number): Result<null, Context>;
  }
}

type SharedAllowanceOptions = BookingAllowanceOptions & { leaseMs?: number };

/**
 * The allowance of several processes together: a place is taken in Redis before the attempt and given back after it, so
 * that there are never more bookings than places. A place is leased: whoever dies with it, or cannot give it back, keeps
 * it from nobody for long. While Redis is away each process goes by its own count.
 */
export class SharedAllowance extends BookingAllowance {
  readonly #redis: Redis;
  readonly #options: SharedAllowanceOptions;

  constructor(redis: Redis, options: SharedAllowanceOptions) {
    super(options);
    this.#redis = redis;
    this.#options = options;
    redis.defineCommand('takePlace', { numberOfKeys: 2, lua: TAKE_PLACE });
    redis.defineCommand('leavePlace', { numberOfKeys: 2, lua: LEAVE_PLACE });
  }

  override async acquire(name: string): Promise<Decision> {
    const own = await super.acquire(name);
    if (!own.isGranted) return own;
    const id = randomUUID();
    const retryAfterMs = await this.#takePlace(name, id);
    if (retryAfterMs >= 0) {
      own.settle(false);
      return { isGranted: false, retryAfterMs };
    }
    const settle = (isBooked: boolean) => {
      own.settle(isBooked);
      this.#leavePlace(name, id, isBooked);
    };
    return { isGranted: true, settle };
  }

  /** Negative when the attempt may go on, otherwise the milliseconds to wait. */
  async #takePlace(name: string, id: string): Promise<number> {
    const { max, leaseMs = LEASE_MS } = this.#options;
    const deadlineMs = performance.now() + PATIENCE_MS;
    try {
      for (;;) {
        const answer = await this.#redis.takePlace(...toKeys(name), max, leaseMs, id);
        if (answer !== 0) return answer;
        if (performance.now() >= deadlineMs) return PATIENCE_MS;
        await sleep(PAUSE_MS);
      }
    } catch {
      // `plugins/redis.ts` notes the loss; a booking is worth more than a limit.
      return -1;
    }
  }

  /** Also when no answer said that it was taken: the answer alone may have been lost. */
  #leavePlace(name: string, id: string, isBooked: boolean): void {
    const end = isBooked ? 'booked' : 'refused';
    this.#redis.leavePlace(...toKeys(name), id, end, this.#options.windowMs).catch(() => undefined);
  }
}

function toKeys(name: string): [bookings: string, places: string] {
  return [`bookings:${name}`, `places:${name}`];
}
