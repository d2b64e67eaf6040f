import type { AppointmentsTable, MailsTable } from '../database/appointment-tables.ts';
import { createMail, createReminders } from './new-mails.ts';

type Change = {
  /** The appointment after the change. */
  appointment: Pick<
    AppointmentsTable,
    'id' | 'email' | 'sequence' | 'appointment_date' | 'appointment_time' | 'needs_review'
  >;
  now: Date;
  /** Whether mails to the patient wait until the clinic has reviewed the booking. */
  isHeld: boolean;
};

/** Creates the mails that tell of a move, and the reminder of the new time. */
export function createMovedMails(
  { appointment, now, isHeld }: Change,
  previous: { date: string; time: string },
  timeZone: string,
): MailsTable[] {
  const status = isHeld ? 'held' : 'waiting';
  const toClinic = createMail({ kind: 'moved', recipient: 'clinic', appointment, now, previous });
  if (appointment.email === '') return [toClinic];
  return [
    createMail({ kind: 'moved', recipient: 'patient', appointment, now, previous, status }),
    toClinic,
    ...createReminders(appointment, timeZone, now, status),
  ];
}

/** Creates the mails that tell of a cancellation. */
export function createCancelledMails({ appointment, now, isHeld }: Change): MailsTable[] {
  const toClinic = createMail({ kind: 'cancelled', recipient: 'clinic', appointment, now });
  if (appointment.email === '') return [toClinic];
  const status = isHeld ? 'held' : 'waiting';
  return [createMail({ kind: 'cancelled', recipient: 'patient', appointment, now, status }), toClinic];
}
