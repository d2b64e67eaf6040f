import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/booked-strip.ts';

/** The words above an empty form, for a booking that has just been made. */
export const bookedStripWords = {
  title: 'आपका अपॉइंटमेंट बुक हो गया है',
  kept: 'यह टैब इसे आधे घंटे तक दिखाता है।',
  forget: 'यहाँ से हटाएँ',
} as const satisfies Translated<typeof english.bookedStripWords>;
