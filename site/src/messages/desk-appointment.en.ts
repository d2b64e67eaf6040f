/** The words of the page of one appointment at the desk. */
export const deskAppointmentMessages = {
  title: 'Appointment of',
  tabTitle: 'An appointment',
  erased: { thin: 'An appointment,', bold: 'erased' },
  facts: {
    state: 'State',
    time: 'Time',
    doctor: 'Doctor',
    phone: 'Phone',
    email: 'E-mail',
    note: 'Note',
    reason: 'Reason for cancelling',
    reference: 'Reference',
  },
  /** Where an e-mail address or a note could stand. */
  none: 'None',
  day: 'Show the day',
  person: 'Everything about this person',
  history: {
    title: 'Who did what',
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
    hint: 'A new e-mail address gets a link of its own. The link that went to the old one ends.',
    labels: { name: 'Name', phone: 'Phone', email: 'E-mail', message: 'Note' },
    optional: 'optional',
    submit: 'Save',
    refused: 'Nothing has been changed. Some fields need another look.',
  },
  done: {
    corrected: 'Corrected.',
    mail: 'The mail is sent again now.',
  },
} as const;
