import { type Freed, listFreed } from '@clinic/api/appointments/changes/freed-slots.ts';
import { type Closed, getStates, listClosed } from '@clinic/api/appointments/closures/closed.ts';
import { AHEAD_MAX_DAYS } from '@clinic/api/appointments/next-free.ts';
import { withSessions } from '@clinic/api/appointments/sessions/held-sessions.ts';
import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import type { Days } from '@clinic/api/appointments/store/find.ts';
import { inStates } from '@clinic/api/appointments/store/state-conditions.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { addDays, type BookingCalendar, DAYS_PER_WEEK } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { overlap, type Span } from '@clinic/contract/timetable.ts';
import { holdsSlot } from '@clinic/contract/visit-states.ts';
import type { Kysely } from 'kysely';
import type { SlotPlace } from '#appointments/booking/book.ts';
import { findFreeTimes, listAskedDoctors } from '#appointments/free-times.ts';

/** How many days the load of a week's page covers: two weeks. */
const FORTNIGHT_DAYS = 2 * DAYS_PER_WEEK;

/** How busy a doctor is on a day. */
export type LoadDay = {
  date: string;
  booked: number;
  free: number;
  /** `closed` is also a free time that has passed. */
  slots: { start: string; state: 'free' | 'taken' | 'closed' }[];
};

export type DoctorLoad = {
  doctorId: string;
  doctor: string;
  days: LoadDay[];
  /** The doctor's next free time; `null` when there is none for a long time. */
  earliest: SlotPlace | null;
};

export type Load = {
  /** All departments, or the one that the page is about. */
  load: { departmentId: string; department: string; doctors: DoctorLoad[] }[];
  /** The days of the load: those of two weeks on which any of the doctors works. The first is today at the earliest. */
  loadDates: string[];
};

type Options = { db: Kysely<ClinicDatabase>; calendar: BookingCalendar };

/**
 * Reads how busy the doctors of one department (by its id), or of all, are for two weeks from `monday` on, or from
 * today when today is in that week. Days on which nobody works and nobody is booked are left out.
 */
export async function readLoad(
  options: Options,
  monday: string,
  departmentId: string | undefined,
  now: Date,
): Promise<Load> {
  const { db, calendar } = options;
  const from = toFirstDate(calendar, monday, now);
  const days = { from, to: addDays(from, FORTNIGHT_DAYS - 1) };
  const doctors = listAskedDoctors(calendar, departmentId);
  if (doctors.length === 0) return { load: [], loadDates: [] };
  const [held, freed, closed, current, earliest] = await Promise.all([
    listHeld(db, doctors, days),
    listFreed(db, days, now),
    listClosed(db, days),
    withSessions(db, calendar, days),
    findEarliest(options, doctors, now),
  ]);
  const dates = Array.from({ length: FORTNIGHT_DAYS }, (_, day) => addDays(from, day));
  const heldOf = Map.groupBy(held, ({ doctorId, date }) => `${doctorId} ${date}`);
  const all = calendar.departments
    .filter(({ id }) => departmentId === undefined || id === departmentId)
    .map((department) => ({
      departmentId: department.id,
      department: department.name,
      doctors: department.doctors.map(({ id: doctorId, name: doctor }) => ({
        doctorId,
        doctor,
        days: dates.map((date) =>
          toLoadDay(current, { closed, freed }, { doctorId, date }, heldOf.get(`${doctorId} ${date}`) ?? [], now),
        ),
        earliest: earliest.get(doctorId) ?? null,
      })),
    }));
  const isWorked = (date: string) =>
    all.some((department) =>
      department.doctors.some((doctor) =>
        doctor.days.some((day) => day.date === date && (day.booked > 0 || isOpenDay(day))),
      ),
    );
  const loadDates = dates.filter(isWorked);
  const load = all.map((department) => ({
    ...department,
    doctors: department.doctors.map((doctor) => ({
      ...doctor,
      days: doctor.days.filter(({ date }) => loadDates.includes(date)),
    })),
  }));
  return { load, loadDates };
}

function isOpenDay({ slots }: LoadDay): boolean {
  return slots.some(({ state }) => state !== 'closed');
}

function toFirstDate({ timeZone }: BookingCalendar, monday: string, now: Date): string {
  const today = getToday(timeZone, now);
  return monday < today && today <= addDays(monday, DAYS_PER_WEEK - 1) ? today : monday;
}

type Held = Span & { doctorId: string; date: string; isHolding: boolean };

/** The spans of the appointments that count. Those that are over no longer hold their slot. */
async function listHeld(
  db: Kysely<ClinicDatabase>,
  doctors: ReturnType<typeof listAskedDoctors>,
  { from, to }: Days,
): Promise<Held[]> {
  const doctorIds = doctors.map(({ doctorId }) => doctorId);
  const rows = await db
    .selectFrom('appointments')
    .select([
      'doctor as doctorId',
      'appointment_date as date',
      'appointment_time as start',
      'appointment_end as end',
      'status',
    ])
    .where('doctor', 'in', doctorIds)
    .where(DAY, '>=', from)
    .where(DAY, '<=', to)
    .where(inStates(({ patient }) => patient !== 'absent'))
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, isHolding: holdsSlot({ status }) }));
}

function toLoadDay(
  calendar: BookingCalendar,
  { closed, freed }: { closed: readonly Closed[]; freed: readonly Freed[] },
  { doctorId, date }: { doctorId: string; date: string },
  held: readonly Held[],
  now: Date,
): LoadDay {
  // Nobody is given these before the change that freed them can no longer be undone.
  const kept = freed.filter((span) => span.doctorId === doctorId && span.date === date);
  const taken = [...held.filter(({ isHolding }) => isHolding), ...kept];
  const slots = getStates(ofDoctor(calendar, doctorId), closed, { doctorId, date, taken }, now).map((slot) => ({
    start: slot.start,
    state: [...held, ...kept].some((span) => overlap(span, slot)) ? 'taken' : slot.state === 'free' ? 'free' : 'closed',
  })) satisfies LoadDay['slots'];
  return { date, booked: held.length, free: slots.filter(({ state }) => state === 'free').length, slots };
}

async function findEarliest(
  options: Options,
  doctors: ReturnType<typeof listAskedDoctors>,
  now: Date,
): Promise<Map<string, SlotPlace>> {
  const from = getToday(options.calendar.timeZone, now);
  const found = new Map<string, SlotPlace>();
  for await (const time of findFreeTimes(options, doctors, { from, to: addDays(from, AHEAD_MAX_DAYS) }, now)) {
    if (!found.has(time.doctorId)) found.set(time.doctorId, time);
    if (found.size === doctors.length) break;
  }
  return found;
}
