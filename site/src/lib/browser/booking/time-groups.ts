import { labelToSlot } from '@clinic/contract/booking-calendar.ts';
import { timeToPartOfDay } from '#messages/hours.ts';

/** Times below one heading. A group without a heading stands alone. */
export type TimeGroup<Time> = { heading: string; slots: Time[] };

/** More times than these are hard to read without headings. */
const MOST_WITHOUT_HEADINGS = 8;

/**
 * Groups a day's times, the earliest first, by the part of the day. A few times stay together when all of them are among
 * the clinic's slots, which are times of the 24-hour clock.
 */
export function groupByPartOfDay<Time extends { time: string }>(
  slots: Time[],
  clinicSlots: readonly string[],
): TimeGroup<Time>[] {
  const toStart = ({ time }: Time) => labelToSlot(time) ?? '';
  const isShort = slots.length <= MOST_WITHOUT_HEADINGS && slots.every((slot) => clinicSlots.includes(toStart(slot)));
  if (isShort) return [{ heading: '', slots }];
  const toHeading = (slot: Time) => timeToPartOfDay(toStart(slot));
  return [...new Set(slots.map(toHeading))].map((heading) => ({
    heading,
    slots: slots.filter((slot) => toHeading(slot) === heading),
  }));
}
