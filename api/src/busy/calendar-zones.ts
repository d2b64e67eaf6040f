import { isTimeZone, toInstant } from '@clinic/contract/clinic-clock.ts';
import type ICAL from 'ical.js';
import { findIana } from 'windows-iana';

/** Turns a time of a zone's clock into the instant in milliseconds since 1970. */
export type ZoneClock = (time: ICAL.Time) => number;

/** An IANA name at the end of another one, such as `/mozilla.org/20050126_1/Asia/Kolkata`. */
const IANA_END = /[A-Z]\w+(\/[A-Z][\w+-]*)+$/;

const MS_PER_SECOND = 1000;

/** Finds the clocks of the zones that a calendar names, each once. */
export function createClocks(calendar: ICAL.Component, clinicZone: string): (name: string) => ZoneClock {
  const clocks = new Map<string, ZoneClock>();
  return (name) => {
    const clock = clocks.get(name) ?? findZoneClock(name, calendar, clinicZone);
    clocks.set(name, clock);
    return clock;
  };
}

/**
 * Finds the clock of a zone by the name that a calendar gives it: an IANA name, one of Windows (CLDR's windowsZones), or
 * one that the file itself describes. Times without a zone, or of an unknown one, are by the clinic's clock.
 */
function findZoneClock(name: string, calendar: ICAL.Component, clinicZone: string): ZoneClock {
  const iana = [name, IANA_END.exec(name)?.[0] ?? '', ...findIana(name)].find(isTimeZone);
  const described = iana ? null : calendar.getTimeZoneByID(name);
  if (described) return (time) => toWallMs(time) - described.utcOffset(time) * MS_PER_SECOND;
  const zone = iana ?? (name === 'GMT' ? 'UTC' : clinicZone);
  return (time) => {
    const [date = '', clock = ''] = new Date(toWallMs(time)).toISOString().split('T');
    return toInstant(zone, date, clock.slice(0, 5)).getTime() + time.second * MS_PER_SECOND;
  };
}

/** The time that a clock shows, as if it were that of UTC: to compare times of one clock, and roughly those of any. */
export function toWallMs({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
