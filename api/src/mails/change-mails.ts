import type { AppointmentsTable, MailsTable } from '../database/tables.ts';
import { createMail, createReminders } from './new-mails.ts';

type Change = {
  /** The appointment after the change. */
  appointment: Pick<AppointmentsTable, 'id' | 'email' | 'sequence' | 'appointment_date' | 'appointment_time'>;
  now: Date;
  /** The patient is not written to before the clinic has looked at the booking. */
  isHeld: boolean;
};

/** Who is told that an appointment is at another time, and the reminder of that. */
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

/** Who is told that an appointment is cancelled. */
export function createCancelledMails({ appointment, now, isHeld }: Change): MailsTable[] {
  const toClinic = createMail({ kind: 'cancelled', recipient: 'clinic', appointment, now });
  if (appointment.email === '') return [toClinic];
  const status = isHeld ? 'held' : 'waiting';
  return [createMail({ kind: 'cancelled', recipient: 'patient', appointment, now, status }), toClinic];
}
