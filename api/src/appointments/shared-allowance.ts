import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis, Result } from 'ioredis';
import { BookingAllowance, type BookingAllowanceOptions, type Decision } from './booking-allowance.ts';

/**
 * While every place is taken it is open whether all of them become bookings: those of other processes cannot be waited
 * for, only asked after again.
 */
const TRIES = 4;
const PAUSE_MS = 75;

/** Takes a place and answers -1, or answers with the milliseconds for which all places are taken. */
const TAKE_PLACE = `
  if tonumber(redis.call('GET', KEYS[1]) or 0) >= tonumber(ARGV[1]) then return redis.call('PTTL', KEYS[1]) end
  if redis.call('INCR', KEYS[1]) == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return -1
`;

const GIVE_BACK_PLACE = `
  if redis.call('DECR', KEYS[1]) <= 0 then redis.call('DEL', KEYS[1]) end
`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    takePlace(key: string, max: number, windowMs: number): Result<number, Context>;
    giveBackPlace(key: string): Result<null, Context>;
  }
}

/**
 * The allowance of several processes together: a place is taken in Redis before the attempt and given back when
 * nothing was booked, so that there are never more bookings than places. While Redis is away each process goes by its
 * own count.
 */
export class SharedAllowance extends BookingAllowance {
  readonly #redis: Redis;
  readonly #options: BookingAllowanceOptions;
  /** Places taken for attempts that are under way, per address; an attempt begun while Redis was away has none. */
  readonly #places = new Map<string, number>();

  constructor(redis: Redis, options: BookingAllowanceOptions) {
    super(options);
    this.#redis = redis;
    this.#options = options;
    redis.defineCommand('takePlace', { numberOfKeys: 1, lua: TAKE_PLACE });
    redis.defineCommand('giveBackPlace', { numberOfKeys: 1, lua: GIVE_BACK_PLACE });
  }

  override async acquire(name: string): Promise<Decision> {
    const own = await super.acquire(name);
    if (!own.isGranted) return own;
    const shared = await this.#takePlace(name);
    if (!shared.isGranted) super.settle(name, false);
    return shared;
  }

  override settle(name: string, isBooked: boolean): void {
    super.settle(name, isBooked);
    const places = this.#places.get(name) ?? 0;
    if (places === 0) return;
    if (places === 1) this.#places.delete(name);
    else this.#places.set(name, places - 1);
    // A place that cannot be given back is free again when the window ends.
    if (!isBooked) this.#redis.giveBackPlace(toKey(name)).catch(() => undefined);
  }

  async #takePlace(name: string): Promise<Decision> {
    const { max, windowMs } = this.#options;
    try {
      let retryAfterMs = await this.#redis.takePlace(toKey(name), max, windowMs);
      for (let tries = 1; retryAfterMs >= 0 && tries < TRIES; tries += 1) {
        await sleep(PAUSE_MS);
        retryAfterMs = await this.#redis.takePlace(toKey(name), max, windowMs);
      }
      if (retryAfterMs >= 0) return { isGranted: false, retryAfterMs };
      this.#places.set(name, (this.#places.get(name) ?? 0) + 1);
    } catch {
      // `plugins/redis.ts` notes the loss; a booking is worth more than a limit.
    }
    return { isGranted: true };
  }
}

function toKey(name: string): string {
  return `bookings:${name}`;
}
