import { getSent } from '@clinic/api/appointments/booking-request.ts';
import {
  type BookingCalendar,
  countDays,
  DAYS_PER_WEEK,
  getAllDoctors,
  getLastBookableDate,
  hasBegun,
  isCalendarDate,
} from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { MIDNIGHT, SLOT_PATTERN } from '@clinic/contract/hours-schema.ts';
import { SLOT_MAX_MINUTES, SLOT_MIN_MINUTES, toSlots } from '@clinic/contract/timetable.ts';
import { listWeekdays } from '#timetable/repeated-days.ts';
import {
  CLOSED_DAYS_ANSWERS,
  type ClosedDaysAnswer,
  SESSION_FIELDS,
  SESSION_MAX_WEEKS,
  type SessionEntries,
  type SessionField,
  type SessionProblem,
  type SessionRefusals,
} from './session.ts';
import type { NewSession } from './session-days.ts';

/** Reads the fields of the form that opens a session. A field that was not sent is empty. */
export function readSessionEntries(body: unknown): SessionEntries {
  return Object.fromEntries(SESSION_FIELDS.map((name) => [name, getSent(body, name).trim()])) as SessionEntries;
}

/**
 * Reads the entries of a session, with the answer about closed days where there is one, or returns why each refused
 * field is refused.
 */
export function readSession(
  calendar: BookingCalendar,
  entries: SessionEntries,
  now: Date,
): { session: NewSession; answer: ClosedDaysAnswer | null } | { refused: SessionRefusals } {
  const problems = { ...checkDays(calendar, entries, now), ...checkTimes(entries) };
  if (Object.keys(problems).length > 0) return { refused: toRefusals(problems, getLastBookableDate(calendar, now)) };
  const { doctor: doctorId, firstDate, from, to } = entries;
  const named = {
    doctorId,
    firstDate,
    lastDate: entries.lastDate || firstDate,
    from,
    to,
    minutes: Number(entries.minutes),
  };
  // The last day on which it is held is stored, because later dates of the same week add nothing.
  const session = { ...named, lastDate: listWeekdays(named).at(-1) ?? firstDate };
  const isOneDay = session.firstDate === session.lastDate;
  if (isOneDay && !toSlots(session).some(({ start }) => !hasBegun(calendar, firstDate, start, now))) {
    return { refused: { to: { problem: 'no-time-left' } } };
  }
  return { session, answer: CLOSED_DAYS_ANSWERS.find((answer) => answer === entries.closedDays) ?? null };
}

type Problems = Partial<Record<SessionField, SessionProblem>>;

function checkDays(calendar: BookingCalendar, { doctor, firstDate, lastDate }: SessionEntries, now: Date): Problems {
  const problems: Problems = {};
  if (!getAllDoctors(calendar).some(({ id }) => id === doctor)) problems.doctor = 'doctor-unknown';
  if (!isCalendarDate(firstDate)) problems.firstDate = 'date-invalid';
  else if (firstDate < getToday(calendar.timeZone, now)) problems.firstDate = 'date-past';
  // The later days of a repeated session can be booked as they come nearer.
  else if (firstDate > getLastBookableDate(calendar, now)) problems.firstDate = 'date-beyond';
  if (lastDate === '') return problems;
  if (!isCalendarDate(lastDate)) problems.lastDate = 'date-invalid';
  else if (problems.firstDate) return problems;
  else if (lastDate < firstDate) problems.lastDate = 'last-before-first';
  else if (countDays(firstDate, lastDate) > SESSION_MAX_WEEKS * DAYS_PER_WEEK) problems.lastDate = 'too-many-weeks';
  return problems;
}

function checkTimes({ from, to, minutes }: SessionEntries): Problems {
  const problems: Problems = {};
  const isMinutes =
    /^\d{1,3}$/.test(minutes) && Number(minutes) >= SLOT_MIN_MINUTES && Number(minutes) <= SLOT_MAX_MINUTES;
  if (!isMinutes) problems.minutes = 'minutes-invalid';
  if (!SLOT_PATTERN.test(from)) problems.from = 'time-invalid';
  if (!SLOT_PATTERN.test(to) && to !== MIDNIGHT) problems.to = 'time-invalid';
  if (problems.from || problems.to) return problems;
  if (to <= from) problems.to = 'to-before-from';
  else if (isMinutes && toSlots({ from, to, minutes: Number(minutes) }).length === 0)
    problems.minutes = 'slot-too-long';
  return problems;
}

function toRefusals(problems: Problems, lastDate: string): SessionRefusals {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      { problem, ...(problem === 'date-beyond' && { lastDate }) },
    ]),
  );
}
