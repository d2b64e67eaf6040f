import type { FastifyBaseLogger } from 'fastify';
import type { Burst } from './burst-rules.ts';

/** A lasting burst is logged again after this time, or earlier once it has grown by this factor. */
const INTERVAL_MS = 60_000;
const GROWTH = 2;

/** A burst has ended when no booking of its kind has come for this long. */
const BURST_END_MS = 60 * 60_000;

/**
 * Makes the function that logs the size of each kind of burst, when it begins and while it lasts. Call it for each
 * booking of a burst; `seen` is the number of bookings by which the burst was noticed.
 */
export function createBurstLog(log: Pick<FastifyBaseLogger, 'warn'>, getNowMs: () => number) {
  const courses = new Map<Burst, { size: number; lastMs: number; warnedMs: number; warnedSize: number }>();
  return function logBurst(burst: Burst, seen: number): void {
    const nowMs = getNowMs();
    const known = courses.get(burst);
    const last = known && nowMs - known.lastMs < BURST_END_MS ? known : null;
    const bookings = last ? last.size + 1 : seen;
    const isQuiet = last && nowMs - last.warnedMs < INTERVAL_MS && bookings < GROWTH * last.warnedSize;
    const warned = isQuiet ? last : { warnedMs: nowMs, warnedSize: bookings };
    courses.set(burst, { ...warned, size: bookings, lastMs: nowMs });
    if (!isQuiet) log.warn({ burst, bookings }, 'bookings come in a burst and are marked for review');
  };
}
