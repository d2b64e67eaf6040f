import { labelToSlot, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { AppointmentDetails, PreviousTime } from '@clinic/contract/mails.ts';
import { addMinutes } from '@clinic/contract/timetable.ts';
import { dateToDay, dateToWords } from '#messages/dates.ts';
import { mailMessages } from '#messages/mails.ts';
import { timeToWords } from '../booking/appointment-words.ts';
import { toShown } from '../booking/shown-names.ts';
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
  timeZone: string,
  lateMinutes?: number,
): Marks {
  return {
    name,
    reference,
    department: toShown(department),
    doctor: toShown(doctor),
    date: dateToWords(appointmentDate),
    day: dateToDay(appointmentDate),
    time: timeToWords(appointmentDate, appointmentTime, timeZone),
    before: previous ? momentToWords(previous, timeZone) : '',
    late: lateMinutes === undefined ? '' : mailMessages.late(lateMinutes),
    comeAt:
      lateMinutes === undefined ? '' : timeToWords(appointmentDate, toLater(appointmentTime, lateMinutes), timeZone),
  } satisfies Record<(typeof MAIL_MARK_NAMES)[number], string>;
}

/** `02:00 PM`, 40 -> `02:40 PM` */
export function toLater(time: string, minutes: number): string {
  const slot = labelToSlot(time);
  return slot === null ? time : slotToLabel(addMinutes(slot, minutes));
}

/** Formats a time: `Tuesday, 24 November 2026, 2:00 PM IST`, or with another doctor `…, Dr. Asha Rao` */
export function momentToWords({ appointmentDate, appointmentTime, doctor }: PreviousTime, timeZone: string): string {
  const moment = `${dateToWords(appointmentDate)}, ${timeToWords(appointmentDate, appointmentTime, timeZone)}`;
  return doctor === undefined ? moment : `${moment}, ${toShown(doctor)}`;
}
