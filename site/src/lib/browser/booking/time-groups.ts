import { labelToSlot } from '@clinic/contract/booking-calendar.ts';
import { timeGroupWords as words } from '#messages/time-groups.en.ts';

/** Times below one heading. A group without a heading stands alone. */
export type TimeGroup<Time> = { heading: string; slots: Time[] };

/** More times than these are hard to read without headings. */
const MOST_WITHOUT_HEADINGS = 8;

/** When the parts of the day end, on the 24-hour clock. */
const PARTS = [
  { heading: words.morning, end: '12:00' },
  { heading: words.afternoon, end: '17:00' },
  { heading: words.evening, end: '99:99' },
];

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
  const groups = PARTS.map(({ heading, end }, place) => {
    const begin = PARTS[place - 1]?.end ?? '';
    return { heading, slots: slots.filter((slot) => begin <= toStart(slot) && toStart(slot) < end) };
  });
  return groups.filter((group) => group.slots.length > 0);
}
