import { addDays } from '@clinic/contract/booking-calendar.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import ICAL from 'ical.js';
import { toWallMs } from './calendar-zones.ts';
import { getZone, type Moment, MS_PER_DAY, MS_PER_SECOND, type ToMoment, toDay, toDayMs } from './moments.ts';

/** A busy time from its first up to its last instant, in milliseconds since 1970. */
export type BusySpan = { fromMs: number; toMs: number };

/** An event's own start; `null` without one. */
export function findStart(event: ICAL.Component, toMoment: ToMoment): Moment | null {
  const property = event.getFirstProperty('dtstart');
  const time = property?.getFirstValue();
  return property && time instanceof ICAL.Time ? toMoment(property, time) : null;
}

/** Whether an event leaves its time free. Somebody who works elsewhere is not at the clinic, though Exchange says so. */
export function isFree(event: ICAL.Component): boolean {
  const read = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  const status = read('x-microsoft-cdo-busystatus');
  if (read('status') === 'CANCELLED' || status === 'FREE' || isDeclined(event)) return true;
  return read('transp') === 'TRANSPARENT' && status !== 'WORKINGELSEWHERE';
}

/** Whether the doctor has declined an event. Google names a person's own calendar by the person's address. */
function isDeclined(event: ICAL.Component): boolean {
  const owner = String(event.parent?.getFirstPropertyValue('x-wr-calname') ?? '').toLowerCase();
  return event.getAllProperties('attendee').some((attendee) => {
    const isOwner = String(attendee.getFirstValue()).toLowerCase() === `mailto:${owner}`;
    return isOwner && String(attendee.getFirstParameter('partstat')).toUpperCase() === 'DECLINED';
  });
}

/** How long an event is, but for the zones of its begin and end. */
export function getRoughLength(event: ICAL.Component, start: ICAL.Time): number {
  const end = event.getFirstPropertyValue('dtend');
  if (end instanceof ICAL.Time) return toWallMs(end) - toWallMs(start);
  const duration = event.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration ? toMs(duration) : MS_PER_DAY;
}

/**
 * Makes the function that gives each start of an event its end. An event without one lasts a day, or no time, as does one
 * that ends before it begins. Whole days are days of `timeZone`.
 */
export function createToSpan(
  event: ICAL.Component,
  start: Moment,
  toMoment: ToMoment,
  timeZone: string,
): (time: ICAL.Time) => BusySpan {
  const property = event.getFirstProperty('dtend');
  const end = property?.getFirstValue();
  const duration = event.getFirstPropertyValue('duration');
  const durationMs = duration instanceof ICAL.Duration ? toMs(duration) : 0;
  if (start.time.isDate) {
    const endMs = end instanceof ICAL.Time ? toDayMs(end) : toDayMs(start.time) + durationMs;
    const count = Math.max(1, Math.round((endMs - toDayMs(start.time)) / MS_PER_DAY));
    const toBegin = (day: string) => toInstant(timeZone, day).getTime();
    return (time) => ({ fromMs: toBegin(toDay(time)), toMs: toBegin(addDays(toDay(time), count)) });
  }
  const zone = getZone(event.getFirstProperty('dtstart'));
  const ended = property && end instanceof ICAL.Time ? toMoment(property, end, zone) : null;
  const lengthMs = ended ? ended.clock(ended.time) - start.clock(start.time) : durationMs;
  return (time) => ({ fromMs: start.clock(time), toMs: start.clock(time) + lengthMs });
}

/** Reads a time that is written with its end, or its length. */
export function readPeriod(property: ICAL.Property, period: ICAL.Period, toMoment: ToMoment, zone?: string): BusySpan {
  const toInstantMs = (time: ICAL.Time) => toMoment(property, time, zone).clock(time);
  const fromMs = toInstantMs(period.start);
  return { fromMs, toMs: period.duration ? fromMs + toMs(period.duration) : toInstantMs(period.getEnd()) };
}

function toMs(duration: ICAL.Duration): number {
  return duration.toSeconds() * MS_PER_SECOND;
}
