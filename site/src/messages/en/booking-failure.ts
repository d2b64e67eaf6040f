/** The words for a booking that has failed, in a file of their own because few bookings need them. */
export const bookingFailureWords = {
  wait: (time: string) => `Please try again in ${time}.`,
} as const;
