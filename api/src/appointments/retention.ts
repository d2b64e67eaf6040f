import { getTodayInPune } from '@clinic/contract/booking-calendar.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { AppointmentStore } from './store.ts';

const MS_PER_DAY = 86_400_000;

export type RetentionOptions = {
  store: AppointmentStore;
  /** How many days after its date an appointment is kept. */
  days: number;
  getNow: () => Date;
  log: FastifyBaseLogger;
};

/**
 * Removes appointments that have been kept long enough, now and then once a day, and says how many they were. A day on
 * which the database cannot be reached is made up for on the next. Returns what stops it.
 */
export function startRetention({ store, days, getNow, log }: RetentionOptions): () => void {
  const purge = async () => {
    const firstKept = getFirstKeptDate(getNow(), days);
    try {
      const removed = await store.removeBefore(firstKept);
      if (removed > 0) log.info({ removed, before: firstKept }, 'appointments removed after their time');
    } catch (err) {
      log.error({ err }, 'appointments could not be removed after their time');
    }
  };
  purge();
  const timer = setInterval(purge, MS_PER_DAY);
  timer.unref();
  return () => clearInterval(timer);
}

/** The earliest date, YYYY-MM-DD in Pune, whose appointments are still kept. */
export function getFirstKeptDate(now: Date, days: number): string {
  return getTodayInPune(new Date(now.getTime() - days * MS_PER_DAY));
}
