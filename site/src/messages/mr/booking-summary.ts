import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/booking-summary.ts';

/** The words of the summary before a booking, in a file of their own because the wizard downloads it late. */
export const bookingSummaryWords = {
  title: 'तुमची अपॉइंटमेंट',
  doctor: 'डॉक्टर',
  day: 'दिवस',
  time: 'वेळ',
  open: 'अजून निवड केलेली नाही',
} as const satisfies Translated<typeof english.bookingSummaryWords>;
