import ICAL from 'ical.js';
import { toWallMs } from './calendar-zones.ts';
import { type BusySpan, createToSpan, findStart, getRoughLength, isFree, readPeriod } from './event-times.ts';
import { listLaterChanges, type Override } from './later-changes.ts';
import { getZone, listMoments, type Moment, MS_PER_DAY, type ToMoment, toDay, toWall } from './moments.ts';
import { repeat } from './repeats.ts';

/** The instants between which busy times are wanted, and the zone of whole days. */
export type AskedSpan = BusySpan & { timeZone: string };

/** More than the clocks of two zones differ. */
const SLACK_MS = 2 * MS_PER_DAY;

/** Reads the events of one UID: series, single events, and instances of a series that were changed or cancelled. */
export function readSeries(events: readonly ICAL.Component[], toMoment: ToMoment, asked: AskedSpan): BusySpan[] {
  const masters = events.filter((event) => !event.hasProperty('recurrence-id'));
  const zone = getZone(masters[0]?.getFirstProperty('dtstart') ?? null);
  const overrides = events.flatMap((event): Override[] => {
    const property = event.getFirstProperty('recurrence-id');
    if (!property) return [];
    const range = String(property.getFirstParameter('range') ?? '').toUpperCase();
    const id = toMoment(property, property.getFirstValue() as ICAL.Time, zone);
    return [{ event, id, isForLater: range === 'THISANDFUTURE' }];
  });
  return [
    ...masters.flatMap((event) => readMaster(event, overrides, toMoment, asked)),
    ...overrides.flatMap(({ event }) => readOverride(event, toMoment, asked)),
  ];
}

function readOverride(event: ICAL.Component, toMoment: ToMoment, { fromMs, timeZone }: AskedSpan): BusySpan[] {
  const start = findStart(event, toMoment);
  if (!start || isFree(event)) return [];
  const isOver = toWallMs(start.time) <= fromMs - SLACK_MS - getRoughLength(event, start.time);
  return isOver ? [] : [createToSpan(event, start, toMoment, timeZone)(start.time)];
}

function readMaster(
  event: ICAL.Component,
  overrides: readonly Override[],
  toMoment: ToMoment,
  { fromMs, toMs, timeZone }: AskedSpan,
): BusySpan[] {
  const start = findStart(event, toMoment);
  if (!start) return [];
  const isMasterFree = isFree(event);
  const changes = listLaterChanges(overrides, start, toMoment, timeZone);
  if (isMasterFree && changes.length === 0) return [];
  // Most calendars hold many years that are over. These are left out before any zone is asked.
  const reachMs = Math.max(getRoughLength(event, start.time), ...changes.map((change) => change.reachMs));
  const comingMs = fromMs - SLACK_MS - reachMs;
  const untilMs = toMs + SLACK_MS + Math.max(0, ...changes.map((change) => change.leadMs));
  const isComing = (time: ICAL.Time) => toWallMs(time) > comingMs;

  const zone = getZone(event.getFirstProperty('dtstart'));
  const toSpan = createToSpan(event, start, toMoment, timeZone);
  const added = listAdded(event, start, toMoment, zone).filter(({ time, own }) => own || isComing(time));
  const coming: Added[] = [...[...repeat(event, start, comingMs, untilMs)].map((time) => ({ time })), ...added];
  if (coming.length === 0) return [];
  const left = [...overrides.map(({ id }) => id), ...listMoments(event, 'exdate', toMoment, zone)];
  const isLeft = createIsLeft(
    left.filter(({ time }) => isComing(time)),
    start,
  );
  return coming
    .filter(({ time }) => !isLeft(time))
    .flatMap(({ time, own }) => {
      const change = changes.findLast((one) => one.fromMs <= toWallMs(time));
      if (change) return change.toSpans(time);
      return isMasterFree ? [] : [own ?? toSpan(time)];
    });
}

/** A start by the clock of its series, and its own time when that is not the length of the others. */
type Added = { time: ICAL.Time; own?: BusySpan };

/** Lists the starts that are added to a series one by one, which may have an end or a length of their own. */
function listAdded(event: ICAL.Component, start: Moment, toMoment: ToMoment, zone?: string): Added[] {
  return event.getAllProperties('rdate').flatMap((property) =>
    property.getValues().map((value: ICAL.Time | ICAL.Period): Added => {
      if (value instanceof ICAL.Period) {
        const own = readPeriod(property, value, toMoment, zone);
        return { time: toWall(own.fromMs, start), own };
      }
      return { time: value.isDate ? value : toWall(toMoment(property, value, zone).clock(value), start) };
    }),
  );
}

/** Whether a start is one that other events replace, or that is taken out: by its instant, or by its day. */
function createIsLeft(left: readonly Moment[], start: Moment): (time: ICAL.Time) => boolean {
  const days = new Set(left.filter(({ time }) => time.isDate || start.time.isDate).map(({ time }) => toDay(time)));
  const instants = new Set(left.filter(({ time }) => !time.isDate).map(({ time, clock }) => clock(time)));
  return (time) => days.has(toDay(time)) || instants.has(start.clock(time));
}
