import { clocksToRow } from '@clinic/contract/messages/mr/dates-and-times.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/doctor-hours.ts';
import { joinAnd } from './lists.ts';

/** The first is for every week, the second for every second week, and so on. */
const EVERY_WEEKS = [
  'दर आठवड्याला',
  'दर दोन आठवड्यांनी',
  'दर तीन आठवड्यांनी',
  'दर चार आठवड्यांनी',
  'दर पाच आठवड्यांनी',
  'दर सहा आठवड्यांनी',
  'दर सात आठवड्यांनी',
  'दर आठ आठवड्यांनी',
  'दर नऊ आठवड्यांनी',
  'दर दहा आठवड्यांनी',
  'दर अकरा आठवड्यांनी',
  'दर बारा आठवड्यांनी',
] as const;

/** The words of a doctor's own hours, in a file of their own because the wizard downloads them late. */
export const doctorHoursWords = {
  days: (first: string, last: string) => `${first} ते ${last}`,
  /**
   * `weekdays` is one day, or several in words. Both have the same sentence: 'every second Saturday' would be read as
   * the second Saturday of the month.
   */
  everyWeeks: (count: number, weekdays: string, _isOneDay: boolean) => `${EVERY_WEEKS[count - 1]} ${weekdays}`,
  /** In brackets, because these words follow the weekday, which would be read as the weekday of the date. */
  from: (date: string) => `(${date} पासून)`,
  until: (date: string) => `(${date} पर्यंत)`,
  /** `16:00`, `18:00` -> `दुपारी 4:00 ते संध्याकाळी 6:00` */
  span: (from: string, to: string) => clocksToRow([from, to]).join(' ते '),
  /** `9:00`, `10:30` -> `सकाळी 9:00 आणि 10:30` */
  times: (times: readonly string[]) => joinAnd(clocksToRow(times)),
} as const satisfies Translated<typeof english.doctorHoursWords>;
