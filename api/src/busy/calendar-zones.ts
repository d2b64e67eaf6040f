import { isTimeZone, toInstant } from '@clinic/contract/clinic-clock.ts';
import type ICAL from 'ical.js';
import { findIana } from 'windows-iana';

/** Turns a time of a zone's clock into the instant in milliseconds since 1970. */
export type ZoneClock = (time: ICAL.Time) => number;

/** The end of names such as `tzone://Microsoft/Utc`. */
const UTC_END = /(^|\/)(utc|gmt)$/i;

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
 * one that the file itself describes. Times without a zone are by that of the calendar (`X-WR-TIMEZONE`), and these, or
 * times of an unknown one, else by the clinic's clock.
 */
function findZoneClock(typed: string, calendar: ICAL.Component, clinicZone: string): ZoneClock {
  const name = typed || String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '');
  const iana = [...listIanaEnds(name), ...findIana(name)].find(isTimeZone);
  const described = iana ? null : calendar.getTimeZoneByID(name);
  if (described) return (time) => toWallMs(time) - described.utcOffset(time) * MS_PER_SECOND;
  const zone = iana ?? (UTC_END.test(name) ? 'UTC' : clinicZone);
  return (time) => {
    const [date = '', clock = ''] = new Date(toWallMs(time)).toISOString().split('T');
    return toInstant(zone, date, clock.slice(0, 5)).getTime() + time.second * MS_PER_SECOND;
  };
}

/** `/mozilla.org/20050126_1/Asia/Kolkata` -> itself, …, `20050126_1/Asia/Kolkata`, `Asia/Kolkata` */
function listIanaEnds(name: string): string[] {
  const parts = name.split('/');
  return [name, ...parts.slice(1, -1).map((_part, index) => parts.slice(index + 1).join('/'))];
}

/** The time that a clock shows, as if it were that of UTC: to compare times of one clock, and roughly those of any. */
export function toWallMs({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
