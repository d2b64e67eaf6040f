import { SESSION_MAX_WEEKS, type SessionProblem } from '@clinic/contract/sessions.ts';
import { SLOT_MAX_MINUTES, SLOT_MIN_MINUTES } from '@clinic/contract/timetable.ts';

/** The words for extra sessions on the page where the desk closes and opens times. */
export const deskSessionMessages = {
  form: {
    title: 'Open an extra session',
    doctor: 'Doctor',
    chooseDoctor: 'Choose…',
    firstDate: 'Day',
    lastDate: 'Every week until',
    lastDateMark: 'if it repeats',
    from: 'From',
    to: 'To',
    minutes: 'Minutes of a slot',
    closedDays: 'Closed days',
    hint: 'The website offers these times at once.',
    submit: 'Open this session',
  },
  refused: 'The session is not open yet. Please check the marked fields.',
  problems: {
    'doctor-unknown': 'Choose a doctor.',
    'date-invalid': 'Choose a date that exists.',
    'date-past': 'Choose today or a later day.',
    'date-beyond': 'Nobody could book this session yet. Choose an earlier day.',
    'last-before-first': 'This is before the first day.',
    'too-many-weeks': `Choose a day within ${SESSION_MAX_WEEKS} weeks of the first one.`,
    'time-invalid': 'Choose a time.',
    'to-before-from': 'Choose a time after the beginning.',
    'no-time-left': 'All times of this session have passed. Choose a later end or another day.',
    'minutes-invalid': `Choose ${SLOT_MIN_MINUTES} to ${SLOT_MAX_MINUTES} minutes.`,
    'slot-too-long': 'No slot of this length fits into the session. Choose fewer minutes.',
    'overlaps-hours': 'The doctor has hours at that time already.',
    'overlaps-session': 'Another session of the doctor is held at that time already.',
  } satisfies Record<SessionProblem, string>,
  lastDate: (problem: string, day: string) => `${problem} The last day that can be booked is ${day}.`,
  overlap: (problem: string, day: string, first: string, last: string) => `${problem} ${day}: ${first} to ${last}.`,
  question: {
    closed: (days: string, isOne: boolean) =>
      `The clinic is closed on ${days}. Open ${isOne ? 'it' : 'these days'} for this session?`,
    more: (count: number) => (count === 1 ? 'one more day' : `${count} more days`),
    and: 'and',
    closure: (who: string, days: string) => `The desk has closed ${days} for ${who}. To hold the session there, first`,
    allDoctors: 'the whole clinic',
    days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    openFirst: 'open that again',
    open: (isOne: boolean) => (isOne ? 'Yes, open it' : 'Yes, open these days'),
    skip: 'Open the session on the other days only',
  },
  list: { title: 'Extra sessions', none: 'There are no extra sessions.' },
  session: {
    times: (from: string, to: string) => `${from} to ${to}`,
    minutes: (minutes: number) => `${minutes} minutes each`,
    opensClosedDays: 'Also on days on which the clinic is closed.',
    made: (who: string, when: string) => `${who}, ${when}`,
    booked: (count: number) => (count === 1 ? 'One is booked in it' : `${count} are booked in it`),
    noneBooked: 'Nobody is booked in it.',
    end: 'End it',
    endWhat: (who: string, day: string) => `the session of ${who}, ${day}`,
  },
  unoffered: {
    title: (count: number) =>
      count === 1
        ? 'One is booked at a time that is no longer offered'
        : `${count} are booked at times that are no longer offered`,
    text: 'The doctor’s hours have changed, or a session has ended. Call them, then move or cancel.',
    more: (count: number) => `And ${count} more: “npm run desk -- sessions” lists all.`,
  },
} as const;
