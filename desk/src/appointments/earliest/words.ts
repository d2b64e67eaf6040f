/** The words of the next free times for a caller. */
export const deskEarliestMessages = {
  title: 'Book a caller',
  whom: 'With whom',
  any: 'Any doctor',
  /** The doctors of a department, in the order in which they are free. */
  anyOf: (department: string) => `Any: ${department}`,
  part: 'Time of day',
  parts: { '': 'Any time', morning: 'Morning', afternoon: 'Afternoon' },
  from: 'From',
  visit: 'Visit',
  anyVisit: 'Any',
  optional: 'optional',
  times: 'The next free times',
  /** Visually hidden, before a time. */
  book: 'Book',
  sooner: 'Sooner in the department:',
  none: 'No times left that suit. Try another doctor, or another time of day.',
  failed: 'The free times cannot be reached. Check the connection, and choose again.',
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: (days: number) => `in ${days} days`,
  back: 'Not now',
} as const;
