import { join } from 'node:path';
import { bookingContentSchema } from '@clinic/contract/booking-content-schema.ts';
import type { AppointmentDetails, MailRequest } from '@clinic/contract/mails.ts';
import { NO_WORDS } from '@clinic/contract/patient-words.ts';
import { readContentFile } from '#lib/content/content-files.ts';
import { readMarks } from '#lib/content/content-marks.ts';
import { fillMarks } from '#lib/reading/marks.ts';
import { clinicSchema } from '#schemas/clinic.ts';
import { WITHOUT_LOOKING } from '#schemas/common.ts';
import { mailsSchema } from '#schemas/mails.ts';

import { SAMPLE_FOLDER } from './sample-folder.ts';

/** Reads the sample clinic's words and places, as a page of the site does. */
export function readSamplePlace() {
  const clinic = clinicSchema(WITHOUT_LOOKING).parse(readFilled('clinic.yaml'));
  const { timeZone } = bookingContentSchema.parse(readFilled('booking.yaml'));
  const numbers = [...clinic.emergencyNumbers, clinic.emergencyPhone, clinic.phone];
  const place = { clinic, timeZone, numbers, bookUrl: 'https://clinic.example/book' };
  return { words: mailsSchema.parse(readFilled('mails.yaml')), place };
}

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

function readFilled(file: string): unknown {
  const content = readContentFile(join(SAMPLE_FOLDER, file));
  if ('mistake' in content) throw new Error(content.mistake);
  return fillMarks(content.fields, readMarks(SAMPLE_FOLDER));
}
