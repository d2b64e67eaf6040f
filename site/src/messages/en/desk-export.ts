/** The words of the page on which owners export data from the desk. */
export const deskExportMessages = {
  title: { thin: 'Export', bold: 'data' },
  text: 'Exports hold names and telephone numbers. Keep them as safe as the desk does.',
  file: {
    title: 'Appointments as a file',
    from: 'First day',
    to: 'Last day',
    format: 'Format',
    formats: {
      csv: { name: 'CSV', text: 'for Excel and other spreadsheets' },
      fhir: { name: 'FHIR R4', text: 'for the systems of other clinics' },
    },
    submit: 'Download',
    refused: {
      dates: 'Choose a first and a last day that exist.',
      order: 'The last day is before the first one.',
      format: 'Choose one of the formats.',
    },
  },
  feeds: {
    title: 'Calendars of the doctors',
    text: 'A telephone or a computer that subscribes to an address shows the appointments from a week ago to two months ahead. Anyone with the address can read patients’ names.',
    renew: 'New address',
    renewOf: (doctor: string) => `for ${doctor}`,
    warn: 'Calendars that use the old address then stay empty.',
  },
  openings: {
    title: 'Who has opened what',
    text: 'Every opening of a patient’s data and every search is kept for a year.',
    link: 'Show the openings',
  },
  records: {
    title: 'Activity',
    empty: 'Nothing so far.',
    from: (address: string) => `from ${address}`,
    /** An action that is missing here is shown by its code. */
    actions: {
      exported: 'Exported appointments',
      'person-file': 'Gave a person their data; appointments',
      erased: 'Erased a person; appointments',
      'feed-renewed': 'New calendar address',
      'mail-sent-again': 'Sent a mail again',
      'absence-away': 'Told patients that a doctor is away',
      'absence-late': 'Told patients that a doctor is late',
      'absence-undone': 'Undid a notice before its mails left',
      'absence-ended': 'Ended an absence',
      'absence-back': 'Told patients that a doctor can come after all',
      closed: 'Closed slots',
      opened: 'Opened slots',
      'session-opened': 'Opened an extra session',
      'session-ended': 'Ended an extra session',
      renamed: 'Changed the name of',
      'notice-set': 'Set a notice on the website',
      'notice-ended': 'Ended a notice on the website',
      'screen-renewed': 'Made a new address for the screen',
      'screen-ended': 'Turned the screen off',
    } as Record<string, string | undefined>,
  },
  done: {
    renewed: 'The calendar has a new address.',
    erased: (count: number) => (count === 1 ? 'One appointment was erased.' : `${count} appointments were erased.`),
  },
} as const;
