import { type BookingCalendar, getLastBookableDate, getTodayInPune } from '@clinic/contract/booking-calendar.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { AppointmentStore } from './store/store.ts';

const MS_PER_DAY = 86_400_000;

/** India's DPDP Rules, 8(3), ask to keep records for at least a year. */
const LAWFUL_DAYS = 365;

/** A clinic books every few days: a clock that is further from the newest booking is more likely wrong than right. */
const MAX_SILENCE_DAYS = 30;

export type RetentionOptions = {
  store: AppointmentStore;
  calendar: BookingCalendar;
  /** How many days after its date an appointment is kept; after it was made when nobody may book that date. Less than a year is done, and warned of. */
  days: number;
  getNow: () => Date;
  log: FastifyBaseLogger;
};

/**
 * Removes appointments that have been kept long enough, now and then once a day, and says how many they were. A day on
 * which the database cannot be reached, or the clock not be believed, is made up for on the next. Returns what stops it.
 */
export function startRetention({ store, calendar, days, getNow, log }: RetentionOptions): () => void {
  if (days < LAWFUL_DAYS) {
    log.warn({ days }, "RETENTION_DAYS is less than the year for which India's DPDP Rules, 8(3), ask to keep records");
  }
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
      const removed = await store.removeBefore(firstKept, getLastBookableDate(calendar, now));
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
 * The earliest date, YYYY-MM-DD in Pune, whose appointments are still kept: so many days ago. From a year on, no later
 * than the same day of last year, because a year with a 29 February has 366 days.
 */
export function getFirstKeptDate(now: Date, days: number): string {
  const today = new Date(getTodayInPune(now));
  const daysAgo = today.getTime() - days * MS_PER_DAY;
  const lastYear = new Date(today).setUTCFullYear(today.getUTCFullYear() - 1);
  return new Date(days < LAWFUL_DAYS ? daysAgo : Math.min(lastYear, daysAgo)).toISOString().slice(0, 10);
}
