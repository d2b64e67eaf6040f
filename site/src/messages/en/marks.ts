import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { clockToWords } from '@clinic/contract/messages/en/dates-and-times.ts';
import { joinAnd } from './lists.ts';

/** The words of marks such as `{hours}`. Times are on the 24-hour clock. */
export const markWords = {
  days: (first: string, last: string) => `${first} to ${last}`,
  /** `Monday to Friday`, `11:00`, `19:00` -> `Monday to Friday from 11:00 am to 7:00 pm` */
  hours: (days: string, opens: string, closes: string) =>
    `${days} from ${clockToWords(opens)} to ${clockToWords(closes)}`,
  slots: (slots: readonly string[]) => joinAnd(slots.map(slotToLabel)),
} as const;
