/** The words for booking a caller at the desk. */
export const deskBookMessages = {
  title: 'Book for a caller',
  heading: { thin: 'Book for', bold: 'a caller' },
  book: 'Book',
  /** Visually hidden, after the visible word for a free time. */
  toSlot: (time: string) => `book ${time} with`,
  visit: 'Visit',
  visitOption: ({ name, minutes }: { name: string; minutes: number }) => `${name}, ${minutes} minutes`,
  optional: 'optional',
  phoneShort: 'Is this number complete?',
  emailHint: 'The patient then gets a mail with a link and a calendar entry.',
  submit: 'Book',
  back: 'Not now',
  backToDay: 'Back to the day',
  booked: (name: string) => `${name}: booked.`,
  /** A sentence that the caller hears. `address` is empty on a page that does not know it. */
  readAloud: (day: string, time: string, doctor: string, address: string) =>
    `Read aloud: “${day}, ${time}, with ${doctor}${address && `, at ${address}`}.”`,
  unmailed: 'No mail is sent: there is no email address.',
  failed: 'This could not be sent. Check the connection and press again. It will not be booked twice.',
} as const;
