import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { getMinutes } from '@clinic/contract/timetable.ts';
import type { DueMail } from '../../outbox/outbox.ts';

const MS_PER_MINUTE = 60_000;

/** The state that an event leaves an appointment in, as its kind says. */
const STATES: Partial<Record<DueMail['kind'], string>> = { moved: 'booked' };

type PayloadOptions = {
  timeZone: string;
  /** Whether patients' names and telephone numbers are told, but for those who are erased. */
  tellsNames: boolean;
};

/**
 * Writes what an event tells, as Standard Webhooks has it: the type, when it happened, and the appointment as it was
 * then. It names no department and no reason, from which an illness could be read.
 */
export function createPayload(mail: DueMail, { timeZone, tellsNames }: PayloadOptions): string {
  const { appointment, kind, place, version } = mail;
  const start = toInstant(timeZone, mail.appointment_date, mail.appointment_time);
  const minutes = getMinutes({ start: appointment.appointment_time, end: appointment.appointment_end });
  return JSON.stringify({
    type: `appointment.${kind}`,
    timestamp: mail.created_at,
    data: {
      id: appointment.id,
      version,
      status: STATES[kind] ?? kind,
      start: start.toISOString(),
      end: new Date(start.getTime() + minutes * MS_PER_MINUTE).toISOString(),
      doctor: place.doctor,
      ...(tellsNames && appointment.name !== '' && { patient: { name: appointment.name, phone: appointment.phone } }),
    },
  });
}
