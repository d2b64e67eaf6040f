/** The names of an appointment's facts, and the words below them: in the success dialog, on pages and in mails. */
export const appointmentMessages = {
  reference: 'Reference',
  date: 'Date',
  time: 'Time',
  doctor: 'Doctor',
  department: 'Department',
  visit: 'Visit',
  linkInMail: 'The link to change or cancel this appointment comes by email only.',
} as const;
