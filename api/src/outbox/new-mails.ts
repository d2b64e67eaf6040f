import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@clinic/contract/booking-calendar.ts';
import { toInstant } from '@clinic/contract/clinic-clock.ts';
import type { AppointmentsTable, MailsTable } from '../database/appointment-tables.ts';
import { getPriority, PRIORITIES } from './mail-priority.ts';

/** The time of reminders, by the clinic's clock on the day before. */
const REMINDER_TIME = '18:00';

type Happening = Pick<MailsTable, 'kind' | 'recipient'> & {
  appointment: Pick<AppointmentsTable, 'id' | 'sequence' | 'appointment_date' | 'appointment_time' | 'needs_review'>;
  now: Date;
  dueAt?: Date;
  previous?: { date: string; time: string };
  /** `waiting` by default. */
  status?: 'waiting' | 'held';
};

/** Creates a row of the outbox, due at once unless `dueAt` says otherwise. */
export function createMail({ kind, recipient, appointment, now, dueAt, previous, status }: Happening): MailsTable {
  return {
    appointment_id: appointment.id,
    id: randomUUIDv7(),
    kind,
    recipient,
    sequence: appointment.sequence,
    appointment_date: appointment.appointment_date,
    appointment_time: appointment.appointment_time,
    previous_date: previous?.date ?? null,
    previous_time: previous?.time ?? null,
    status: status ?? 'waiting',
    due_at: (dueAt ?? now).toISOString(),
    attempts: 0,
    claimed_until: null,
    sent_at: null,
    error: null,
    created_at: now.toISOString(),
    dropped_by: null,
    priority: getPriority(kind, appointment),
    channel: 'email',
    endpoint: null,
    version: null,
    message_id: null,
  };
}

/** Creates the reminder for the day before; none when that moment has passed. */
export function createReminders(
  appointment: Happening['appointment'],
  timeZone: string,
  now: Date,
  status: 'waiting' | 'held' = 'waiting',
): MailsTable[] {
  const dueAt = toInstant(timeZone, addDays(appointment.appointment_date, -1), REMINDER_TIME);
  if (dueAt <= now) return [];
  return [createMail({ kind: 'reminder', recipient: 'patient', appointment, now, dueAt, status })];
}

/** Creates the mails for a new appointment. Without an email address, only the clinic gets a mail. */
export function createBookedMails(row: AppointmentsTable, timeZone: string, isHeld: boolean): MailsTable[] {
  const now = new Date(row.created_at);
  const status = isHeld ? 'held' : 'waiting';
  const toClinic = createMail({ kind: 'booked', recipient: 'clinic', appointment: row, now });
  if (row.email === '') return [toClinic];
  return [
    createMail({ kind: 'booked', recipient: 'patient', appointment: row, now, status }),
    toClinic,
    ...createReminders(row, timeZone, now, status),
  ];
}

/**
 * Makes mails the desk's own: of those that are due, they are sent first, and no limit against strangers holds them
 * back. Those that would be due before `until` wait until then.
 */
export function toDeskMails(mails: readonly MailsTable[], until?: Date): MailsTable[] {
  const earliest = until?.toISOString() ?? '';
  return mails.map((mail) => ({
    ...mail,
    priority: mail.kind === 'reminder' ? mail.priority : PRIORITIES.desk,
    due_at: mail.due_at < earliest ? earliest : mail.due_at,
  }));
}
