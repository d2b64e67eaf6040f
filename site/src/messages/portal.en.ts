/** The words of the patient portal, where an appointment is seen, moved and cancelled. */
export const portalMessages = {
  title: { thin: 'Your', bold: 'appointment' },
  metaDescription: 'See, move or cancel your appointment.',
  /** What has just been done, by the address that the form led to. */
  done: {
    moved: {
      title: 'Your appointment is moved.',
      text: 'This is the new day and time. A mail about it is on its way.',
    },
    cancelled: { title: 'Your appointment is cancelled.', text: 'A mail about it is on its way.' },
  },
  refused: {
    move: 'Your appointment is not moved.',
    cancel: 'Your appointment is not cancelled.',
    unchanged: 'Nothing has been changed.',
    wait: (time: string) => `Please try again in ${time}.`,
  },
  /** What state the appointment is in, in a word and in a sentence. */
  states: {
    booked: { label: 'Booked', text: 'We expect you. You can move it or cancel it here until it begins.' },
    begun: {
      label: 'Begun',
      text: 'The time of this appointment has come, so it can no longer be changed here. To change anything, please call us.',
    },
    cancelled: {
      label: 'Cancelled',
      text: 'This appointment is cancelled, and we do not expect you. You are welcome to book a new one.',
    },
    arrived: { label: 'You are here', text: 'To change anything now, please speak to the desk.' },
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
    map: 'See the way on a map',
    call: 'Call',
  },
  actions: {
    calendar: 'Add to calendar',
    move: 'Move it',
    cancel: 'Cancel it',
    book: 'Book a new appointment',
  },
  move: {
    title: { thin: 'Choose another', bold: 'day and time' },
    with: (doctor: string) => `You stay with ${doctor}. Your present time is kept until the new one is yours.`,
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
      yours: 'your day now',
    },
    legend:
      'Days in bold have free times. A line through a day means that it is fully booked. The ring is your day now.',
    chooseDay: 'Choose a day in bold, and its times are shown here.',
    times: (day: string) => `Times on ${day}`,
    yours: 'Yours now',
    noneFree: 'No time is free on this day. Please choose another one.',
    submit: 'Move to this time',
  },
  cancel: {
    title: { thin: 'Or', bold: 'cancel it' },
    text: 'The time goes to somebody else, and we send you a mail that says so.',
    open: 'Cancel this appointment',
    reason: 'Reason',
    optional: 'optional',
    hint: 'It helps us to plan. You need not give one.',
    submit: 'Yes, cancel it for good',
    cannotUndo: 'This cannot be taken back. You can book a new appointment at any time.',
  },
  ask: {
    title: { thin: 'Ask for the link to', bold: 'your appointment' },
    text: 'Give the reference and the phone number of the booking. The link goes to the email address of the booking.',
    reference: 'Reference',
    phone: 'Phone Number',
    submit: 'Send me the link',
    refused: 'The form is not sent.',
    sent: {
      title: { thin: 'Look into', bold: 'your mail' },
      text: 'If these fit an appointment, we have sent a new link to its email address.',
      rest: [
        'The mail comes within a few minutes. It may lie in the folder for unwanted mail.',
        'If nothing comes, compare the reference and the phone number with those of your booking, and ask again.',
      ],
      again: 'Ask again',
      call: 'Or call us:',
    },
  },
  gone: {
    title: { thin: 'This link', bold: 'leads nowhere' },
    metaDescription: 'How to get a new link to your appointment.',
    text: 'It may be incomplete, or its time may be over. With your reference and your phone number we send you a new one.',
    ask: 'Ask for a new link',
  },
} as const;
