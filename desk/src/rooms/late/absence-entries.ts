import { getSent } from '@clinic/api/appointments/booking-request.ts';
import type { AbsencesTable } from '@clinic/api/database/desk-tables.ts';
import { type BookingCalendar, getLastBookableDate } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import { ABSENCE_KINDS } from '@clinic/contract/mails.ts';
import { listUsualStarts } from '@clinic/contract/open-slots.ts';
import { PART_TIMES } from '#timetable/closure.ts';
import { readClosure } from '#timetable/closure-entries.ts';
import {
  ABSENCE_FIELDS,
  ABSENCE_SPANS,
  type AbsenceEntries,
  type AbsenceRefusals,
  type AbsenceSpan,
  LATE_MINUTES,
} from './absence.ts';

/** The columns of an absence that the form gives. */
export type NewAbsence = Pick<
  AbsencesTable,
  'kind' | 'minutes' | 'doctor' | 'first_date' | 'last_date' | 'first_time' | 'last_time' | 'reason'
>;

/** Reads the fields of a form or an address, which may be anything. */
export function readAbsenceEntries(source: unknown): AbsenceEntries {
  const fields = [...ABSENCE_FIELDS, 'reason'] as const;
  return Object.fromEntries(fields.map((name) => [name, getSent(source, name).trim()])) as AbsenceEntries;
}

/** Reads the entries of an absence, or returns why each refused field is refused. */
export function readAbsence(
  calendar: BookingCalendar,
  entries: AbsenceEntries,
  now: Date,
): { absence: NewAbsence } | { refused: AbsenceRefusals } {
  const { doctor, firstDate, lastDate, reason } = entries;
  const kind = ABSENCE_KINDS.find((name) => name === entries.kind);
  const span = ABSENCE_SPANS.find((name) => name === entries.span);
  const minutes = LATE_MINUTES.find((count) => String(count) === entries.minutes);
  const times = toTimes(span ?? 'day', entries, calendar, now);
  const read = readClosure(calendar, { doctor, firstDate, lastDate, every: '', ...times, reason }, now);
  const refused: AbsenceRefusals = 'refused' in read ? { ...read.refused } : {};
  if (!kind) refused.kind = 'kind-unknown';
  if (!span) refused.span = 'span-unknown';
  // Nobody is booked there, and what is told of a day is kept until it is over.
  const last = getLastBookableDate(calendar, now);
  if (!refused.firstDate && firstDate > last) refused.firstDate = 'beyond';
  if (!refused.lastDate && lastDate > last) refused.lastDate = 'beyond';
  if (kind === 'late') {
    if (!minutes) refused.minutes = 'minutes-unknown';
    if (!refused.lastDate && lastDate && lastDate !== firstDate) refused.lastDate = 'one-day';
  }
  if (!kind || Object.keys(refused).length > 0 || 'refused' in read) return { refused };
  const { every_days, ...closure } = read.closure;
  return { absence: { ...closure, kind, minutes: kind === 'late' ? (minutes ?? 0) : 0 } };
}

/** The first and the last time of a span, as `ClosureEntries` names them. */
function toTimes(
  span: AbsenceSpan,
  { firstDate, lastDate, firstTime, lastTime }: AbsenceEntries,
  calendar: BookingCalendar,
  now: Date,
): { firstTime: string; lastTime: string } {
  if (span === 'times') return { firstTime, lastTime };
  if (span !== 'rest') return PART_TIMES[span];
  // The later days are whole, and the hours of today that have passed do not matter.
  if (firstDate !== getToday(calendar.timeZone, now) || (lastDate && lastDate !== firstDate)) return PART_TIMES.day;
  const time = getTimeOfDay(calendar.timeZone, now);
  return { firstTime: listUsualStarts(calendar).findLast((start) => start <= time) ?? '', lastTime: '' };
}
