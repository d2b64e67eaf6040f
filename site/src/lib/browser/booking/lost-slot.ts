import type { SlotAvailability, SlotState } from '@clinic/contract/appointment.ts';
import { type DoctorCalendar, findNextOpenDate } from '@clinic/contract/open-slots.ts';
import { lostSlotWords as words } from '#messages/booking-late.ts';
import { dateToWords, labelToWords } from '#messages/dates-and-times.ts';

/**
 * Says why a chosen time is not available, and what is: the next free time of the day, or else the next open day.
 * `slots` is the day as the API has just described it, or `null` while that is unknown.
 */
export function describeLostSlot(
  { time, state }: SlotAvailability,
  slots: SlotAvailability[] | null,
  calendar: DoctorCalendar,
  date: string,
  now: Date,
): string {
  // A lost time is never free.
  const reason = words[state as Exclude<SlotState, 'free'>](labelToWords(time));
  if (slots === null) return reason;
  const place = slots.findIndex((slot) => slot.time === time);
  const next = [...slots.slice(place + 1), ...slots.slice(0, Math.max(place, 0))].find((slot) => slot.state === 'free');
  if (next) return `${reason} ${words.nextFree(labelToWords(next.time))}`;
  const openDate = findNextOpenDate(calendar, date, now);
  return [reason, words.noneFree, openDate && words.nextOpenDay(dateToWords(openDate))].filter(Boolean).join(' ');
}
