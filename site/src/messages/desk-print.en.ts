/** The words of the day's sheets of paper. */
export const deskPrintMessages = {
  columns: { time: 'Time', patient: 'Patient', phone: 'Phone', department: 'Department', note: 'Note', state: 'State' },
  closed: 'Closed',
} as const;
