import { StartupError } from '@clinic/api/startup-error.ts';
import { type BookingCalendar, getAllDoctors, getWeekday, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { endToLabel } from '#appointments/desk-times.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { COMMAND_LINE } from '#frame/command-line.ts';
import {
  ALL_DOCTORS,
  CLOSURE_REASON_MAX_CHARS,
  type ClosureProblem,
  type DeskClosure,
  EVERY_WEEK,
} from '#timetable/closure.ts';
import { readClosure } from '#timetable/closure-entries.ts';
import { closeSlots, listClosures, openSlots } from '#timetable/closures.ts';

export const CLOSURE_USAGE = `  npm run desk -- block DOCTOR|${ALL_DOCTORS} 2026-12-01 [2026-12-05] [--reason "…"]
  npm run desk -- block DOCTOR|${ALL_DOCTORS} 2026-12-01T14:00 2026-12-01T16:00 [--reason "…"]
  npm run desk -- block DOCTOR|${ALL_DOCTORS} 2026-12-01 2026-12-29 --weekly [--reason "…"]
  npm run desk -- closures
  npm run desk -- open ID`;

const PROBLEMS: Record<ClosureProblem, string> = {
  'doctor-unknown': `There is no such doctor. Give an id or a name of booking.yaml, or "${ALL_DOCTORS}" for the whole clinic.`,
  'date-invalid': 'There is no such date. Example: 2026-12-01, or 2026-12-01T14:00 for a slot.',
  'date-past': 'The first day is before today.',
  'last-before-first': 'The end is before the beginning.',
  'last-missing': 'Name the last day too, for example: 2026-12-01 2026-12-29 --weekly',
  'every-unknown': 'It repeats every day or every week. Leave --weekly out, or give it.',
  'time-unknown': 'There is no such slot. Give one of booking.yaml, for example 2026-12-01T14:00.',
  'too-long': `The reason is longer than ${CLOSURE_REASON_MAX_CHARS} characters.`,
};

/** Closes the slots of one doctor or of all, and lists who is booked there. */
export async function blockCommand(
  data: ClinicData,
  [doctor = '', from = '', to = '']: string[],
  { reason, weekly }: { reason: string; weekly: boolean },
  now: Date,
) {
  const [firstDate = '', firstTime = ''] = from.split('T');
  const [lastDate = '', lastTime = ''] = (to || (weekly ? '' : from)).split('T');
  if ((firstTime || lastTime) && firstDate !== lastDate && !weekly) {
    throw new StartupError('Give slots of one day, or whole days.');
  }
  const days = { firstDate, lastDate, every: weekly ? EVERY_WEEK : '' };
  const entries = { doctor: toDoctorId(data.calendar, doctor), ...days, firstTime, lastTime, reason };
  const read = readClosure(data.calendar, entries, now);
  if ('refused' in read) {
    throw new StartupError([...new Set(Object.values(read.refused))].map((problem) => PROBLEMS[problem]).join('\n'));
  }
  const id = await closeSlots(data.db, read.closure, COMMAND_LINE, now);
  const closures = await listClosures(data, now);
  return closures
    .filter((closure) => closure.id === id)
    .map(describe)
    .join('');
}

/** Lists the closures from today on. */
export async function closuresCommand(data: ClinicData): Promise<string> {
  const all = await listClosures(data, new Date());
  // Calendars have hundreds of busy times, of which only those that somebody has booked need a look.
  const closures = all.filter(({ isBusy, appointments }) => !isBusy || appointments.length > 0);
  return closures.length > 0 ? closures.map(describe).join('\n') : 'Nothing is closed.';
}

export async function openCommand(data: ClinicData, id: string): Promise<string> {
  if (await openSlots(data.db, id, COMMAND_LINE, new Date())) return 'It is open again.';
  throw new StartupError(`There is no closure "${id}". "npm run desk -- closures" lists them.`);
}

export function toDoctorId(calendar: BookingCalendar, doctor: string): string {
  return getAllDoctors(calendar).find(({ name }) => name === doctor)?.id ?? doctor;
}

function describe({ appointments, ...closure }: DeskClosure): string {
  const { id, doctor, firstDate, lastDate, isWeekly, times, reason, by } = closure;
  const several = isWeekly
    ? `every ${getWeekday(firstDate)}, ${firstDate} to ${lastDate}`
    : `${firstDate} to ${lastDate}`;
  const days = firstDate === lastDate ? firstDate : several;
  const [first, end] = [times?.first && slotToLabel(times.first), times?.end && endToLabel(times.end)];
  const hours = times ? [first && `from ${first}`, end && `up to ${end}`].filter(Boolean).join(' ') : 'all day';
  return [
    [id, doctor ?? 'all doctors', days, hours, reason, by].filter(Boolean).join('  '),
    ...appointments.map((booked) =>
      ['  booked:', booked.date, slotToLabel(booked.slot), booked.doctor, booked.name].join('  '),
    ),
  ].join('\n');
}
