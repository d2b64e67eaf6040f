import { type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { RecentSenders } from './recent-senders.ts';
import { UsualRate } from './usual-rate.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Bookings within a minute: more than a quarter of the slots that nine doctors have in a day. */
const MAX_PER_MINUTE = 20;

/** The next four are parts of the slots that the clinic has in a day. A busy morning books less than a third in an hour. */
const MAX_PER_HOUR = 1 / 2;
/** A full clinic books one day's slots in a day, and more after a holiday. */
const MAX_PER_DAY = 2;
/** For one date. Not all patients of an hour, or of a day, want the same. */
const MAX_OF_DATE_PER_HOUR = 1 / 3;
const MAX_OF_DATE_PER_DAY = 5 / 6;

/** So many bookings are no burst of the smallest clinic either: a family makes them. */
const MIN_BOOKINGS = 6;

/** A busy service may take this many times its average number of bookings in a minute or an hour. */
const TIMES_THE_USUAL = 5;
/** Days are more alike than minutes and hours are. */
const TIMES_THE_USUAL_DAY = 2;
/** Where dates are usually full within a day, this lets the whole of one pass. */
const TIMES_THE_USUAL_DAY_FOR_DATE = 1 / MAX_OF_DATE_PER_DAY;

/** What is counted: bookings that come within a minute, an hour or a day, or those that fill one date. */
export type PaceBurst = 'minute' | 'hour' | 'day' | 'date';

type Measure = { burst: PaceBurst; recent: RecentSenders<object>; key: string; max: number };

/** Tells how many bookings may come in a time, by the slots that the clinic has in a day and by what is usual. */
export function createPace(calendar: BookingCalendar) {
  const minutes = new RecentSenders<object>(MINUTE_MS);
  const hours = new RecentSenders<object>(HOUR_MS);
  const days = new RecentSenders<object>(DAY_MS);
  const usualMinute = new UsualRate(MINUTE_MS, 60);
  const usualHour = new UsualRate(HOUR_MS, 24);
  const usualDay = new UsualRate(DAY_MS, 7);
  const slotsPerDay = new Set(getAllDoctors(calendar).map(({ id }) => id)).size * calendar.slots.length;
  const ofDay = (part: number) => Math.max(MIN_BOOKINGS, Math.floor(part * slotsPerDay));

  /**
   * Where a booking for this date is counted, and the largest counts that are no burst. The narrowest come first: other
   * patients are the least likely to be among what they count.
   */
  function getMeasures(date: string, nowMs: number): Measure[] {
    const perMinute = TIMES_THE_USUAL * usualMinute.get(nowMs);
    const perHour = TIMES_THE_USUAL * usualHour.get(nowMs);
    const perDay = usualDay.get(nowMs);
    const ofDatePerDay = Math.max(ofDay(MAX_OF_DATE_PER_DAY), TIMES_THE_USUAL_DAY_FOR_DATE * perDay);
    return [
      { burst: 'date', recent: hours, key: date, max: Math.max(ofDay(MAX_OF_DATE_PER_HOUR), perHour) },
      { burst: 'minute', recent: minutes, key: '', max: Math.max(MAX_PER_MINUTE, perMinute) },
      { burst: 'hour', recent: hours, key: '', max: Math.max(ofDay(MAX_PER_HOUR), perHour) },
      { burst: 'date', recent: days, key: date, max: ofDatePerDay },
      { burst: 'day', recent: days, key: '', max: Math.max(ofDay(MAX_PER_DAY), TIMES_THE_USUAL_DAY * perDay) },
    ];
  }

  /** Counts a booking that belongs to no burst as usual. */
  function addUsual(nowMs: number): void {
    for (const usual of [usualMinute, usualHour, usualDay]) usual.add(nowMs);
  }

  return { getMeasures, addUsual };
}
