import type { CalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import { findClosed } from '@clinic/api/appointments/closures/closed.ts';
import { toSession } from '@clinic/api/appointments/sessions/held-sessions.ts';
import type { ClosuresTable, SessionsTable } from '@clinic/api/database/desk-tables.ts';
import {
  addDays,
  type BookingCalendar,
  getWeekday,
  hasBegun,
  type Session,
} from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type DoctorCalendar, ofDoctor } from '@clinic/contract/open-slots.ts';
import { getSlots, isSessionHeld, isShutByContent, overlap, toSlots } from '@clinic/contract/timetable.ts';
import { listWeekdays } from '#timetable/repeated-days.ts';
import { type ClosedDaysAnswer, SESSION_QUESTION_DAYS, type SessionQuestion, type SessionRefusal } from './session.ts';

/** Whether a date is on a weekday on which the clinic is closed, and which the doctor's own hours do not name. */
function isClosedToHours({ closedWeekdays, hours }: DoctorCalendar, date: string): boolean {
  const weekday = getWeekday(date);
  return closedWeekdays.includes(weekday) && !hours?.some(({ weekdays }) => weekdays.includes(weekday));
}

export type NewSession = Omit<Session, 'id' | 'opensClosedDays'>;

/**
 * Finds the first day on which the doctor has slots at the time of the session, by their own hours or by another
 * session of `calendar`; `null` when there is none. Hours of a day on which the clinic is closed are not in the way.
 */
export function findOverlap(calendar: BookingCalendar, session: NewSession): SessionRefusal | null {
  const own = ofDoctor(calendar, session.doctorId);
  const slots = toSlots(session);
  for (const date of listWeekdays(session)) {
    const hours = isShutByContent(own, date) ? [] : getSlots({ ...own, sessions: [] }, date);
    const others = own.sessions.filter((other) => isSessionHeld(other, date)).flatMap(toSlots);
    for (const [problem, spans] of [
      ['overlaps-hours', hours],
      ['overlaps-session', others],
    ] as const) {
      const taken = spans.find((span) => slots.some((slot) => overlap(slot, span)));
      if (taken) return { problem, overlap: { date, span: { start: taken.start, end: taken.end } } };
    }
  }
  return null;
}

/** Makes the question that comes before the session is opened; `null` when no day of it is closed. */
export function askAboutClosedDays(
  calendar: BookingCalendar,
  closures: readonly ClosuresTable[],
  session: NewSession,
  words: CalendarWords,
): SessionQuestion | null {
  const own = ofDoctor(calendar, session.doctorId);
  const slots = listWeekdays(session).flatMap((date) => {
    const isShut = isShutByContent(own, date) || isClosedToHours(own, date);
    return toSlots(session).map((slot) => {
      const closure = findClosed(closures, { doctorId: session.doctorId, date, ...slot });
      return { date, isShut, closure };
    });
  });
  const closedDates = [...new Set(slots.filter(({ isShut }) => isShut).map(({ date }) => date))];
  const inTheWay = new Set(slots.flatMap(({ closure }) => closure ?? []));
  if (closedDates.length === 0 && inTheWay.size === 0) return null;
  const isOffered = (areShutOpen: boolean) => slots.some(({ isShut, closure }) => !closure && (areShutOpen || !isShut));
  const answers: ClosedDaysAnswer[] = [
    ...(closedDates.length > 0 && isOffered(true) ? (['open'] as const) : []),
    ...(isOffered(false) ? (['skip'] as const) : []),
  ];
  return {
    closedDates: closedDates.slice(0, SESSION_QUESTION_DAYS),
    more: Math.max(0, closedDates.length - SESSION_QUESTION_DAYS),
    closures: [...inTheWay].map(({ id, doctor, first_date, last_date, reason }) => ({
      id,
      doctor: doctor === '' ? null : words.toNames('', doctor).doctor,
      firstDate: first_date,
      lastDate: last_date,
      reason,
    })),
    answers,
  };
}

/** Whether nothing of a session can be booked any more. */
export function isOver(row: SessionsTable, calendar: BookingCalendar, now: Date): boolean {
  return row.last_date <= findLastBegun(row, calendar, now);
}

/** Returns today when all of the session's slots of today have begun, and otherwise yesterday. */
export function findLastBegun(row: SessionsTable, calendar: BookingCalendar, now: Date): string {
  const today = getToday(calendar.timeZone, now);
  const session = toSession(row);
  const isHeld = isSessionHeld(session, today);
  const haveBegun = isHeld && toSlots(session).every(({ start }) => hasBegun(calendar, today, start, now));
  return haveBegun ? today : addDays(today, -1);
}
