import { type AppointmentDetails, isHappening, type MailRequest, type WrittenMail } from '@clinic/contract/mails.ts';
import { appointmentMessages } from '#messages/appointment.ts';
import { linkMessages } from '#messages/appointment-links.ts';
import { visitLabel } from '#messages/visits.ts';
import { getAddressLines } from '../clinic/address.ts';
import type { Clinic } from '../clinic/clinic.ts';
import type { MailWords } from '../mail/mail-place.ts';
import { type CalendarMethod, createCalendarFile } from './calendar-file.ts';
import { toShown } from './shown-names.ts';

type Place = { clinic: Clinic; timeZone: string };

/** Creates the calendar file of a mail; `null` for mails that change nothing in the patient's calendar. */
export function createMailCalendar(
  { kind, recipient, appointment }: MailRequest,
  words: MailWords,
  place: Place,
): WrittenMail['calendar'] {
  if (recipient === 'clinic' || !isHappening(kind)) return null;
  const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST';
  // A mail about a booking may be written after the appointment has been cancelled. The mail's own kind counts.
  const status = kind === 'cancelled' ? 'cancelled' : 'booked';
  return { method, file: createAppointmentCalendar({ ...appointment, status }, words, place, 'REQUEST') };
}

/** Creates the calendar file of an appointment. All marks in `words` are already filled in. */
export function createAppointmentCalendar(
  appointment: AppointmentDetails,
  { calendar }: Pick<MailWords, 'calendar'>,
  { clinic, timeZone }: Place,
  method: CalendarMethod,
): string {
  const { reference, department, doctor, visit, manageUrl } = appointment;
  const { name, email, phone, address, map } = clinic;
  const text = [
    `${appointmentMessages.reference}: ${reference}`,
    `${appointmentMessages.doctor}: ${toShown(doctor)}`,
    `${appointmentMessages.department}: ${toShown(department)}`,
    ...(visit ? [`${visitLabel}: ${toShown(visit)}`] : []),
    '',
    calendar.text,
    '',
    `${linkMessages.manage}: ${manageUrl}`,
    phone,
  ].join('\n');
  return createCalendarFile(
    appointment,
    { title: calendar.title, text },
    {
      name: `${name.bold} ${name.light}`,
      email,
      address: getAddressLines(address).join(', '),
      map,
      timeZone,
    },
    method,
  );
}
