import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/booking-failure.ts';

/** The words for a booking that has failed, in a file of their own because few bookings need them. */
export const bookingFailureWords = {
  wait: (time: string) => `कृपया ${time} बाद फिर से कोशिश करें।`,
} as const satisfies Translated<typeof english.bookingFailureWords>;
