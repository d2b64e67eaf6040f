import { timeToWords as writeTime } from '@clinic/mails/time-to-words.ts';
import { labelToShort, zoneToWords } from '#messages/dates-and-times.ts';

/** Formats a slot's label on a date in the language of this build: `02:00 PM` -> `2:00 PM IST`, `दोपहर 2:00 बजे`. */
export function slotTimeToWords(date: string, label: string, timeZone: string): string {
  return writeTime({ labelToShort, zoneToWords }, date, label, timeZone);
}
