/** The words on the printed sheets of a day. */
export const deskPrintMessages = {
  columns: { time: 'Time', patient: 'Patient', phone: 'Phone', department: 'Department', note: 'Note', state: 'State' },
  closed: 'Closed',
  /** A note of the desk, below the patient’s own. */
  staff: (text: string) => `Desk: ${text}`,
} as const;
