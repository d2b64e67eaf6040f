/** The words for a booking without an answer, which waits in its tab. */
export const waitingBookingWords = {
  title: 'Not yet booked',
  text: 'We cannot be reached from your device right now. This tab keeps your booking and sends it by itself as soon as there is a connection.',
  stay: 'Leave this page open until it says that you are booked. Nothing is kept anywhere else.',
  /** Shown in the dialog about the failure. */
  told: 'Your appointment is not yet booked. This tab keeps it, and sends it by itself as soon as there is a connection: leave this page open.',
  try: 'Try now',
  end: 'Do not send it',
  ended: 'Your booking will not be sent. What you filled in is still here.',
  call: 'Or call us:',
} as const;
