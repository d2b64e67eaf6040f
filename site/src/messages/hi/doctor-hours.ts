import { clocksToRow } from '@clinic/contract/messages/hi/dates-and-times.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/doctor-hours.ts';
import { joinAnd } from './lists.ts';

const COUNTS = ['', 'दो ', 'तीन ', 'चार ', 'पाँच ', 'छह ', 'सात ', 'आठ ', 'नौ ', 'दस ', 'ग्यारह ', 'बारह '] as const;

/** The words of a doctor's own hours, in a file of their own because the wizard downloads them late. */
export const doctorHoursWords = {
  days: (first: string, last: string) => `${first} से ${last}`,
  /**
   * `weekdays` is one day, or several in words. Both have the same sentence: 'हर दूसरे शनिवार' would be read as the second
   * Saturday of the month.
   */
  everyWeeks: (count: number, weekdays: string, _isOneDay: boolean) => `हर ${COUNTS[count - 1]}हफ्ते में, ${weekdays} को`,
  /** In brackets, because a date right after a weekday would read as the date of that one day. */
  from: (date: string) => `(${date} से)`,
  until: (date: string) => `(${date} तक)`,
  /** `16:00`, `18:00` -> `शाम 4:00 से 6:00 बजे तक` */
  span: (from: string, to: string) => `${clocksToRow([from, to]).join(' से ')} बजे तक`,
  /** `9:00`, `10:30` -> `सुबह 9:00 और 10:30 बजे` */
  times: (times: readonly string[]) => `${joinAnd(clocksToRow(times))} बजे`,
} as const satisfies Translated<typeof english.doctorHoursWords>;
