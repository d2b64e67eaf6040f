import { NO_SHOW_AFTER_MINUTES } from '@clinic/contract/desk-appointment.ts';
import { mapActions, STATE_WORDS } from '@clinic/contract/visit-states.ts';

/** The words of a day at the front desk. */
export const deskMessages = {
  title: 'Front desk',
  /** The maker of what was done by a command of a shell. */
  commandLine: 'the command line',
  /** Shown before the date in the heading. */
  today: 'Today',
  days: {
    label: 'Days',
    previous: (day: string) => `Earlier: ${day}`,
    next: (day: string) => `Later: ${day}`,
    today: 'Today',
    date: 'Date',
    go: 'Go',
  },
  counts: { label: 'This day' },
  closed: 'No bookings are taken on this day. Bookings made before it was closed remain.',
  nobody: 'No doctors are listed for this day.',
  more: 'Another day, print, keys',
  board: (day: string) => `Appointments on ${day}`,
  time: 'Time',
  next: 'Next',
  past: 'Past',
  /** Read out for a row without times, as at noon. */
  pause: 'No times',
  free: 'Free',
  /** A time of the day that is over, on a narrow screen. */
  over: (count: number) => (count === 1 ? '1 visit, over' : `${count} visits, over`),
  closedSlot: 'Closed',
  /** A part of an appointment that began earlier. */
  takenSlot: 'Taken',
  unofferedSlot: 'Time no longer offered',
  closedFor: (reason: string) => (reason ? `Closed: ${reason}` : 'Closed'),
  doctors: {
    label: 'Doctors',
    all: 'All doctors',
    count: (count: number) => (count === 1 ? 'one appointment' : `${count} appointments`),
  },
  card: {
    /** The end of a visit that takes more than one time. */
    until: (time: string) => `until ${time}`,
    states: STATE_WORDS,
    /** A booked patient whose time has begun. */
    late: 'Not here yet',
    review: 'To be reviewed',
    reference: 'Reference',
    note: 'Note',
    reason: 'Reason:',
    call: (name: string) => `Call ${name}`,
    chat: 'WhatsApp',
    newTab: ', opens a new tab',
    patient: 'the patient',
    details: 'Details',
    /** Shown in place of an erased name. */
    erased: 'Erased',
  },
  actions: {
    ...mapActions(({ name }) => name),
    callin: 'Call in',
    undo: 'Undo',
    move: 'Move',
  },
  /** An action, before its time or the name of the person who did it. */
  done: {
    ...mapActions(({ done }) => done),
    callin: 'called in',
    undo: 'undone',
    moved: 'moved',
    booked: 'booked',
    reviewed: 'confirmed as genuine',
    restored: 'put back',
    corrected: 'corrected',
    erased: 'erased',
  },
  undo: {
    label: 'Undo',
    offer: (name: string, done: string) => `${name}: ${done}.`,
    mailed: (seconds: number) => `The mail leaves in ${seconds} s.`,
    /** After a form without script. */
    until: (time: string) => `It can be undone until ${time}.`,
    /** Read out after what was done: the key, or the next stop of Tab where letters are no keys. */
    byKey: 'Undo: z.',
    byTab: 'Undo: Tab.',
    undo: 'Undo',
    close: 'Close',
  },
  /** Read out after an action, and shown by the page that answers a form. */
  result: {
    ...mapActions(({ result }) => result),
    callin: 'Called in.',
    undo: 'Undone.',
    moved: 'Moved.',
    booked: 'Booked.',
  },
  /** Follows a result of which a mail tells the patient. */
  resultMailed: (seconds: number) => `The mail to the patient leaves in ${seconds} s.`,
  /** Results of which no mail tells the patient. */
  unmailed: {
    undo: 'Undone. No mail was sent.',
    cancel: 'Cancelled. No mail was sent: please call the patient.',
    moved: 'Moved. No mail was sent: please call the patient.',
    booked: 'Booked. No mail is sent: there is no email address.',
  },
  refused: {
    title: 'Nothing has been changed.',
    outdated: 'Someone else has changed this appointment. This is how it is now.',
    outdatedBy: (who: string, done: string, time: string) =>
      `Changed meanwhile by ${who}: ${done}, ${time}. This is how it is now.`,
    'slot-taken': 'Someone else has just taken this time.',
    'slot-closed': 'The time is closed.',
    'slot-past': 'The time has passed.',
    'slot-unknown': 'There is no such time.',
    'not-allowed': 'This can no longer be done with the appointment.',
    'too-early': `It is too early for this: a patient arrives on the day, and is a no-show ${NO_SHOW_AFTER_MINUTES} minutes after the start.`,
    gone: 'The appointment is no longer on record.',
    'contact-full': 'The patient already has the maximum number of appointments.',
    'mail-left':
      'The mail to the patient has left. Move or cancel the appointment instead; the patient then gets another mail.',
  },
  failed: 'This could not be saved, and nothing has been changed. Check the connection and press again.',
  live: {
    added: (name: string, time: string, doctor: string) => `New: ${name}, ${time}, ${doctor}`,
    changed: (name: string, done: string) => `${name}: ${done}`,
    undone: (name: string, state: string) => `${name}: undone, now ${state}`,
    lost: 'The connection is lost. What you see may be out of date. It reconnects by itself.',
  },
  /** Leads to the page where bookings are reviewed. */
  toReview: 'Review',
  print: 'Print',
  printNotes: 'Print staff notes too',
  keys: 'Keys',
} as const;
