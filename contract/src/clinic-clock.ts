/** The clinic's clock, whatever the visitor's or the server's says. A zone is an IANA name: `Asia/Kolkata`. */

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** `UTC`, or a place as Intl and Postgres both know it. `+05:30` is none: Postgres reads its sign the other way round. */
const TIME_ZONE_PATTERN = /^(UTC|[A-Z]\w+(\/[\w+-]+)+)$/;

/** Clocks change on quarters of an hour. */
const STEP_MS = 15 * MS_PER_MINUTE;

/** Of each zone the format, which is dear to make, and the last answer, because most questions are about now. */
const zones = new Map<string, { format: Intl.DateTimeFormat; step: number; offsetMs: number }>();

export function isTimeZone(text: string): boolean {
  if (!TIME_ZONE_PATTERN.test(text)) return false;
  try {
    getZone(text);
    return true;
  } catch {
    return false;
  }
}

/** Today's date in a zone as YYYY-MM-DD. */
export function getToday(timeZone: string, now: Date): string {
  return toLocalText(timeZone, now).slice(0, 10);
}

/** The time of day in a zone: `14:05`. */
export function getTimeOfDay(timeZone: string, now: Date): string {
  return toLocalText(timeZone, now).slice(11, 16);
}

/**
 * The instant at which a zone's clock shows a date and a time, by default the beginning of the day; an invalid one for a
 * text that is no date. Of a time that comes twice it is the first; one that a change of clocks skips is that much later,
 * as in Temporal ('compatible').
 */
export function toInstant(timeZone: string, date: string, time = '00:00'): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return new Date(asUtc);
  const before = asUtc - getUtcOffsetMs(timeZone, asUtc - MS_PER_DAY);
  const after = asUtc - getUtcOffsetMs(timeZone, asUtc + MS_PER_DAY);
  const exact = [before, after].filter((instant) => instant + getUtcOffsetMs(timeZone, instant) === asUtc);
  return new Date(exact.length > 0 ? Math.min(...exact) : before);
}

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds since 1970: 19,800,000 in India. */
export function getUtcOffsetMs(timeZone: string, instant: number): number {
  const zone = getZone(timeZone);
  const step = Math.floor(instant / STEP_MS);
  if (zone.step !== step) {
    const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(zone.format.format(instant)) ?? [];
    const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MS_PER_MINUTE;
    Object.assign(zone, { step, offsetMs: sign === '-' ? -ahead : ahead });
  }
  return zone.offsetMs;
}

function toLocalText(timeZone: string, now: Date): string {
  return new Date(now.getTime() + getUtcOffsetMs(timeZone, now.getTime())).toISOString();
}

function getZone(timeZone: string) {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const zone = { format, step: Number.NaN, offsetMs: 0 };
  zones.set(timeZone, zone);
  return zone;
}
