import { StartupError } from '@clinic/api/startup-error.ts';
import { getAllDoctors, getWeekday, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getSlotMinutes, SLOT_MAX_MINUTES, SLOT_MIN_MINUTES } from '@clinic/contract/timetable.ts';
import { endToLabel } from '#appointments/desk-times.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { COMMAND_LINE } from '#frame/command-line.ts';
import { toDoctorId } from './closure-command.ts';
import { clinicTimesToWords, hoursToLines } from './hours-words.ts';
import { listDeskSessions, readUnoffered } from './queries.ts';
import {
  type DeskSession,
  SESSION_MAX_WEEKS,
  type SessionAppointment,
  type SessionEntries,
  type SessionProblem,
  type SessionQuestion,
  type SessionRefusal,
} from './session.ts';
import { readSession } from './session-entries.ts';
import { endSession, openSession } from './sessions.ts';

export const SESSION_USAGE = `  npm run desk -- sessions
  npm run desk -- open-session DOCTOR 2026-12-05T10:00 2026-12-05T12:00 [--minutes 20] [--weekly-until 2027-01-30]
                  [--also-closed-days | --not-closed-days]
  npm run desk -- end-session ID`;

const PROBLEMS: Record<SessionProblem, string> = {
  'doctor-unknown': 'There is no such doctor. Give an id or a name of booking.yaml.',
  'date-invalid': 'There is no such date. Example: 2026-12-05T10:00, and 2027-01-30 with --weekly-until',
  'date-past': 'The day is before today.',
  'date-beyond': 'Nobody could book it yet. The last day that can be booked:',
  'last-before-first': 'The last day is before the first one.',
  'too-many-weeks': `A session is repeated for at most ${SESSION_MAX_WEEKS} weeks. Name an earlier last day.`,
  'time-invalid': 'There is no such time. Example: 2026-12-05T10:00',
  'to-before-from': 'The session ends before it begins.',
  'no-time-left': 'All its times have passed.',
  'minutes-invalid': `A slot lasts ${SLOT_MIN_MINUTES} to ${SLOT_MAX_MINUTES} minutes. Example: --minutes 20`,
  'slot-too-long': 'No slot of this length fits into the session. Give fewer minutes.',
  'overlaps-hours': 'The doctor has hours at that time already.',
  'overlaps-session': 'Another session of the doctor is held at that time already.',
};

type OpenValues = {
  minutes: string;
  'weekly-until': string;
  'also-closed-days': boolean;
  'not-closed-days': boolean;
};

/** Opens a session from the command line. */
export async function openSessionCommand(
  data: ClinicData,
  [doctor = '', first = '', end = '']: string[],
  values: OpenValues,
  now: Date,
): Promise<string> {
  const [firstDate = '', from = ''] = first.split('T');
  const [endDate = '', to = ''] = end.split('T');
  if (endDate !== firstDate) throw new StartupError('A session begins and ends on the same day.');
  const entries: SessionEntries = {
    doctor: toDoctorId(data.calendar, doctor),
    firstDate,
    lastDate: values['weekly-until'],
    from,
    to,
    minutes: values.minutes || String(getSlotMinutes(data.calendar)),
    closedDays: values['also-closed-days'] ? 'open' : values['not-closed-days'] ? 'skip' : '',
  };
  const read = readSession(data.calendar, entries, now);
  const outcome = 'refused' in read ? read : await openSession(data, read, COMMAND_LINE, now);
  if ('refused' in outcome) {
    throw new StartupError([...new Set(Object.values(outcome.refused).map(refusalToWords))].join('\n'));
  }
  if ('question' in outcome) throw new StartupError(questionToWords(outcome.question));
  const sessions = await listDeskSessions(data, now);
  return sessions
    .filter(({ id }) => id === outcome.id)
    .map(describe)
    .join('');
}

/** Lists the sessions that are not over, each doctor's hours, and the appointments that nobody offers any more. */
export async function sessionsCommand(data: ClinicData, now: Date): Promise<string> {
  const [sessions, unoffered] = await Promise.all([
    listDeskSessions(data, now),
    readUnoffered(data, now, Number.POSITIVE_INFINITY),
  ]);
  const hours = getAllDoctors(data.calendar).map((doctor) =>
    [`${doctor.name} (${doctor.id})`, ...hoursToLines(doctor).map((line) => `  ${line}`)].join('\n'),
  );
  return [
    sessions.length > 0 ? sessions.map(describe).join('\n') : 'There are no extra sessions.',
    clinicTimesToWords(data.calendar),
    ...hours,
    ...unoffered.appointments.map((booked) => `not offered any more: ${appointmentToWords(booked)}`),
  ].join('\n');
}

export async function endSessionCommand(data: ClinicData, id: string, now: Date): Promise<string> {
  const session = (await listDeskSessions(data, now)).find((one) => one.id === id);
  if (!(await endSession(data, id, COMMAND_LINE, now))) {
    throw new StartupError(`There is no session "${id}". "npm run desk -- sessions" lists them.`);
  }
  return ['It has ended. No appointment was cancelled.', ...(session?.appointments ?? []).map(toBookedLine)].join('\n');
}

function describe({ appointments, ...session }: DeskSession): string {
  const { id, doctor, firstDate, lastDate, from, to, minutes, opensClosedDays, by } = session;
  const days = firstDate === lastDate ? firstDate : `every ${getWeekday(firstDate)}, ${firstDate} to ${lastDate}`;
  const hours = `${slotToLabel(from)} to ${endToLabel(to)}`;
  const isAlso = opensClosedDays && 'also on closed days';
  return [
    [id, doctor, days, hours, `${minutes} minutes each`, isAlso, by].filter(Boolean).join('  '),
    ...appointments.map(toBookedLine),
  ].join('\n');
}

function toBookedLine(booked: SessionAppointment): string {
  return `  booked:  ${appointmentToWords(booked)}`;
}

function appointmentToWords({ date, slot, doctor, name }: SessionAppointment): string {
  return [date, slotToLabel(slot), doctor, name].join('  ');
}

function refusalToWords({ problem, overlap, lastDate }: SessionRefusal): string {
  if (lastDate) return `${PROBLEMS[problem]} ${lastDate}`;
  if (!overlap) return PROBLEMS[problem];
  const { date, span } = overlap;
  return `${PROBLEMS[problem]} On ${date}: ${slotToLabel(span.start)} to ${slotToLabel(span.end)}`;
}

function questionToWords({ closedDates, more, closures, answers }: SessionQuestion): string {
  const others = more > 0 ? ` and ${more} more` : '';
  return [
    closedDates.length > 0 && `The clinic is closed on ${closedDates.join(', ')}${others}.`,
    ...closures.map(
      ({ id, doctor, firstDate, lastDate }) =>
        `The desk has closed ${firstDate} to ${lastDate} for ${doctor ?? 'the whole clinic'}. Open it first: npm run desk -- open ${id}`,
    ),
    answers.includes('open') && 'To open the clinic for this session, repeat the command with --also-closed-days',
    answers.includes('skip') && 'To hold it on the other days only, repeat the command with --not-closed-days',
  ]
    .filter(Boolean)
    .join('\n');
}
