import type { FastifyBaseLogger } from 'fastify';
import type { Burst } from './burst-signals.ts';

/** A lasting burst is logged again after this time, or earlier once it has grown by this factor. */
const WARNING_INTERVAL_MS = 60_000;
const WARNING_GROWTH = 2;

/** A burst has ended when no booking of its kind has come for this long. */
const BURST_END_MS = 60 * 60_000;

type Course = { size: number; lastMs: number; warnedMs: number; warnedSize: number };

/** Makes the function that logs the size of each kind of burst, when it begins and while it lasts. */
export function createBurstLog(log: Pick<FastifyBaseLogger, 'warn'>, getNowMs: () => number) {
  const courses = new Map<Burst, Course>();

  /** Call it for each booking of a burst. `seen` is the number of bookings by which the burst was noticed. */
  return function logBurst(burst: Burst, seen: number): void {
    const nowMs = getNowMs();
    const known = courses.get(burst);
    const last = known && nowMs - known.lastMs < BURST_END_MS ? known : null;
    const course = { warnedMs: nowMs, warnedSize: seen, ...last, size: last ? last.size + 1 : seen, lastMs: nowMs };
    courses.set(burst, course);
    const isDue = nowMs - course.warnedMs >= WARNING_INTERVAL_MS || course.size >= WARNING_GROWTH * course.warnedSize;
    if (last && !isDue) return;
    course.warnedMs = nowMs;
    course.warnedSize = course.size;
    log.warn({ burst, bookings: course.size }, 'bookings come in a burst and are marked for review');
  };
}
