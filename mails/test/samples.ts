import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillMarks } from '@clinic/contract/content-texts.ts';
import type { AppointmentDetails, MailRequest } from '@clinic/contract/mails.ts';
import { NO_WORDS } from '@clinic/contract/patient-words.ts';
import { parse } from 'yaml';
import type { MailPlace, MailWords } from '../src/mail-place.ts';

/** The words of a small clinic that does not change, whatever a clinic writes into `content/`. */
const MAILS_FILE = join(import.meta.dirname, '../../site/test/sample/mails.yaml');

const MARKS = {
  clinic: 'Namuna Surgical',
  phone: '+91 20 0000 0100',
  emergencyPhone: '+91 20 0000 0108',
  emergencyNumbers: '112 or 108',
  doorOpens: '8:30 am',
};

export const SAMPLE_WORDS: MailWords = fillMarks(parse(readFileSync(MAILS_FILE, 'utf8')), MARKS);

export const SAMPLE_PLACE: MailPlace = {
  words: SAMPLE_WORDS,
  clinic: {
    name: { bold: 'Namuna', light: 'Surgical' },
    legalName: 'Namuna Surgical Clinic (sample)',
    address: 'Sample House, 1 Namuna Road, Shivajinagar, Pune 411000, Maharashtra, India',
    phone: MARKS.phone,
    email: 'care@namuna-surgical.example',
    map: { latitude: 18.5308, longitude: 73.8475 },
    mapUrl: 'https://maps.example/?query=18.5308,73.8475',
  },
  numbers: {
    112: 'tel:112',
    108: 'tel:108',
    [MARKS.emergencyPhone]: 'tel:+912000000108',
    [MARKS.phone]: 'tel:+912000000100',
  },
  shownNames: {},
  timeZone: 'Asia/Kolkata',
  country: { diallingPrefix: '+91', nationalDigits: 10 },
  bookUrl: 'https://clinic.example/book',
};

export const SAMPLE_APPOINTMENT: AppointmentDetails = {
  id: '0193f0aa-7c1e-7000-8000-5d3c2b1a0f9e',
  sequence: 0,
  status: 'booked',
  reference: 'K7QX-3M9P',
  department: 'Urology',
  doctor: 'Dr. Namuna Shaikh',
  appointmentDate: '2026-11-24',
  appointmentTime: '02:00 PM',
  slot: '14:00',
  minutes: 60,
  manageUrl: 'https://clinic.example/portal/AAAAAAAAAAAAAAAAAAAAAA',
  calendarUrl: 'https://clinic.example/portal/AAAAAAAAAAAAAAAAAAAAAA/appointment.ics',
  ...NO_WORDS,
  name: 'Asha Rao',
  email: 'asha@mail.example',
  phone: '+91 98765 43210',
  message: 'I come by wheelchair.',
  changedAt: '2026-11-22T06:30:00.000Z',
};

/** Creates a request for a mail to the patient about a new booking, with these changes. */
export function createRequest(
  changes: Partial<Omit<MailRequest, 'appointment'>> & { appointment?: Partial<AppointmentDetails> } = {},
): MailRequest {
  return {
    kind: 'booked',
    recipient: 'patient',
    previous: null,
    reason: '',
    needsReview: false,
    deskUrl: '',
    ...changes,
    appointment: { ...SAMPLE_APPOINTMENT, ...changes.appointment },
  };
}
