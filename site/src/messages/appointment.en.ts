/** The names of the facts of an appointment: in the success dialog, on pages and in mails. */
export const appointmentMessages = {
  reference: 'Reference',
  date: 'Date',
  time: 'Time',
  doctor: 'Doctor',
  department: 'Department',
} as const;
