import type { CalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import type { ReviewBooking } from './view.ts';

/** The columns that the review reads of an appointment. */
export const REVIEW_COLUMNS = [
  'id',
  'reference',
  'name',
  'phone',
  'email',
  'phone_key',
  'email_key',
  'sender_key',
  'department',
  'doctor',
  'appointment_date',
  'appointment_time',
  'message',
  'created_at',
  'link_opened_at',
] as const satisfies (keyof AppointmentsTable)[];

export type ReviewColumns = Pick<AppointmentsTable, (typeof REVIEW_COLUMNS)[number]>;

/** Describes a row for the review's lists, in the words on the screen. */
export function describeBooking(
  row: ReviewColumns,
  words: CalendarWords,
  signs: Pick<ReviewBooking, 'isMarked' | 'knownBy' | 'isChosen'>,
): ReviewBooking {
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    phone: row.phone,
    email: row.email,
    doctor: words.toNames(row.department, row.doctor).doctor,
    date: row.appointment_date,
    slot: row.appointment_time,
    message: row.message,
    createdAt: row.created_at,
    ...signs,
  };
}
