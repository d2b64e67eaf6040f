import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import { formatBritishDate } from '../reading/dates.ts';

/** Formats an instant by the clinic's clock: `2 October 2026, 10:05 AM` */
export function instantToWords(at: string, timeZone: string): string {
  const instant = new Date(at);
  return `${formatBritishDate(getToday(timeZone, instant))}, ${toTime(getTimeOfDay(timeZone, instant))}`;
}

/** Formats a date and a slot: `24 November 2026, 2:00 PM` */
export function slotToWords({ date, slot }: { date: string; slot: string }): string {
  return `${formatBritishDate(date)}, ${toTime(slot)}`;
}

function toTime(time: string): string {
  return slotToLabel(time).replace(/^0/, '');
}
