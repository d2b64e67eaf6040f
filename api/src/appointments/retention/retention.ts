import { addDays, type BookingCalendar, getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Removal, Span } from './removal.ts';

const MS_PER_DAY = 86_400_000;

/** India's DPDP Rules, 8(3) and 6(1)(e), ask to keep records and logs for at least a year. */
const LAWFUL_DAYS = 365;

/** A clinic in use takes a booking, or opens its desk, every few days. After a longer silence the clock is in doubt. */
const MAX_SILENCE_DAYS = 31;

export type RetentionRules = {
  removal: Removal;
  calendar: BookingCalendar;
  /**
   * Days for which an appointment is kept after its date, or after its booking when the date lies beyond the last one
   * that can be booked. Less than a year is allowed and logged as a warning.
   */
  days: number;
};

/** The outcome of a run. */
export type RetentionRun = {
  /** How many appointments are removed, and the first date that is kept by the clock. */
  removed: number;
  before: string;
  /** How many appointments the clock alone would have removed. */
  refused: number;
  /** The last day of use before the latest silence, and the day after it. */
  silence: { since: string; until: string } | null;
};

export type RetentionOptions = RetentionRules & { getNow: () => Date; log: FastifyBaseLogger };

/**
 * Removes appointments and records of openings that have been kept long enough, at once and then every day, and logs
 * how many appointments. When the database cannot be reached, or the clock seems wrong, a later run makes up for it.
 * Returns a function that stops the runs.
 */
export function startRetention({ getNow, log, ...rules }: RetentionOptions): () => void {
  const { days } = rules;
  if (days < LAWFUL_DAYS) {
    log.warn({ days }, "RETENTION_DAYS is less than the year for which India's DPDP Rules, 8(3), ask to keep records");
  }
  const purge = async () => {
    const now = getNow();
    try {
      const { removed, before, refused, silence } = await runRetention(rules, now);
      if (removed > 0) log.info({ removed, before }, 'appointments removed after their time');
      if (refused === 0) return;
      const remedy = describeHalt(getToday(rules.calendar.timeZone, now));
      log.warn({ code: 'retention-refused', refused, before, ...silence }, remedy);
    } catch (err) {
      log.error({ err }, 'appointments could not be removed after their time');
    }
  };
  purge();
  const timer = setInterval(purge, MS_PER_DAY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Says why appointments are kept beyond their time, and what to do. `today` is today by the clock in doubt. */
export function describeHalt(today: string): string {
  return [
    'appointments are not removed, because the clock may be wrong: it passed over a long time in which nobody booked or used the desk',
    `Set the clock right if today is not ${today}. If it is, run: npm run desk -- retention --confirm ${today}`,
  ].join('. ');
}

/**
 * Removes what has been kept long enough. A long silence does not count as time: a clock that has jumped leaves one
 * behind, and what was booked under the wrong clock comes after it. So nothing that was to come when the clock jumped is
 * removed before a year of use has passed, or a person has said that the clock is right.
 */
export async function runRetention({ removal, calendar, days }: RetentionRules, now: Date): Promise<RetentionRun> {
  const used = await removal.noteUse(now);
  const confirmed = await removal.readConfirmed(now);
  const maxSilence = Math.min(MAX_SILENCE_DAYS, days);
  const silences = listSilences(used, maxSilence).filter(({ until }) => until > confirmed);
  const before = getFirstKeptDate(calendar, now, days);
  const lastDate = getLastBookableDate(calendar, now);
  const removed = await removal.removeDue(toSpans(before, silences, maxSilence), lastDate);
  // The log of openings is kept for the lawful year, whatever is set for appointments.
  const firstLogged = getFirstKeptDate(calendar, now, LAWFUL_DAYS);
  await removal.removeOpenings(toSpans(firstLogged, silences, maxSilence));
  const refused = silences.length === 0 ? 0 : await removal.countDue([{ from: '', before }], lastDate);
  const [latest] = silences;
  return { removed, before, refused, silence: latest ? { since: latest.since, until: latest.until } : null };
}

type Silence = { since: string; until: string; days: number };

/** The times of more than `maxDays` without use, the latest first. `used` is in order. */
function listSilences(used: readonly string[], maxDays: number): Silence[] {
  return used
    .slice(1)
    .map((until, index) => {
      const since = used[index] ?? until;
      return { since, until, days: (Date.parse(until) - Date.parse(since)) / MS_PER_DAY };
    })
    .filter(({ days }) => days > maxDays)
    .reverse();
}

/**
 * The days that have been kept long enough: those before `firstKept`, and a silence later for each one that came after
 * them. The last `maxSilence` days before a silence ends are as good as days of use.
 */
function toSpans(firstKept: string, silences: readonly Silence[], maxSilence: number): Span[] {
  const spans: Span[] = [];
  let before = firstKept;
  for (const { until, days } of silences) {
    spans.push({ from: addDays(until, -maxSilence), before });
    before = addDays(before, -days);
  }
  return [...spans, { from: '', before }];
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
