import type { Visit } from '@clinic/contract/booking-calendar.ts';

// The wizard downloads these words late and all at once: `booking.ts` has those that it needs at the start.

/** The words of the kinds of visits. */
export const visitWords = {
  title: 'What is the visit for?',
  /** Length and fee of a visit, if it has one. */
  facts: ({ minutes, fee }: Visit) => [`${minutes} minutes`, fee].filter(Boolean).join(' · '),
  notForNewPatients: 'for patients who have been here before',
} as const;

/** The words about the chosen doctor. */
export const chosenDoctorWords = {
  genders: { female: 'Female', male: 'Male', other: 'Other gender' },
  speaks: (languages: readonly string[]) => `Speaks ${languages.join(', ')}`,
} as const;

/** The words of the times of all doctors of a department. */
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

/** The words of the month beside the date field. */
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

/** The words for a lost time. */
export const lostSlotWords = {
  past: (time: string) => `${time} has passed or is too soon to book online: call us.`,
  taken: (time: string) => `${time} has just been taken.`,
  closed: (time: string) => `${time} is closed.`,
  nextFree: (time: string) => `Next free: ${time}.`,
  noneFree: 'No other times left that day.',
  nextOpenDay: (day: string) => `Next open day: ${day}.`,
} as const;

/** The question about an email address that looks mistyped. */
export const emailQuestionWords = {
  /** The address that was probably meant follows. */
  meant: 'Did you mean',
  change: 'Yes, change it',
  keep: 'No, it is right',
  incomplete: 'Is this address complete? It has no dot after the @.',
  keepIncomplete: 'It is complete',
} as const;

/** The words of the summary before a booking. */
export const bookingSummaryWords = {
  title: 'Your appointment',
  doctor: 'Doctor',
  day: 'Day',
  time: 'Time',
  open: 'Not chosen yet',
} as const;

/** The words above an empty form, for a booking that has just been made. */
export const bookedStripWords = {
  title: 'Your appointment is booked',
  kept: 'This tab shows it for half an hour.',
  forget: 'Forget',
} as const;

/** The words for a booking without an answer, which waits in its tab. */
export const waitingBookingWords = {
  title: 'Not yet booked',
  text: 'We cannot be reached from your device right now. This tab keeps your booking and sends it by itself as soon as there is a connection.',
  stay: 'Leave this page open until it says that you are booked. Nothing is kept anywhere else.',
  /** Shown in the dialog about the failure. */
  told: 'Your appointment is not yet booked. This tab keeps it, and sends it by itself as soon as there is a connection: leave this page open.',
  try: 'Try now',
  end: 'Do not send it',
  ended: 'Your booking will not be sent. What you filled in is still here.',
  call: 'Or call us:',
} as const;
