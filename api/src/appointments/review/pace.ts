import { addDays, type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { getUsualSlots } from '@clinic/contract/timetable.ts';
import { RecentSenders } from './recent-senders.ts';
import { UsualRate } from './usual-rate.ts';

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Bookings within a minute: more than a quarter of the slots that nine doctors have in a day. */
const MAX_PER_MINUTE = 20;

/**
 * This and the next five are shares of the slots that the clinic has in a day. A busy morning books less than a third
 * in an hour.
 */
const MAX_PER_HOUR = 1 / 2;
/** A full clinic books one day's slots in a day, and more after a holiday. */
const MAX_PER_DAY = 2;
/** The shares for bookings of one date. The patients of an hour, or of a day, do not all want the same date. */
const MAX_OF_DATE_PER_HOUR = 1 / 3;
const MAX_OF_DATE_PER_DAY = 5 / 6;
/** The shares for bookings of dates that lie together: two in three want one of the next days. */
const MAX_OF_NEAR_DATES_PER_HOUR = 2 / 5;
const MAX_OF_NEAR_DATES_PER_DAY = 7 / 6;

/** Three days on which the clinic is open, and a Sunday between them. */
const NEAR_DATES = 4;

/** This many bookings are no burst, even in the smallest clinic: a family may make them. */
const MIN_BOOKINGS = 6;
/** Two families may book for the same few days. */
const MIN_OF_NEAR_DATES = 2 * MIN_BOOKINGS;

/** In a minute or an hour, a busy service may take this many times its average number of bookings. */
const TIMES_THE_USUAL = 5;
/** Days are more alike than minutes and hours are. */
const TIMES_THE_USUAL_DAY = 2;
/** Lets a whole date pass in a clinic whose dates are usually fully booked within a day. */
const TIMES_THE_USUAL_DAY_FOR_DATE = 1 / MAX_OF_DATE_PER_DAY;

/** The kinds of count: bookings that come within a minute, an hour or a day, or those that fill a date or a few
 * that lie together. */
export type PaceBurst = 'minute' | 'hour' | 'day' | 'date';

/** A booking belongs to the burst when one of its keys has more than `max` bookings. */
type Measure = { burst: PaceBurst; recent: RecentSenders<object>; keys: string[]; max: number };

/**
 * Tells how many bookings may come within a time, from the slots that the clinic has in a day and from its usual pace.
 */
export function createPace(calendar: BookingCalendar) {
  const minutes = new RecentSenders<object>(MINUTE_MS);
  const hours = new RecentSenders<object>(HOUR_MS);
  const days = new RecentSenders<object>(DAY_MS);
  const usualMinute = new UsualRate(MINUTE_MS, 60);
  const usualHour = new UsualRate(HOUR_MS, 24);
  const usualDay = new UsualRate(DAY_MS, 7);
  // A doctor's usual slots are those of all weekdays, so that no day of many hours counts as a burst.
  const slotsPerDay = getAllDoctors(calendar).reduce(
    (sum, { id }) => sum + getUsualSlots(ofDoctor(calendar, id)).length,
    0,
  );
  const ofDay = (part: number, least = MIN_BOOKINGS) => Math.max(least, Math.floor(part * slotsPerDay));

  /**
   * The counts that include a booking for this date, each with the largest number that is no burst. The narrowest come
   * first, because they are the least likely to include other patients.
   */
  function getMeasures(date: string, nowMs: number): Measure[] {
    const perMinute = TIMES_THE_USUAL * usualMinute.get(nowMs);
    const perHour = TIMES_THE_USUAL * usualHour.get(nowMs);
    const perDay = usualDay.get(nowMs);
    const ofDatePerDay = Math.max(ofDay(MAX_OF_DATE_PER_DAY), TIMES_THE_USUAL_DAY_FOR_DATE * perDay);
    const ofNear = (part: number) => ofDay(part, MIN_OF_NEAR_DATES);
    const nearDates = Array.from({ length: NEAR_DATES }, (_, index) => `from ${addDays(date, -index)}`);
    return [
      { burst: 'date', recent: hours, keys: [date], max: Math.max(ofDay(MAX_OF_DATE_PER_HOUR), perHour) },
      { burst: 'minute', recent: minutes, keys: [''], max: Math.max(MAX_PER_MINUTE, perMinute) },
      { burst: 'date', recent: hours, keys: nearDates, max: Math.max(ofNear(MAX_OF_NEAR_DATES_PER_HOUR), perHour) },
      { burst: 'hour', recent: hours, keys: [''], max: Math.max(ofDay(MAX_PER_HOUR), perHour) },
      { burst: 'date', recent: days, keys: [date], max: ofDatePerDay },
      {
        burst: 'date',
        recent: days,
        keys: nearDates,
        max: Math.max(ofNear(MAX_OF_NEAR_DATES_PER_DAY), TIMES_THE_USUAL_DAY * perDay),
      },
      { burst: 'day', recent: days, keys: [''], max: Math.max(ofDay(MAX_PER_DAY), TIMES_THE_USUAL_DAY * perDay) },
    ];
  }

  /** Adds a booking that belongs to no burst to the averages. */
  function addUsual(nowMs: number): void {
    for (const usual of [usualMinute, usualHour, usualDay]) usual.add(nowMs);
  }

  return { getMeasures, addUsual };
}
