import { hash } from 'node:crypto';
import { type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { getUsualSlots } from '@clinic/contract/timetable.ts';
import type { Lasting } from '../../lasting.ts';
import { BURST_RULES, type Burst, DAY_MS, type Traits } from './burst-rules.ts';
import { RecentSenders } from './recent-senders.ts';

/** The last days whose average number of bookings is usual. */
const USUAL_DAYS = 7;
/** Lets a whole date pass in a clinic whose dates are usually fully booked within a day. */
const TIMES_THE_USUAL = 6 / 5;

/**
 * Notices bursts of bookings, even when each booking has its own address and phone. It remembers hashes of what the
 * rules compare, and keys of phones, only in this process's memory.
 */
export function createBurstSignals(calendar: BookingCalendar, lasting: Lasting) {
  // A doctor's usual slots are those of all weekdays, so that no day of many hours counts as a burst.
  const slotsPerDay = getAllDoctors(calendar).flatMap(({ id }) => getUsualSlots(ofDoctor(calendar, id))).length;
  const { rules, usual } = lasting('bursts', () => ({
    rules: BURST_RULES.map((rule) => ({ ...rule, recent: new RecentSenders<string | object>(rule.windowMs) })),
    usual: new RecentSenders<object>(USUAL_DAYS * DAY_MS),
  }));

  /**
   * Call it for each attempt to book, before its outcome is known; `isMarked` when it already has a sign of its own.
   * Returns the bursts that the booking belongs to, each with its number of bookings, and `finish`. Call `finish` when
   * the attempt has ended: an attempt that did not become a booking is no longer counted.
   */
  return function noteBooking(traits: Traits, phone: string, isMarked: boolean, nowMs: number) {
    const bursts = new Map<Burst, number>();
    const counted = usual.add('', {}, Number.POSITIVE_INFINITY, nowMs);
    const usualPerDay = (counted.count - 1) / USUAL_DAYS;
    const takeBacks: (() => void)[] = [];
    for (const { burst, windowMs, toKeys, most, share = 0, isPerPhone, recent } of rules) {
      // A booking that one sign marks is not counted by the rules of pace, so that a flood marks few of the patients
      // who book meanwhile.
      if (share > 0 && (isMarked || bursts.size > 0)) break;
      const ofUsual = share > 0 && windowMs === DAY_MS ? TIMES_THE_USUAL * usualPerDay : 0;
      const max = Math.max(most, Math.floor(share * slotsPerDay), ofUsual);
      for (const key of toKeys(traits)) {
        const { count, takeBack } = recent.add(hash('sha256', key, 'base64'), isPerPhone ? phone : {}, max, nowMs);
        if (count > max) bursts.set(burst, count);
        takeBacks.push(takeBack);
      }
    }

    function finish(isBooked: boolean): void {
      if (!isBooked || bursts.size > 0) counted.takeBack();
      if (!isBooked) for (const takeBack of takeBacks) takeBack();
    }
    return { bursts, finish };
  };
}
