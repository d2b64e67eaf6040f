import ICAL from 'ical.js';
import { toWallMs } from './calendar-zones.ts';
import { type Moment, MS_PER_DAY, toWall, withoutZone } from './moments.ts';

/** Lists the starts of an event between two times of its own clock. A series without an end goes no further. */
export function* repeat(event: ICAL.Component, start: Moment, comingMs: number, untilMs: number): Generator<ICAL.Time> {
  if (toWallMs(start.time) > comingMs) yield start.time;
  // The library counts a series by the clock on the wall, for which a time must have no zone.
  const first = withoutZone(start.time);
  for (const rule of event.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur)) {
    if (rule.until) rule.until = toWallUntil(rule.until, start);
    const isOfMonth = createIsOfMonth(rule, first);
    const times = rule.iterator(skipWeeks(rule, first, comingMs));
    for (let time = times.next(); time && toWallMs(time) < untilMs; time = times.next()) {
      if (toWallMs(time) > comingMs && time.compare(first) !== 0 && isOfMonth(time)) yield time.clone();
    }
  }
}

/** Leaves out a day that a year lacks, such as 29 February, which the library takes for one of the next month. */
function createIsOfMonth(rule: ICAL.Recur, first: ICAL.Time): (time: ICAL.Time) => boolean {
  const byOtherDays = ['BYDAY', 'BYWEEKNO', 'BYYEARDAY'].some((part) => rule.getComponent(part).length > 0);
  if (rule.freq !== 'YEARLY' || byOtherDays) return () => true;
  const months = rule.getComponent('BYMONTH');
  return ({ month }) => (months.length > 0 ? months.includes(month) : month === first.month);
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
  const wall = withoutZone(until);
  if (until.isDate) return ICAL.Time.fromData({ ...wall.toJSON(), isDate: false, hour: 23, minute: 59, second: 59 });
  const isUtc = until.zone === ICAL.Timezone.utcTimezone;
  return isUtc && !start.time.isDate ? toWall(until.toJSDate().getTime(), start) : wall;
}
