import { clockToWords } from '@clinic/contract/messages/mr/dates-and-times.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/marks.ts';
import { doctorHoursWords } from './doctor-hours.ts';

/** The words of marks such as `{hours}`. Times are on the 24-hour clock. */
export const markWords = {
  days: doctorHoursWords.days,
  /** `सोमवार ते शुक्रवार`, `11:00`, `19:00` -> `सोमवार ते शुक्रवार, सकाळी 11:00 ते संध्याकाळी 7:00` */
  hours: (days: string, opens: string, closes: string) => `${days}, ${clockToWords(opens)} ते ${clockToWords(closes)}`,
  slots: doctorHoursWords.times,
} as const satisfies Translated<typeof english.markWords>;
