import ICAL from 'ical.js';
import { toWallMs, type ZoneClock } from './calendar-zones.ts';

/** A `DTSTART` and what is like it: an instant, or a day of no zone. */
export type Moment = { time: ICAL.Time; clock: ZoneClock };

/** Finds the clock of a property's time. One without a zone is by that of `zone`, the name of its series' zone. */
export type ToMoment = (property: ICAL.Property, time: ICAL.Time, zone?: string) => Moment;

export const MS_PER_SECOND = 1000;
export const MS_PER_DAY = 86_400_000;

/** Makes the function for the properties of one calendar. */
export function createToMoment(getClock: (name: string) => ZoneClock): ToMoment {
  return (property, time, zone) => {
    const isUtc = time.zone === ICAL.Timezone.utcTimezone;
    return { time, clock: getClock(isUtc ? 'UTC' : (getZone(property) ?? zone ?? '')) };
  };
}

export function getZone(property: ICAL.Property | null): string | undefined {
  return String(property?.getFirstParameter('tzid') ?? '') || undefined;
}

/** Lists the times of all properties of a name, which may have several in a line. */
export function listMoments(event: ICAL.Component, name: string, toMoment: ToMoment, zone?: string): Moment[] {
  return event
    .getAllProperties(name)
    .flatMap((property) => property.getValues().map((time: ICAL.Time) => toMoment(property, time, zone)));
}

/** The time that a clock shows at an instant. */
export function toWall(instant: number, { clock }: Pick<Moment, 'clock'>): ICAL.Time {
  const getOffset = (wallMs: number) => wallMs - clock(toWallTime(wallMs));
  return toWallTime(instant + getOffset(instant + getOffset(instant)));
}

/** The reverse of `toWallMs`. */
export function toWallTime(wallMs: number): ICAL.Time {
  const date = new Date(wallMs);
  return ICAL.Time.fromData({
    ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    ...{ hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: date.getUTCSeconds() },
  });
}

export function withoutZone(time: ICAL.Time): ICAL.Time {
  const { year, month, day, hour, minute, second, isDate } = time;
  return ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate });
}

export function toDay(time: ICAL.Time): string {
  return new Date(toWallMs(time)).toISOString().slice(0, 10);
}

/** The beginning of a time's day, on the same clock. */
export function toDayMs(time: ICAL.Time): number {
  return Date.parse(toDay(time));
}
