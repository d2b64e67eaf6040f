/** The words for booking a patient's next visit at the desk. */
export const deskNextVisitMessages = {
  book: 'Book the next visit',
  label: 'The next visit',
  of: 'Next visit of',
  choose: 'Choose a free time of any doctor, on this day or another one.',
  leave: 'Not now',
} as const;
