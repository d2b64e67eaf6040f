import type ICAL from 'ical.js';
import { toWallMs } from './calendar-zones.ts';
import { type BusySpan, createToSpan, findStart, getRoughLength, isFree } from './event-times.ts';
import { type Moment, type ToMoment, toDayMs, toWall, toWallTime } from './moments.ts';

/** An event that takes the place of the instance of a series that `id` names. */
export type Override = { event: ICAL.Component; id: Moment; isForLater: boolean };

/** The change of all instances of a series from one on, until the next such change. Times are by the series' clock. */
export type LaterChange = {
  fromMs: number;
  /** How much sooner, and how much later, its instances may be busy than those of the series. */
  leadMs: number;
  reachMs: number;
  toSpans: (time: ICAL.Time) => BusySpan[];
};

/**
 * Reads the changes that hold for later instances too (`RANGE=THISANDFUTURE`, RFC 5545, 3.2.13), in order. An instance
 * keeps its distance from the named one by the clock on the wall. The library's own reading takes a `RECURRENCE-ID` of
 * another zone for one of the new start's zone.
 */
export function listLaterChanges(
  overrides: readonly Override[],
  series: Moment,
  toMoment: ToMoment,
  timeZone: string,
): LaterChange[] {
  const changes = overrides
    .filter(({ isForLater }) => isForLater)
    .map(({ event, id }): LaterChange => {
      const fromMs = toSeriesMs(id, series);
      const start = findStart(event, toMoment);
      if (!start || isFree(event)) return { fromMs, leadMs: 0, reachMs: 0, toSpans: () => [] };
      const toSpan = createToSpan(event, start, toMoment, timeZone);
      const startMs = toWallMs(start.time);
      return {
        fromMs,
        leadMs: fromMs - startMs,
        reachMs: startMs - fromMs + getRoughLength(event, start.time),
        toSpans: (time) => [toSpan(toWallTime(startMs + toWallMs(time) - fromMs))],
      };
    });
  return changes.sort((one, other) => one.fromMs - other.fromMs);
}

/** The time of the instance that is named, by the clock of its series. A day alone means the instance of that day. */
function toSeriesMs({ time, clock }: Moment, series: Moment): number {
  if (series.time.isDate) return toDayMs(time);
  if (time.isDate) return toDayMs(time) + toWallMs(series.time) - toDayMs(series.time);
  return toWallMs(toWall(clock(time), series));
}
