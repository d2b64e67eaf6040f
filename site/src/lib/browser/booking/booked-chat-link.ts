import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { createChatLink } from '@clinic/contract/message-links.ts';
import { slotTimeToWords } from '#lib/booking/appointment-words.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import { dateToWords } from '#messages/dates-and-times.ts';
import { appointmentMessages as words } from '#messages/mails.ts';

type Facts = Pick<
  AppointmentConfirmation,
  'reference' | 'doctor' | 'department' | 'appointmentDate' | 'appointmentTime'
>;

type Place = { clinicName: { bold: string; light: string }; address: string };

/**
 * Creates a link that opens the patient's own chats with the facts of the appointment. It holds neither the name nor
 * the secret link, because chats are forwarded.
 */
export function createBookedChatLink(booked: Facts, { clinicName, address }: Place, timeZone: string): string {
  const { reference, doctor, department, appointmentDate, appointmentTime } = booked;
  const lines = [
    `${clinicName.bold} ${clinicName.light}`,
    `${dateToWords(appointmentDate)}, ${slotTimeToWords(appointmentDate, appointmentTime, timeZone)}`,
    `${toShown(doctor)}, ${toShown(department)}`,
    `${words.reference}: ${reference}`,
    address,
  ];
  return createChatLink('', lines.join('\n'));
}
