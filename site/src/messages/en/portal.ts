import { MAX_MOVES_A_DAY } from '@clinic/contract/portal.ts';

/** The words of the patient portal, where a patient sees, moves and cancels an appointment. */
export const portalMessages = {
  title: { thin: 'Your', bold: 'appointment' },
  metaDescription: 'See, move or cancel your appointment.',
  /** Says what has just been done, by the address to which the form has led. */
  done: {
    moved: { title: 'Your appointment has been moved.', text: 'This is the new day and time.' },
    cancelled: { title: 'Your appointment has been cancelled.', text: '' },
    'whatsapp-ended': {
      title: 'We no longer write to you on WhatsApp about this appointment.',
      text: 'Our emails still come.',
    },
    /** Added to the words about what was done. */
    mails: {
      sent: 'An email about it is on its way.',
      later: 'Your mailbox has had many emails from us today, so the one about it may come only tomorrow.',
      held: 'We email you once we have looked at your booking.',
      none: '',
    },
  },
  refused: {
    move: 'Your appointment has not been moved.',
    cancel: 'Your appointment has not been cancelled.',
    unchanged: 'Nothing has been changed.',
    movedTooOften: `You have moved this appointment ${MAX_MOVES_A_DAY} times today. To move it again today, please call us:`,
    wait: (time: string) => `Please try again in ${time}.`,
  },
  /** Why the doctor cannot see the patient at the booked time. */
  absence: {
    away: {
      title: (doctor: string) => `We are sorry: ${doctor} is away at this time`,
      text: 'Please do not come then. Your place is kept until you choose another time.',
    },
    late: {
      title: (doctor: string, minutes: number) => `${doctor} is about ${minutes} minutes late`,
      text: (time: string) => `You can come at ${time}. Or choose another time.`,
    },
    free: (doctor: string) => `The next free times of ${doctor}. Choose one to move your appointment:`,
    more: 'All other times are further down on this page.',
    call: 'None of them suits you? Call us:',
  },
  /** The state of the appointment, in a word and in a sentence. */
  states: {
    booked: { label: 'Booked', text: 'You can move or cancel your appointment here until it begins.' },
    begun: {
      label: 'Time passed',
      text: 'Your appointment time has passed, so you can no longer change it here. Please call us.',
    },
    cancelled: {
      label: 'Cancelled',
      text: 'This appointment is cancelled. You do not need to come. You can book a new one at any time.',
    },
    arrived: { label: 'Arrived', text: 'To change anything now, please speak to the desk.' },
    over: { label: 'Over', text: 'This appointment is over. To see us again, book a new one or call us.' },
  },
  facts: {
    title: 'What is booked',
    day: 'Day',
    time: 'Time',
    doctor: 'Doctor',
    patient: 'Patient',
    reference: 'Reference',
    address: 'Where to come',
    map: 'Get directions',
    call: 'Call',
    whatsapp: 'We also write to you there about this appointment.',
  },
  actions: {
    calendar: 'Add to calendar',
    move: 'Move it',
    cancel: 'Cancel it',
    book: 'Book again with these details',
    endWhatsApp: 'Stop WhatsApp messages',
  },
  move: {
    title: { thin: 'Choose another', bold: 'day and time' },
    with: (doctor: string) => `You will still see ${doctor}. We keep your present time until the new one is booked.`,
    month: (month: string) => `Days in ${month}`,
    earlier: (month: string) => `Earlier: ${month}`,
    later: (month: string) => `Later: ${month}`,
    /** Added to the name of a day. */
    days: {
      open: 'has free times',
      full: 'fully booked',
      closed: 'closed',
      past: 'past',
      beyond: 'not open yet',
      yours: 'your present day',
    },
    legend:
      'Days in bold have free times. A line through a day means that it is fully booked. The circle is your present day.',
    chooseDay: 'Choose a day in bold to see its times here.',
    times: (day: string) => `Times on ${day}`,
    yours: 'Yours now',
    noneFree: 'No times left on this day. Please choose another day.',
    submit: 'Move to this time',
  },
  cancel: {
    title: { thin: 'Or', bold: 'cancel it' },
    text: 'Someone else can then have the time.',
    mailed: 'We confirm it by email.',
    open: 'Cancel this appointment',
    reason: 'Reason',
    optional: 'optional',
    hint: 'It helps us plan. You do not have to give one.',
    submit: 'Yes, cancel my appointment',
    cannotUndo: 'This cannot be undone. You can book a new appointment at any time.',
  },
  ask: {
    title: { thin: 'Ask for the link to', bold: 'your appointment' },
    text: 'Enter the reference and the phone number of the booking. The link goes to the email address of the booking.',
    reference: 'Reference',
    phone: 'Phone Number',
    submit: 'Send me the link',
    refused: 'Please check these fields.',
    /** When no field is at fault. */
    notSent: 'No link has been sent.',
    sent: {
      title: { thin: 'Check', bold: 'your email' },
      text: 'If these match a current appointment with an email address, we have sent a new link to that address.',
      rest: [
        'It comes within a few minutes. It may be in your spam folder.',
        'If we are still checking your booking, its email comes after that.',
        'If nothing comes, check that the reference and the phone number are those of your booking, and ask again.',
      ],
      again: 'Ask again',
      call: 'Or call us:',
    },
  },
  gone: {
    title: { thin: 'This link', bold: 'no longer works' },
    metaDescription: 'How to get a new link to your appointment.',
    text: 'It may be incomplete, or it may have expired. Enter your reference and your phone number, and we send you a new one.',
    ask: 'Ask for a new link',
  },
} as const;
