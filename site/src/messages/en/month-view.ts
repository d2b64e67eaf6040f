/** The words of the month beside the date field, in a file of their own because the wizard downloads it late. */
export const monthViewWords = {
  calendar: {
    earlier: 'Earlier month',
    later: 'Later month',
    label: 'Choose a date',
    /** Opens the month that is folded for a chosen day. */
    change: 'Change',
    /** Added to the name of a day that cannot be chosen, by the kind of its closure. */
    closures: {
      invalid: '',
      past: ', past',
      beyond: ', not open yet',
      weekday: ', closed',
      date: ', closed',
      doctor: ', no times',
    },
  },
  dateNotice: {
    past: 'This day has passed.',
    over: 'No times left on this day.',
    beyond: (lastDay: string) => `Bookings are open until ${lastDay}.`,
    closedWeekday: (weekday: string) => `Closed on ${weekday}s.`,
    closedDate: (day: string) => `Closed on ${day}.`,
    doctorAway: 'The doctor has no times on this day.',
    next: 'Next open day:',
    last: 'Last open day:',
  },
} as const;
