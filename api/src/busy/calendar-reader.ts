import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, type BookingCalendar, getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../database/tables.ts';
import type { Bell } from '../outbox/bell.ts';
import type { OutsideFetch } from '../outside/outside-fetch.ts';
import { readCalendar } from './calendar-reading.ts';
import { claimCalendar, keepReading } from './stored-calendars.ts';

/** How often to look for a calendar that is due. */
const LOOK_MS = 10_000;

/** How far series are followed beyond the last day that can be booked, for days on which no calendar can be read. */
const AHEAD_DAYS = 14;

const MS_PER_SECOND = 1000;

export type CalendarReaderOptions = {
  db: Kysely<ClinicDatabase>;
  calendar: BookingCalendar;
  fetchOutside: OutsideFetch;
  /** How long after a reading the next one is due. */
  seconds: number;
  /** Rung when times have changed, for the pages of the desk. */
  bell: Pick<Bell, 'ring'>;
  getNow: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

/**
 * Reads each calendar that is due. A file that has not changed is asked for once more when another day can be booked, for
 * its series then go on: each day, and when the owner publishes a longer time for bookings.
 */
export async function readDueCalendars(options: CalendarReaderOptions, signal: AbortSignal): Promise<void> {
  const { db, calendar, fetchOutside, seconds, bell, getNow, log } = options;
  const { timeZone } = calendar;
  for (;;) {
    const now = getNow();
    const due = await claimCalendar(db, now, new Date(now.getTime() + seconds * MS_PER_SECOND));
    if (!due) return;
    const to = addDays(getLastBookableDate(calendar, now), AHEAD_DAYS);
    const days = { from: getToday(timeZone, now), to, timeZone };
    const marks = due.read_whole_on === to ? due : null;
    const listOwn = () => listAppointmentUids(db, days.from);
    const reading = await readCalendar(fetchOutside, { url: due.url, marks, days, listOwn }, signal);
    if (await keepReading(db, due, reading, { to, now: getNow() })) bell.ring();
    const code = 'trouble' in reading ? reading.trouble : '';
    const about = { doctor: due.doctor, code: `busy-calendar ${code}`.trim() };
    if (code && !due.trouble) log.warn(about, 'a busy calendar cannot be read, and its last known times stay closed');
    if (!code && due.trouble) log.info(about, 'a busy calendar is read again');
  }
}

/**
 * Lists the UIDs that appointments from this day on have in calendars (`desk/src/rooms/export/feed-file.ts`). A doctor may
 * keep a copy there, which knows nothing of a move or a cancellation.
 */
async function listAppointmentUids(db: Kysely<ClinicDatabase>, from: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('appointments').select('id').where('appointment_date', '>=', from).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Reads the calendars as they become due, until the returned function is called. */
export function startCalendarReader(options: CalendarReaderOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function keepReadingDue(): Promise<void> {
    let hasFailed = false;
    while (!signal.aborted) {
      try {
        await readDueCalendars(options, signal);
        hasFailed = false;
      } catch (err) {
        if (!signal.aborted && !hasFailed) options.log.error({ err }, 'busy calendars cannot be read or stored');
        hasFailed = true;
      }
      await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  const ended = keepReadingDue();
  return () => {
    stopping.abort();
    return ended;
  };
}
