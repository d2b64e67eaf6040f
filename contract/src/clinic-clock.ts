// Dates and times by the clinic's clock, independent of the visitor's and the server's zone. Zones are IANA names.

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** `UTC`, or a name that Intl and Postgres both know. `+05:30` is refused, because Postgres reverses its sign. */
const TIME_ZONE_PATTERN = /^(UTC|[A-Z]\w+(\/[\w+-]+)+)$/;

/** A zone's offset changes only on a quarter of an hour. */
const STEP_MS = 15 * MS_PER_MINUTE;

/** How many steps are kept: more than a process needs at a time for the days that can be booked. */
const MAX_STEPS = 5000;

/** The format of each zone, which is slow to make and to use, and its offsets by their steps. */
const zones = new Map<string, { format: Intl.DateTimeFormat; offsets: Map<number, number> }>();

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
 * Returns the instant at which a zone's clock shows a date and a time, by default the start of the day; an invalid Date
 * for a text that is not a date. When a change of clocks repeats the time, the first instant counts. When it skips the
 * time, the instant is later by the length of the gap, as with 'compatible' in Temporal.
 */
export function toInstant(timeZone: string, date: string, time = '00:00'): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return new Date(asUtc);
  const before = asUtc - getUtcOffsetMs(timeZone, asUtc - MS_PER_DAY);
  const after = asUtc - getUtcOffsetMs(timeZone, asUtc + MS_PER_DAY);
  const exact = [before, after].filter((instant) => instant + getUtcOffsetMs(timeZone, instant) === asUtc);
  return new Date(exact.length > 0 ? Math.min(...exact) : before);
}

/** How far a zone is ahead of UTC, in milliseconds (19,800,000 in India), at an instant in milliseconds since 1970. */
export function getUtcOffsetMs(timeZone: string, instant: number): number {
  const { format, offsets } = getZone(timeZone);
  const step = Math.floor(instant / STEP_MS);
  const known = offsets.get(step);
  if (known !== undefined) return known;
  const offsetMs = readOffsetMs(format, instant);
  if (offsets.size >= MAX_STEPS) offsets.clear();
  offsets.set(step, offsetMs);
  return offsetMs;
}

function readOffsetMs(format: Intl.DateTimeFormat, instant: number): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(format.format(instant)) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MS_PER_MINUTE;
  return sign === '-' ? -ahead : ahead;
}

function toLocalText(timeZone: string, now: Date): string {
  return new Date(now.getTime() + getUtcOffsetMs(timeZone, now.getTime())).toISOString();
}

function getZone(timeZone: string) {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const zone = { format, offsets: new Map<number, number>() };
  zones.set(timeZone, zone);
  return zone;
}
