import { type AppointmentDetails, isHappening, type MailRequest, type WrittenMail } from '@clinic/contract/mails.ts';
import { type CalendarMethod, createCalendarFile } from './calendar-file.ts';
import type { Voice } from './voice.ts';

/** Creates the calendar file of a mail; `null` for mails that change nothing in the patient's calendar. */
export function createMailCalendar(
  { kind, recipient, appointment }: MailRequest,
  voice: Voice,
): WrittenMail['calendar'] {
  if (recipient === 'clinic' || !isHappening(kind)) return null;
  const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST';
  // A mail about a booking may be written after the appointment has been cancelled. The mail's own kind counts.
  const status = kind === 'cancelled' ? 'cancelled' : 'booked';
  return { method, file: createAppointmentCalendar({ ...appointment, status }, voice, 'REQUEST') };
}

/** Creates the calendar file of an appointment. All marks in the words of `voice` are already filled in. */
export function createAppointmentCalendar(
  appointment: AppointmentDetails,
  { words: { calendar }, messages: { facts, links }, clinic, timeZone, toShown }: Voice,
  method: CalendarMethod,
): string {
  const { reference, department, doctor, visit, manageUrl } = appointment;
  const { name, email, phone, address, map } = clinic;
  const text = [
    `${facts.reference}: ${reference}`,
    `${facts.doctor}: ${toShown(doctor)}`,
    `${facts.department}: ${toShown(department)}`,
    ...(visit ? [`${facts.visit}: ${toShown(visit)}`] : []),
    '',
    calendar.text,
    '',
    `${links.manage}: ${manageUrl}`,
    phone,
  ].join('\n');
  return createCalendarFile(
    appointment,
    { title: calendar.title, text },
    {
      name: `${name.bold} ${name.light}`,
      email,
      address,
      map,
      timeZone,
    },
    method,
  );
}
