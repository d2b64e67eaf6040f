/** The words of the times of all doctors of a department, in a file of their own because the wizard downloads them late. */
export const anyDoctorWords = {
  open: 'Any doctor of this department',
  title: (department: string) => `Times of all doctors of ${department}`,
  day: 'Day',
  waiting: 'Looking for times…',
  free: (count: number, day: string) => `${count} ${count === 1 ? 'time' : 'times'} free on ${day}`,
  none: (day: string) => `No times free on ${day}. Choose another day.`,
  noDay: 'Choose a day.',
  failed: 'The times could not be loaded. Choose a doctor above, or try again.',
  again: 'Try again',
  time: (time: string, doctor: string) => `${time} · ${doctor}`,
} as const;
