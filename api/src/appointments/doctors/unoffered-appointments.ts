import { type BookingCalendar, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { type DoctorCalendar, getOpenSlots, ofDoctor } from '@clinic/contract/open-slots.ts';
import { isHeld, isSessionHeld, isShutByContent } from '@clinic/contract/timetable.ts';
import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';
import { withSessions } from '../sessions/held-sessions.ts';
import { DAY } from '../store/appointment.ts';
import { IS_EXPECTED } from '../store/state-conditions.ts';

/** How many rows are read at once, so that a process with many appointments can do other work in between. */
const PAGE_ROWS = 5000;

/** How many appointments the line of the log names. */
const NAMED = 3;

const FURTHEST_DATE = '9999-12-31';

/** An appointment at a time that its doctor no longer offers. `doctor` is an id. */
export type UnofferedAppointment = { id: string; doctor: string; date: string; slot: string };

/**
 * Lists the booked appointments from `today` on (YYYY-MM-DD) whose doctor has no slot that begins then, by content and
 * sessions: the timetable has changed, the day has been closed in content, or a session has ended. Appointments in
 * slots that the desk has closed are another list. The earliest comes first.
 */
export async function listUnoffered(
  db: Kysely<ClinicDatabase>,
  calendar: BookingCalendar,
  today: string,
): Promise<UnofferedAppointment[]> {
  const isOffered = createOffers(await withSessions(db, calendar, { from: today, to: FURTHEST_DATE }));
  const found: UnofferedAppointment[] = [];
  let last: UnofferedAppointment | undefined = { id: '', doctor: '', date: today, slot: '' };
  while (last) {
    const rows = await readPage(db, last);
    found.push(...rows.filter((row) => !isOffered(row)));
    last = rows.length < PAGE_ROWS ? undefined : rows.at(-1);
  }
  return found.sort((one, other) => `${one.date} ${one.slot}`.localeCompare(`${other.date} ${other.slot}`));
}

/** Writes one line, with the remedy, for the log of the start; `null` when every appointment is still offered. */
export function describeUnoffered(unoffered: readonly UnofferedAppointment[]): string | null {
  if (unoffered.length === 0) return null;
  const named = unoffered
    .slice(0, NAMED)
    .map(({ doctor, date, slot }) => `${doctor} on ${date} at ${slotToLabel(slot)}`);
  const more = unoffered.length > NAMED ? ' and others' : '';
  const subject =
    unoffered.length === 1
      ? '1 coming appointment is at a time that its doctor does not offer any more'
      : `${unoffered.length} coming appointments are at times that their doctors do not offer any more`;
  return [
    `${subject}: ${named.join(', ')}${more}.`,
    'No appointment is cancelled. Put the times back into booking.yaml, or move these patients at the front desk:',
    '"npm run desk -- sessions" lists them.',
  ].join(' ');
}

/** Reads the rows that follow `after`, by day and id. */
function readPage(db: Kysely<ClinicDatabase>, after: UnofferedAppointment): Promise<UnofferedAppointment[]> {
  return db
    .selectFrom('appointments')
    .select(['id', 'doctor', 'appointment_date as date', 'appointment_time as slot'])
    .where(IS_EXPECTED)
    .where(DAY, '>=', after.date)
    .where((where) => where.or([where(DAY, '>', after.date), where('id', '>', after.id)]))
    .orderBy(DAY)
    .orderBy('id')
    .limit(PAGE_ROWS)
    .execute();
}

/** Makes a function that tells whether an appointment's time is offered. */
function createOffers(calendar: BookingCalendar) {
  const doctors = new Map<string, DoctorCalendar>();
  const days = new Map<string, ReadonlySet<string>>();
  /** Days that are alike share their times, because making them takes far longer than telling the days apart. */
  const alike = new Map<string, ReadonlySet<string>>();
  const findStarts = (doctor: string, date: string): ReadonlySet<string> => {
    const own = doctors.get(doctor) ?? ofDoctor(calendar, doctor);
    doctors.set(doctor, own);
    const held = own.hours ? `${doctor} ${own.hours.map((line) => Number(isHeld(line, date)))}` : '';
    const hasSession = own.sessions.some((session) => isSessionHeld(session, date));
    const key = hasSession ? `${doctor} ${date}` : `${held} ${isShutByContent(own, date)}`;
    const starts = alike.get(key) ?? new Set(getOpenSlots(own, date).map(({ start }) => start));
    alike.set(key, starts);
    return starts;
  };
  return ({ doctor, date, slot }: UnofferedAppointment): boolean => {
    const day = `${doctor} ${date}`;
    const starts = days.get(day) ?? findStarts(doctor, date);
    days.set(day, starts);
    return starts.has(slot);
  };
}
