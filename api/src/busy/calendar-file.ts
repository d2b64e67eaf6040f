import { addDays } from '@clinic/contract/booking-calendar.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import ICAL from 'ical.js';
import { createClocks, toWallMs, type ZoneClock } from './calendar-zones.ts';

/** The clinic's days that are asked about, both included. */
export type AskedDays = { from: string; to: string; timeZone: string };

/** A busy time from its first up to its last instant, in milliseconds since 1970. */
export type BusySpan = { fromMs: number; toMs: number };

/** The file is no calendar: a page that asks for a sign-in, or cut off. */
export class NoCalendar extends Error {
  override name = 'NoCalendar';
}

/** A `DTSTART` and what is like it: an instant, or a day of no zone. */
type Moment = { time: ICAL.Time; clock: ZoneClock };

const MS_PER_SECOND = 1000;
const MS_PER_DAY = 86_400_000;

/** More than the clocks of two zones differ. */
const SLACK_MS = 2 * MS_PER_DAY;

/**
 * Reads the busy times of a calendar file that touch these days. Nothing else of an event is kept. Whole days are days of
 * the clinic. Throws NoCalendar.
 */
export function readBusySpans(text: string, days: AskedDays): BusySpan[] {
  const calendars = parseCalendars(text);
  return calendars.flatMap((calendar) => {
    const series = Map.groupBy(calendar.getAllSubcomponents('vevent'), (event) => {
      return String(event.getFirstPropertyValue('uid') ?? '');
    });
    const getClock = createClocks(calendar, days.timeZone);
    return [...series.values()].flatMap((events) => readSeries(events, getClock, days));
  });
}

function parseCalendars(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, ''));
    // The library returns one calendar by itself, and several as a list.
    const list = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    const calendars = list.map((one) => new ICAL.Component(one as [string, unknown[], unknown[]]));
    if (calendars.length > 0 && calendars.every(({ name }) => name === 'vcalendar')) return calendars;
  } catch {
    // The library's words quote the file.
  }
  throw new NoCalendar();
}

/** Reads the events of one UID: series, single events, and instances of a series that were changed or cancelled. */
function readSeries(events: ICAL.Component[], getClock: (name: string) => ZoneClock, days: AskedDays): BusySpan[] {
  const toMoment = (property: ICAL.Property, time: ICAL.Time, zone?: string): Moment => {
    const name = time.zone === ICAL.Timezone.utcTimezone ? 'UTC' : property.getFirstParameter('tzid') || zone || '';
    return { time, clock: getClock(name) };
  };
  const masters = events.filter((event) => !event.hasProperty('recurrence-id'));
  const zone = masters[0]?.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const changed = events.flatMap((event) => {
    const property = event.getFirstProperty('recurrence-id');
    // One without a zone means the clock of its series.
    return property ? [toMoment(property, property.getFirstValue() as ICAL.Time, zone)] : [];
  });
  const readEvent = (event: ICAL.Component): BusySpan[] => {
    const property = event.getFirstProperty('dtstart');
    const time = property?.getFirstValue();
    if (!property || !(time instanceof ICAL.Time) || isFree(event)) return [];
    const start = toMoment(property, time);
    // Most calendars hold many years that are over. These are left out before any zone is asked.
    const comingMs = fromMs - SLACK_MS - getRoughLength(event, time);
    const isComing = (one: ICAL.Time) => toWallMs(one) > comingMs;
    if (event.hasProperty('recurrence-id')) {
      return isComing(time) ? [time].map(createToSpan(event, start, toMoment, days)) : [];
    }
    const added = listMoments(event, 'rdate', toMoment).map(({ time, clock }) => {
      return time.isDate ? time : toWall(clock(time), start);
    });
    const coming = [...repeat(event, start, comingMs, toMs + SLACK_MS), ...added.filter(isComing)];
    if (coming.length === 0) return [];
    const left = [...changed, ...listMoments(event, 'exdate', toMoment)].filter((one) => isComing(one.time));
    const isLeft = createIsLeft(left, start);
    return coming.filter((one) => !isLeft(one)).map(createToSpan(event, start, toMoment, days));
  };
  const fromMs = toInstant(days.timeZone, days.from).getTime();
  const toMs = toInstant(days.timeZone, addDays(days.to, 1)).getTime();
  return events.flatMap(readEvent).filter((span) => span.fromMs < toMs && span.toMs > fromMs);
}

function isFree(event: ICAL.Component): boolean {
  const read = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    read('status') === 'CANCELLED' || read('transp') === 'TRANSPARENT' || read('x-microsoft-cdo-busystatus') === 'FREE'
  );
}

/** Lists the starts of an event between two times of its own clock. A series without an end goes no further. */
function* repeat(event: ICAL.Component, start: Moment, comingMs: number, untilMs: number): Generator<ICAL.Time> {
  if (toWallMs(start.time) > comingMs) yield start.time;
  // The library counts a series by the clock on the wall, for which a time must have no zone.
  const first = withoutZone(start.time);
  for (const rule of event.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur)) {
    if (rule.until) rule.until = toWallUntil(rule.until, start);
    const times = rule.iterator(skipWeeks(rule, first, comingMs));
    for (let time = times.next(); time && toWallMs(time) < untilMs; time = times.next()) {
      if (toWallMs(time) > comingMs && time.compare(first) !== 0) yield time.clone();
    }
  }
}

/** Moves the first start of a series nearer, by weeks after which it repeats in the same way. */
function skipWeeks({ freq, interval, count }: ICAL.Recur, first: ICAL.Time, comingMs: number): ICAL.Time {
  const stepDays = 7 * interval;
  const steps = Math.floor((comingMs - toWallMs(first)) / (stepDays * MS_PER_DAY));
  if (steps <= 0 || count || !['DAILY', 'WEEKLY'].includes(freq)) return first;
  const nearer = first.clone();
  nearer.adjust(steps * stepDays, 0, 0, 0);
  return nearer;
}

/** The last start of a series by its own clock. A day means its end. */
function toWallUntil(until: ICAL.Time, start: Moment): ICAL.Time {
  if (until.isDate) return ICAL.Time.fromData({ ...toFields(until), hour: 23, minute: 59, second: 59 });
  const isUtc = until.zone === ICAL.Timezone.utcTimezone;
  return isUtc && !start.time.isDate ? toWall(until.toJSDate().getTime(), start) : withoutZone(until);
}

/** The time that the series' clock shows at an instant. */
function toWall(instant: number, { clock }: Pick<Moment, 'clock'>): ICAL.Time {
  const getOffset = (wallMs: number) => wallMs - clock(toWallTime(wallMs));
  return toWallTime(instant + getOffset(instant + getOffset(instant)));
}

const toWallTime = (instant: number) => {
  const date = new Date(instant);
  return ICAL.Time.fromData({
    ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    ...{ hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: date.getUTCSeconds() },
  });
};

const toFields = ({ year, month, day, hour, minute, second }: ICAL.Time) => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
});

function withoutZone(time: ICAL.Time): ICAL.Time {
  return ICAL.Time.fromData({ ...toFields(time), isDate: time.isDate });
}

/** Whether a start is one that other events replace, or that is taken out: by its instant, or by its day. */
function createIsLeft(left: Moment[], start: Moment): (time: ICAL.Time) => boolean {
  const days = new Set(left.filter(({ time }) => time.isDate || start.time.isDate).map(({ time }) => toDay(time)));
  const instants = new Set(left.filter(({ time }) => !time.isDate).map(({ time, clock }) => clock(time)));
  return (time) => days.has(toDay(time)) || instants.has(start.clock(time));
}

/** `EXDATE` and `RDATE` list several times, and periods, in a line. */
function listMoments(
  event: ICAL.Component,
  name: string,
  toMoment: (property: ICAL.Property, time: ICAL.Time) => Moment,
): Moment[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().map((value: ICAL.Time | ICAL.Period) => {
      return toMoment(property, value instanceof ICAL.Period ? value.start : value);
    }),
  );
}

/** How long an event is, but for the zones of its begin and end. */
function getRoughLength(event: ICAL.Component, start: ICAL.Time): number {
  const end = event.getFirstPropertyValue('dtend');
  if (end instanceof ICAL.Time) return toWallMs(end) - toWallMs(start);
  const duration = event.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration ? duration.toSeconds() * MS_PER_SECOND : MS_PER_DAY;
}

/** Makes the function that gives each start of an event its end. An event without one lasts a day, or no time. */
function createToSpan(
  event: ICAL.Component,
  start: Moment,
  toMoment: (property: ICAL.Property, time: ICAL.Time) => Moment,
  { timeZone }: AskedDays,
): (time: ICAL.Time) => BusySpan {
  const property = event.getFirstProperty('dtend');
  const end = property?.getFirstValue();
  const duration = event.getFirstPropertyValue('duration');
  const durationMs = duration instanceof ICAL.Duration ? duration.toSeconds() * MS_PER_SECOND : 0;
  if (start.time.isDate) {
    const endDay = end instanceof ICAL.Time ? Date.parse(toDay(end)) : Date.parse(toDay(start.time)) + durationMs;
    const count = Math.max(1, Math.round((endDay - Date.parse(toDay(start.time))) / MS_PER_DAY));
    const toMs = (day: string) => toInstant(timeZone, day).getTime();
    return (time) => ({ fromMs: toMs(toDay(time)), toMs: toMs(addDays(toDay(time), count)) });
  }
  const ended = property && end instanceof ICAL.Time ? toMoment(property, end) : null;
  const lengthMs = ended ? ended.clock(ended.time) - start.clock(start.time) : durationMs;
  return (time) => ({ fromMs: start.clock(time), toMs: start.clock(time) + lengthMs });
}

function toDay({ year, month, day }: ICAL.Time): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
