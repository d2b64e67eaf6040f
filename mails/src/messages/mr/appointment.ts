import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/appointment.ts';

/** The names of an appointment's facts, and the words below them: in the success dialog, on pages and in mails. */
export const appointmentMessages = {
  reference: 'बुकिंग नंबर',
  date: 'तारीख',
  time: 'वेळ',
  doctor: 'डॉक्टर',
  department: 'विभाग',
  visit: 'भेट',
  linkInMail: 'ही अपॉइंटमेंट बदलण्याची किंवा रद्द करण्याची लिंक फक्त ईमेलनेच येते.',
} as const satisfies Translated<typeof english.appointmentMessages>;
