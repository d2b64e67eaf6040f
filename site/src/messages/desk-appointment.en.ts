/** The words of the page of one appointment at the desk. */
export const deskAppointmentMessages = {
  title: 'Appointment of',
  tabTitle: 'An appointment',
  erased: { thin: 'An appointment,', bold: 'erased' },
  facts: {
    state: 'State',
    time: 'Time',
    doctor: 'Doctor',
    reason: 'Reason for cancelling',
    reference: 'Reference',
  },
  /** Shown in place of a patient's words that are missing. */
  none: 'None',
  day: 'Show the day',
  person: 'Everything about this person',
  history: {
    title: 'History',
    command: 'the command line',
    from: (address: string) => `from ${address}`,
    arrow: 'to',
  },
  mails: {
    title: 'Mails',
    empty: 'No mail was written.',
  },
  correct: {
    title: 'Correct',
    hint: 'A new email address gets its own link. The old link stops working.',
    optional: 'optional',
    submit: 'Save',
    refused: 'Nothing has been changed. Please check these fields.',
  },
  done: {
    corrected: 'Corrected.',
    mail: 'The mail is being sent again.',
  },
} as const;
