import type { Reason } from '@clinic/contract/refusals.ts';

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
  known: {
    lookUp: 'Look up the phone',
    nobody: 'This phone number is new here.',
    known: 'Known:',
    lastVisit: (day: string, doctor: string) => `last visit ${day} with ${doctor}.`,
    coming: (day: string, doctor: string) => `comes on ${day} to ${doctor}.`,
    noVisit: 'no visit so far.',
    fill: 'Fill in',
    /** Visually hidden, after the words of the button. */
    fillWith: (name: string) => `with ${name}`,
    filled: 'Filled in.',
  },
  refused: {
    'fields-invalid': 'Please check these details.',
    'slot-taken': 'Someone has just taken this time.',
    takenBy: (name: string) => `${name} now has this time`,
    /** The visit takes more than one slot, and another one begins within it. */
    runsInto: (name: string, time: string) => `This visit would run into that of ${name} at ${time}.`,
    'slot-closed': 'This time is closed.',
    'slot-past': 'This time has passed.',
    'slot-unknown': 'There is no such time.',
    'contact-full': 'This contact already has the maximum number of appointments.',
    outdated: 'This form was sent before, and what it booked has been changed since. To book, press again.',
    'not-allowed': 'This cannot be booked.',
    'too-early': 'This cannot be booked.',
    'mail-left': 'This cannot be booked.',
    gone: 'This cannot be booked.',
  },
  reasons: {
    'name-missing': 'Enter the name.',
    'email-missing': 'Enter an email address, or leave this empty.',
    'email-invalid': 'Enter an email address like name@example.com, or leave this empty.',
    'phone-missing': 'Enter the phone number.',
    'contact-full': 'This already has the maximum number of appointments.',
    'text-broken': 'One character could not be read. Please type this again.',
    'text-unshowable': 'One character cannot be shown. Please type this again.',
    'text-too-long': ({ params }: Reason) => `Shorten this to ${params?.maxChars} characters.`,
    'visit-unknown': 'Choose one of these visits.',
    'time-not-offered': ({ params }: Reason) =>
      `This visit is too long for this time.${params?.nearestTime ? ` On this day it fits at ${params.nearestTime}.` : ''}`,
  },
  otherReason: 'This cannot be accepted. Please change it.',
} as const;
