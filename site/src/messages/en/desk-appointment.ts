/** The words of the page of one appointment at the desk. */
export const deskAppointmentMessages = {
  title: 'Appointment of',
  tabTitle: 'An appointment',
  erased: { thin: 'An appointment,', bold: 'erased' },
  facts: {
    state: 'State',
    time: 'Time',
    doctor: 'Doctor',
    visit: 'Visit',
    language: 'Language',
    reason: 'Reason for cancelling',
    reference: 'Reference',
    privacy: 'Privacy notice',
  },
  /** Shown in place of a patient's words that are missing. */
  none: 'None',
  privacyUnknown: 'Not known',
  day: 'Show the day',
  person: 'Everything about this person',
  history: {
    title: 'History',
    from: (address: string) => `from ${address}`,
    arrow: 'to',
  },
  notes: {
    title: 'Staff notes',
    text: 'The desk alone sees them: no mail, export or page of the patient shows a note. A patient who asks for everything that is kept gets it too.',
    empty: 'None yet.',
    label: 'New note',
    submit: 'Add note',
    remove: 'Remove',
    removeOf: (who: string, when: string) => `the note by ${who}, ${when}`,
    refused: {
      empty: 'Write the note first.',
      'too-long': (max: number) => `A note has at most ${max} characters.`,
    },
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
    noted: 'The note is added.',
    'note-removed': 'The note is removed.',
    mail: 'The mail is being sent again.',
  },
} as const;
