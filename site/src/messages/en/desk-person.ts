const countAppointments = (count: number) => (count === 1 ? 'one appointment' : `${count} appointments`);

/** The words of the page of one person at the desk. */
export const deskPersonMessages = {
  title: 'Everything about',
  tabTitle: 'A patient',
  found: (count: number) => `The desk keeps ${countAppointments(count)} under this telephone number or email address.`,
  foundNarrow: (count: number) => `The desk keeps ${countAppointments(count)} in this name.`,
  others: (count: number) =>
    count === 1 ? 'One of them is in another name.' : `${count} of them are in another name.`,
  /** Asked before the file is given out, and before the person is erased. */
  samePerson: (count: number) =>
    count === 1
      ? 'One of them is in another name. Is it the same person?'
      : `${count} of them are in another name. Is it the same person?`,
  narrow: 'Only those in this name',
  wide: 'All under this number or address',
  list: 'Appointments',
  file: {
    title: 'For the person',
    text: 'One file with every appointment, change and mail, to which the law gives everyone a right. Give it to that person only.',
    submit: 'Download the file',
  },
  erase: {
    title: 'Erase',
    text: 'Name, telephone number, email address, notes and reasons are erased and cannot be restored. The record that a doctor had an appointment at the time stays. Backups hold the person until they are removed.',
    ask: 'Erase this person',
    question: (count: number) => `Erase the person from ${countAppointments(count)}?`,
    submit: (count: number) => (count === 1 ? 'Yes, erase it' : `Yes, erase all ${count}`),
    coming: (count: number) =>
      `${count === 1 ? 'One appointment is' : `${count} appointments are`} still to come. Cancel first, so that the patient is told.`,
  },
  refused: {
    coming: 'Nothing has been erased: an appointment is still to come.',
    outdated: 'Nothing more has been erased: the appointments have changed. Look at them again.',
  },
} as const;
