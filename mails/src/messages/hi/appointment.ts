import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/appointment.ts';

/** The names of an appointment's facts, and the words below them: in the success dialog, on pages and in mails. */
export const appointmentMessages = {
  reference: 'बुकिंग नंबर',
  date: 'तारीख',
  time: 'समय',
  doctor: 'डॉक्टर',
  department: 'विभाग',
  visit: 'किसलिए',
  linkInMail: 'इस अपॉइंटमेंट को बदलने या रद्द करने का लिंक सिर्फ ईमेल से आता है।',
} as const satisfies Translated<typeof english.appointmentMessages>;
