/** The words of the summary before a booking, in a file of their own because the wizard downloads it late. */
export const bookingSummaryWords = {
  title: 'Your appointment',
  doctor: 'Doctor',
  day: 'Day',
  time: 'Time',
  open: 'Not chosen yet',
} as const;
