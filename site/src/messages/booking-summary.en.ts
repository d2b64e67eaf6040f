/** What is about to be booked, in a file of its own because the wizard downloads it late. */
export const bookingSummaryWords = {
  title: 'Your appointment',
  doctor: 'Doctor',
  day: 'Day',
  time: 'Time',
  open: 'Not chosen yet',
} as const;
