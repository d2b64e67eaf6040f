import {
  type BookingCalendar,
  getLastBookableDate,
  getVisitMinutes,
  isCalendarDate,
} from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { SlotPlace } from '#appointments/booking/book.ts';
import { CALLER_PARTS, EARLIEST_TIMES, type Earliest, type EarliestQuestion } from '#appointments/earliest/view.ts';
import { type AskedDoctor, findFreeTimes, listAskedDoctors } from '#appointments/free-times.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { AFTERNOON_START } from '#timetable/closure.ts';

/**
 * Finds the next free times for a caller. A part of the question that content does not know counts as not asked; the
 * answer says what was understood.
 */
export async function readEarliest(
  data: Pick<ClinicData, 'db' | 'calendar'>,
  question: EarliestQuestion,
  now: Date,
): Promise<Earliest> {
  const { calendar } = data;
  const { doctors, colleagues, understood } = readWhom(calendar, question.with);
  const asked: EarliestQuestion = {
    with: understood,
    from: isCalendarDate(question.from) ? question.from : '',
    part: CALLER_PARTS.find((part) => part === question.part) ?? '',
    ...(calendar.visits && { visit: calendar.visits.find(({ id }) => id === question.visit)?.id ?? '' }),
  };
  const visitMinutes = getVisitMinutes(calendar, asked.visit ?? '');
  const from = asked.from || getToday(calendar.timeZone, now);
  const days = { from, to: getLastBookableDate(calendar, now) };
  const times: SlotPlace[] = [];
  for await (const time of findFreeTimes(data, doctors, days, now, visitMinutes)) {
    if (isInPart(asked.part, time)) times.push(time);
    if (times.length === EARLIEST_TIMES) break;
  }
  return { asked, times, sooner: await findSooner() };

  async function findSooner(): Promise<SlotPlace | null> {
    const [first] = times;
    const to = first?.date ?? days.to;
    for await (const time of findFreeTimes(data, colleagues, { from, to }, now, visitMinutes)) {
      if (first && toMoment(time) >= toMoment(first)) return null;
      if (isInPart(asked.part, time)) return time;
    }
    return null;
  }
}

/** Reads `doctor:ID` or `department:ID`. `colleagues` are the others of a doctor's department. */
function readWhom(calendar: BookingCalendar, text: string) {
  const [kind, id] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
  const all = listAskedDoctors(calendar);
  const none: AskedDoctor[] = [];
  const doctor = kind === 'doctor' ? all.find(({ doctorId }) => doctorId === id) : undefined;
  if (doctor) {
    const colleagues = all.filter((other) => other !== doctor && other.department === doctor.department);
    return { doctors: [doctor], colleagues, understood: text };
  }
  const members = kind === 'department' ? listAskedDoctors(calendar, id) : none;
  if (members.length > 0) return { doctors: members, colleagues: none, understood: text };
  return { doctors: all, colleagues: none, understood: '' };
}

function isInPart(part: string, { slot }: SlotPlace): boolean {
  return part === '' || (part === 'morning') === slot < AFTERNOON_START;
}

function toMoment({ date, slot }: SlotPlace): string {
  return `${date} ${slot}`;
}
