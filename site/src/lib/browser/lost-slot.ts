import type { SlotAvailability } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, dateToWords, findNextOpenDate } from '@clinic/contract/booking-calendar.ts';
import { bookingMessages } from '#messages/booking.en.ts';

const words = bookingMessages.lostSlot;

/**
 * Why a chosen time cannot be had, and what can: the next free time of the day, else the next open day. `slots` is the
 * day as the API has just described it, or `null` while that is not known.
 */
export function describeLostSlot(
  { time, state }: SlotAvailability,
  slots: SlotAvailability[] | null,
  calendar: BookingCalendar,
  date: string,
  now: Date,
): string {
  const reason = words[state === 'free' ? 'taken' : state](time);
  if (slots === null) return reason;
  const place = slots.findIndex((slot) => slot.time === time);
  const next = [...slots.slice(place + 1), ...slots.slice(0, Math.max(place, 0))].find((slot) => slot.state === 'free');
  if (next) return `${reason} ${words.nextFree(next.time)}`;
  // Days of leave follow each other, and the calendar does not know them.
  const openDate = state === 'closed' ? null : findNextOpenDate(calendar, date, now);
  return [reason, words.noneFree, openDate && words.nextOpenDay(dateToWords(openDate))].filter(Boolean).join(' ');
}
