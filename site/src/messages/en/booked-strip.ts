/** The words above an empty form, for a booking that has just been made. */
export const bookedStripWords = {
  title: 'Your appointment is booked',
  kept: 'This tab shows it for half an hour.',
  forget: 'Forget',
} as const;
