import { labelToSlot } from '@clinic/contract/booking-calendar.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';

/** The words of a language's `dates-and-times.ts` that a time with its zone is written with. */
type Times = { labelToShort: (label: string) => string; zoneToWords: (zone: string) => string };

/** The locale with the zones' short names as people in India know them. Other zones get their offset from GMT. */
const LOCALE = 'en-IN';

/**
 * Formats a slot's label on a date, with the name of the clinic's time zone where the language has one: `02:00 PM` ->
 * `2:00 PM IST`, `दोपहर 2:00 बजे`. Another text is returned unchanged.
 */
export function timeToWords(times: Times, date: string, label: string, timeZone: string): string {
  const slot = labelToSlot(label);
  if (slot === null) return label;
  const zone = times.zoneToWords(getZoneName(timeZone, toInstant(timeZone, date, slot)));
  return [times.labelToShort(label), zone].filter(Boolean).join(' ');
}

/** Returns the short name of a zone at an instant: `IST`, `GMT+1`. */
function getZoneName(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
