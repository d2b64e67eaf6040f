import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { dateToWords } from '@clinic/contract/booking-calendar.ts';
import { timeToWords } from '#lib/booking/appointment-words.ts';
import { appointmentMessages as words } from '#messages/appointment.en.ts';
import { createChatLink } from '../contact/contact-links.ts';

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
    `${dateToWords(appointmentDate)}, ${timeToWords(appointmentDate, appointmentTime, timeZone)}`,
    `${doctor}, ${department}`,
    `${words.reference}: ${reference}`,
    address,
  ];
  return createChatLink('', lines.join('\n'));
}
