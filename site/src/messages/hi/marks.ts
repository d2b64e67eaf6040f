import { clockToWords } from '@clinic/contract/messages/hi/dates-and-times.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/marks.ts';
import { doctorHoursWords } from './doctor-hours.ts';

/** The words of marks such as `{hours}`. Times are on the 24-hour clock. */
export const markWords = {
  days: doctorHoursWords.days,
  /** `सोमवार से शुक्रवार`, `11:00`, `19:00` -> `सोमवार से शुक्रवार, सुबह 11:00 बजे से शाम 7:00 बजे तक` */
  hours: (days: string, opens: string, closes: string) =>
    `${days}, ${clockToWords(opens)} से ${clockToWords(closes)} तक`,
  slots: doctorHoursWords.times,
} as const satisfies Translated<typeof english.markWords>;
