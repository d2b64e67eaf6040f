import { WHOLE_DAY } from '@clinic/api/appointments/closures/closed.ts';
import {
  type BookingCalendar,
  DAYS_PER_WEEK,
  getAllDoctors,
  isCalendarDate,
} from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { listUsualStarts } from '@clinic/contract/open-slots.ts';
import {
  AFTERNOON_START,
  ALL_DOCTORS,
  CLOSURE_REASON_MAX_CHARS,
  type ClosureEntries,
  type ClosureRefusals,
  EVERY_WEEK,
  MORNING_END,
} from './closure.ts';
import type { NewClosure } from './closures.ts';
import { listWeekdays } from './repeated-days.ts';

/** Reads the entries of a closure, or returns why each refused field is refused. */
export function readClosure(
  calendar: BookingCalendar,
  entries: ClosureEntries,
  now: Date,
): { closure: NewClosure } | { refused: ClosureRefusals } {
  const { doctor, firstDate, every, firstTime, lastTime } = entries;
  const lastDate = entries.lastDate || firstDate;
  const reason = tidy(entries.reason);
  const isWeekly = every === EVERY_WEEK;
  const starts = listUsualStarts(calendar);
  const refused: ClosureRefusals = {};
  if (doctor !== ALL_DOCTORS && !getAllDoctors(calendar).some(({ id }) => id === doctor)) {
    refused.doctor = 'doctor-unknown';
  }
  if (!isCalendarDate(firstDate)) refused.firstDate = 'date-invalid';
  else if (firstDate < getToday(calendar.timeZone, now)) refused.firstDate = 'date-past';
  if (entries.lastDate && !isCalendarDate(lastDate)) refused.lastDate = 'date-invalid';
  else if (!refused.firstDate && lastDate < firstDate) refused.lastDate = 'last-before-first';
  else if (isWeekly && !entries.lastDate) refused.lastDate = 'last-missing';
  if (every && !isWeekly) refused.every = 'every-unknown';
  if (firstTime && ![AFTERNOON_START, ...starts].includes(firstTime)) refused.firstTime = 'time-unknown';
  if (lastTime && ![MORNING_END, ...starts].includes(lastTime)) refused.lastTime = 'time-unknown';
  else if (lastTime && !refused.firstTime && lastTime < firstTime) refused.lastTime = 'last-before-first';
  if ([...reason].length > CLOSURE_REASON_MAX_CHARS) refused.reason = 'too-long';
  if (Object.keys(refused).length > 0) return { refused };
  return {
    closure: {
      doctor: doctor === ALL_DOCTORS ? '' : doctor,
      first_date: firstDate,
      // The last day that is closed is stored, because later dates of the same week close nothing more.
      last_date: isWeekly ? (listWeekdays({ firstDate, lastDate }).at(-1) ?? lastDate) : lastDate,
      first_time: firstTime || WHOLE_DAY.first_time,
      last_time: lastTime || WHOLE_DAY.last_time,
      every_days: isWeekly ? DAYS_PER_WEEK : 1,
      reason,
    },
  };
}

/** Postgres cannot store NUL or lone surrogates. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
