/** The words for a booking that has failed: apart from the wizard's other words, because few bookings need them. */
export const bookingFailureWords = {
  wait: (time: string) => `Please try again in ${time}.`,
} as const;
