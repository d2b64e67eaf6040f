const counted = (count: number, word: string) => `${count} ${word}`;

/** The words of the week at the front desk. */
export const deskWeekMessages = {
  title: 'Week',
  /** Before a doctor's name, and before a department's. */
  of: { doctor: 'Week of', department: 'Two weeks of' },
  turn: {
    label: 'Weeks',
    earlier: (monday: string) => `Earlier: the week of ${monday}`,
    later: (monday: string) => `Later: the week of ${monday}`,
    present: 'This week',
    date: 'Date',
    go: 'Go',
  },
  /** Leads from a department back to the doctors of all. */
  allDoctors: 'All departments',
  days: 'Days of the week',
  today: 'today',
  booked: (count: number) => counted(count, 'booked'),
  free: (count: number) => counted(count, 'free'),
  /** On a day without slots. */
  off: 'No times on this day',
  freeSlot: 'Free',
  /** Visually hidden, after the word for a free time. */
  book: (time: string, day: string) => `book ${time} on ${day}`,
  load: {
    title: { all: 'Free times, two weeks', one: 'Free times and bookings' },
    doctor: 'Doctor',
    earliest: 'Earliest',
    none: 'None soon',
    today: 'Today',
    /** Read out for the link of a day. */
    day: (day: string, free: number, booked: number) => `${day}: ${free} free, ${booked} booked`,
    closedDay: (day: string) => `${day}: closed`,
    bookEarliest: (doctor: string) => `, book with ${doctor}`,
    legend: {
      taken: 'booked',
      free: 'free',
      closed: 'closed or past',
      halves: 'above the morning, below the afternoon',
    },
  },
} as const;
