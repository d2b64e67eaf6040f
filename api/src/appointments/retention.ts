import { getTodayInPune } from '@clinic/contract/booking-calendar.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { AppointmentStore } from './store.ts';

const MS_PER_DAY = 86_400_000;

/** A clinic books every few days: a clock that is further from the newest booking is more likely wrong than right. */
const MAX_SILENCE_DAYS = 30;

export type RetentionOptions = {
  store: AppointmentStore;
  /** How many days after its date an appointment is kept, and a year at least. */
  days: number;
  getNow: () => Date;
  log: FastifyBaseLogger;
};

/**
 * Removes appointments that have been kept long enough, now and then once a day, and says how many they were. A day on
 * which the database cannot be reached, or the clock not be believed, is made up for on the next. Returns what stops it.
 */
export function startRetention({ store, days, getNow, log }: RetentionOptions): () => void {
  const purge = async () => {
    const now = getNow();
    try {
      const newest = await store.getNewestCreation();
      if (newest === null) return;
      const silentDays = Math.floor((now.getTime() - newest.getTime()) / MS_PER_DAY);
      if (silentDays > MAX_SILENCE_DAYS) {
        log.warn({ silentDays }, 'nothing is removed until there is a new booking: the clock may be wrong');
        return;
      }
      const firstKept = getFirstKeptDate(now, days);
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

/**
 * The earliest date, YYYY-MM-DD in Pune, whose appointments are still kept: so many days ago, or the same day of last
 * year where that is earlier, because a year with a 29 February has 366 days.
 */
export function getFirstKeptDate(now: Date, days: number): string {
  const today = new Date(getTodayInPune(now));
  const lastYear = new Date(today).setUTCFullYear(today.getUTCFullYear() - 1);
  const firstKept = Math.min(lastYear, today.getTime() - days * MS_PER_DAY);
  return new Date(firstKept).toISOString().slice(0, 10);
}
