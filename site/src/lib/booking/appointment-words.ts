import { labelToSlot } from '@clinic/contract/booking-calendar.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { labelToShort } from '#messages/times.ts';

/** The locale with the zones' short names as people in India know them. Other zones get their offset from GMT. */
const LOCALE = 'en-IN';

/**
 * Formats a slot's label on a date, with the name of the clinic's time zone: `02:00 PM` -> `2:00 PM IST`. Another text
 * is returned unchanged.
 */
export function timeToWords(date: string, label: string, timeZone: string): string {
  const slot = labelToSlot(label);
  if (slot === null) return label;
  const zone = getZoneName(timeZone, toInstant(timeZone, date, slot));
  return `${labelToShort(label)} ${zone}`;
}

/** Returns the short name of a zone at an instant: `IST`, `GMT+1`. */
function getZoneName(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
