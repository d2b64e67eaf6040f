import { NO_SHOW_AFTER_MINUTES, UNDO_OFFER_MS } from '@clinic/contract/desk.ts';

/** How long the mail about a change waits, in seconds. */
const MAIL_WAITS_S = UNDO_OFFER_MS / 1000;

/** The words of a day at the front desk. */
export const deskMessages = {
  title: 'Front desk',
  metaDescription: 'The appointments of a day.',
  /** The maker of what was done by a command of a shell. */
  commandLine: 'the command line',
  /** Shown before the date in the heading. */
  today: 'Today',
  bar: {
    label: 'Front desk',
    places: {
      today: 'Today',
      week: 'Week',
      absences: 'Late or away',
      search: 'Find',
      closures: 'Closures',
      review: 'Review',
      mails: 'Mails',
      export: 'Export',
      people: 'People',
    },
    signedIn: 'Signed in as',
    /** Shown instead of the email address on a narrow screen. */
    account: 'Account',
    signOut: 'Sign out',
  },
  days: {
    label: 'Days',
    previous: (day: string) => `Earlier: ${day}`,
    next: (day: string) => `Later: ${day}`,
    today: 'Back to today',
    date: 'Date',
    go: 'Go',
  },
  counts: {
    label: 'This day',
    late: 'not here yet',
    booked: 'booked',
    arrived: 'arrived',
    free: 'free',
  },
  closed: 'No bookings are taken on this day. Bookings made before it was closed remain.',
  nobody: 'No doctors are listed for this day.',
  board: (day: string) => `Appointments on ${day}`,
  time: 'Time',
  next: 'Next',
  past: 'Past',
  free: 'Free',
  freeCount: (count: number) => `${count} free`,
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
    states: {
      booked: 'Booked',
      arrived: 'Arrived',
      fulfilled: 'Fulfilled',
      noshow: 'No-show',
      cancelled: 'Cancelled',
    },
    /** A booked patient whose time has begun. */
    late: 'Not here yet',
    review: 'To be reviewed',
    reference: 'Reference',
    note: 'Note',
    reason: 'Reason:',
    call: (name: string) => `Call ${name}`,
    chat: 'WhatsApp',
    chatWith: (name: string) => `WhatsApp to ${name}`,
    patient: 'the patient',
    details: 'Details',
    detailsOf: (name: string) => `of ${name}`,
    /** Shown in place of an erased name. */
    erased: 'Erased',
  },
  actions: {
    arrived: 'Arrived',
    fulfilled: 'Fulfilled',
    noshow: 'No-show',
    cancel: 'Cancel',
    undo: 'Undo',
    move: 'Move',
  },
  /** An action, before its time or the name of the person who did it. */
  done: {
    arrived: 'arrived',
    fulfilled: 'fulfilled',
    noshow: 'no-show',
    cancel: 'cancelled',
    undo: 'undone',
    moved: 'moved',
    booked: 'booked',
    reviewed: 'found to be real',
    restored: 'put back',
    corrected: 'corrected',
    erased: 'erased',
  },
  cancel: {
    title: 'Cancel this appointment?',
    mailed: 'The patient is told by mail, and the time becomes free.',
    unmailed: 'The time becomes free. There is no email address: please call the patient.',
    reason: 'Reason',
    optional: 'optional',
    hint: 'The patient sees it in the mail.',
    submit: 'Yes, cancel it',
    back: 'Keep it',
  },
  undo: {
    label: 'Undo',
    offer: (name: string, done: string) => `${name}: ${done}.`,
    mailed: `The mail leaves in ${MAIL_WAITS_S} s.`,
    /** After a form without script. */
    until: (time: string) => `It can be undone until ${time}.`,
    undo: 'Undo',
    close: 'Close',
  },
  /** Read out after an action, and shown by the page that answers a form. */
  result: {
    arrived: 'Marked as arrived.',
    fulfilled: 'Marked as fulfilled.',
    noshow: 'Marked as a no-show.',
    cancel: `Cancelled. The mail to the patient leaves in ${MAIL_WAITS_S} s.`,
    undo: `Undone. The mail to the patient leaves in ${MAIL_WAITS_S} s.`,
    moved: `Moved. The mail to the patient leaves in ${MAIL_WAITS_S} s.`,
    booked: `Booked. The mail to the patient leaves in ${MAIL_WAITS_S} s.`,
  },
  /** Results of which no mail tells the patient. */
  unmailed: {
    undo: 'Undone. No mail was sent.',
    cancel: 'Cancelled. No mail was sent: there is no email address.',
    moved: 'Moved. No mail was sent: there is no email address.',
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
    changed: (name: string, state: string) => `${name}: ${state}`,
    lost: 'The connection is lost. What you see may be out of date. It reconnects by itself.',
  },
  print: 'Print',
  keys: {
    open: 'Keys',
    title: 'Keys',
    list: [
      { key: '←', name: 'Left arrow', text: 'The day before' },
      { key: '→', name: 'Right arrow', text: 'The day after' },
      { key: 'n', name: 'N', text: 'Book a caller: the next free times' },
      { key: 'z', name: 'Z', text: 'Undo what was just done' },
      { key: '/', name: 'Slash', text: 'Find an appointment' },
      { key: '?', name: 'Question mark', text: 'This list' },
      { key: 'Esc', name: 'Escape', text: 'Close what is open, or end a move' },
    ],
    single: 'Letters and signs work as keys',
    close: 'Close',
  },
} as const;
