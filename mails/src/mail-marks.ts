import type { Marks } from '@clinic/contract/content-texts.ts';
import type { AppointmentDetails, PreviousTime } from '@clinic/contract/mails.ts';
import { toLater } from '@clinic/contract/timetable.ts';
import { timeToWords } from './time-to-words.ts';
import type { Voice } from './voice.ts';

/** The parts that turn a booking's facts into words. */
type Teller = Pick<Voice, 'messages' | 'timeZone' | 'toShown'>;

/** The names of the marks that stand for the facts of a booking. */
export const MAIL_MARK_NAMES = [
  'name',
  'reference',
  'department',
  'doctor',
  'date',
  'day',
  'time',
  'before',
  'late',
  'comeAt',
] as const satisfies readonly string[];

/**
 * Creates the values of these marks. `{before}` is the earlier time of a moved appointment; `{late}` and `{comeAt}` are the
 * delay of a late doctor and the time after it. They are empty for other mails.
 */
export function createMailMarks(
  {
    name,
    reference,
    department,
    doctor,
    appointmentDate,
    appointmentTime,
  }: Pick<AppointmentDetails, 'name' | 'reference' | 'department' | 'doctor' | 'appointmentDate' | 'appointmentTime'>,
  previous: PreviousTime | null,
  teller: Teller,
  lateMinutes?: number,
): Marks {
  const { messages, timeZone, toShown } = teller;
  const { dates, times } = messages;
  return {
    name,
    reference,
    department: toShown(department),
    doctor: toShown(doctor),
    date: dates.dateToWords(appointmentDate),
    day: dates.dateToDay(appointmentDate),
    time: timeToWords(times, appointmentDate, appointmentTime, timeZone),
    before: previous ? momentToWords(previous, teller) : '',
    late: lateMinutes === undefined ? '' : messages.late(lateMinutes),
    comeAt:
      lateMinutes === undefined
        ? ''
        : timeToWords(times, appointmentDate, toLater(appointmentTime, lateMinutes), timeZone),
  } satisfies Record<(typeof MAIL_MARK_NAMES)[number], string>;
}

/** Formats a time: `Tuesday, 24 November 2026, 2:00 PM IST`, or with another doctor `…, Dr. Asha Rao` */
export function momentToWords(
  { appointmentDate, appointmentTime, doctor }: PreviousTime,
  { messages: { dates, times }, timeZone, toShown }: Teller,
): string {
  const time = timeToWords(times, appointmentDate, appointmentTime, timeZone);
  const moment = `${dates.dateToWords(appointmentDate)}, ${time}`;
  return doctor === undefined ? moment : `${moment}, ${toShown(doctor)}`;
}
