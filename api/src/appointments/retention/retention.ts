import { type BookingCalendar, getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { AppointmentStore } from '../store/store.ts';

const MS_PER_DAY = 86_400_000;

/** India's DPDP Rules, 8(3) and 6(1)(e), ask to keep records and logs for at least a year. */
const LAWFUL_DAYS = 365;

/** A clinic takes a booking every few days: when the newest one is older than this, the clock is probably wrong. */
const MAX_SILENCE_DAYS = 30;

export type RetentionOptions = {
  store: AppointmentStore;
  calendar: BookingCalendar;
  /**
   * Days for which an appointment is kept after its date, or after its booking when the date lies beyond the last one
   * that can be booked. Less than a year is allowed and logged as a warning.
   */
  days: number;
  getNow: () => Date;
  log: FastifyBaseLogger;
};

/**
 * Removes appointments and records of openings that have been kept long enough, at once and then every day, and logs
 * how many appointments. When the database cannot be reached, or the clock seems wrong, the next day's run makes up for
 * it. Returns a function that stops the runs.
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
      const firstKept = getFirstKeptDate(calendar, now, days);
      const removed = await store.removeBefore(firstKept, getLastBookableDate(calendar, now));
      if (removed > 0) log.info({ removed, before: firstKept }, 'appointments removed after their time');
      // The log of openings is kept for the lawful year, whatever is set for appointments.
      await store.removeOpeningsBefore(getFirstKeptDate(calendar, now, LAWFUL_DAYS));
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
 * The earliest date, YYYY-MM-DD by the clinic's clock, whose appointments are still kept: `days` ago. With 365 days or
 * more it is never later than the same day of last year, because a year with a 29 February has 366 days.
 */
export function getFirstKeptDate({ timeZone }: BookingCalendar, now: Date, days: number): string {
  const today = new Date(getToday(timeZone, now));
  const daysAgo = today.getTime() - days * MS_PER_DAY;
  const lastYear = new Date(today).setUTCFullYear(today.getUTCFullYear() - 1);
  return new Date(days < LAWFUL_DAYS ? daysAgo : Math.min(lastYear, daysAgo)).toISOString().slice(0, 10);
}
