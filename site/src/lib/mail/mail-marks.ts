import { dateToWords } from '@clinic/contract/booking-calendar.ts';
import type { AppointmentDetails, PreviousTime } from '@clinic/contract/mails.ts';
import { dateToDay, timeToWords } from '../booking/appointment-words.ts';
import type { Marks } from '../reading/marks.ts';

/** The file whose texts may hold the marks of an appointment as well as those of the clinic. */
export const FILE_WITH_MAIL_MARKS = 'mails.yaml';

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
] as const satisfies readonly string[];

/** Creates the values of these marks. `{before}` is the earlier time of a moved appointment, and empty for others. */
export function createMailMarks(
  { name, reference, department, doctor, appointmentDate, appointmentTime }: AppointmentDetails,
  previous: PreviousTime | null,
  timeZone: string,
): Marks {
  return {
    name,
    reference,
    department,
    doctor,
    date: dateToWords(appointmentDate),
    day: dateToDay(appointmentDate),
    time: timeToWords(appointmentDate, appointmentTime, timeZone),
    before: previous ? momentToWords(previous, timeZone) : '',
  } satisfies Record<(typeof MAIL_MARK_NAMES)[number], string>;
}

/** Formats a time: `Tuesday, 24 November 2026, 2:00 PM IST`, or with another doctor `…, Dr. Asha Rao` */
export function momentToWords({ appointmentDate, appointmentTime, doctor }: PreviousTime, timeZone: string): string {
  const moment = `${dateToWords(appointmentDate)}, ${timeToWords(appointmentDate, appointmentTime, timeZone)}`;
  return doctor === undefined ? moment : `${moment}, ${doctor}`;
}
