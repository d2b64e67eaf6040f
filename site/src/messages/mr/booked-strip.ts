import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/booked-strip.ts';

/** The words above an empty form, for a booking that has just been made. */
export const bookedStripWords = {
  title: 'तुमची अपॉइंटमेंट बुक झाली आहे',
  kept: 'या टॅबमध्ये हे अर्धा तास दिसते.',
  forget: 'इथून पुसा',
} as const satisfies Translated<typeof english.bookedStripWords>;
