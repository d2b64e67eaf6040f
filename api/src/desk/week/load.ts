import { addDays, type BookingCalendar, DAYS_PER_WEEK } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { SlotPlace } from '@clinic/contract/desk-book.ts';
import { type DepartmentLoad, FORTNIGHT_DAYS, type LoadDay } from '@clinic/contract/desk-week.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { overlap, type Span } from '@clinic/contract/timetable.ts';
import type { Kysely } from 'kysely';
import { type Closed, getStates, listClosed } from '#src/appointments/closures/closed.ts';
import { AHEAD_MAX_DAYS } from '#src/appointments/next-free.ts';
import { withSessions } from '#src/appointments/sessions/held-sessions.ts';
import { DAY, HOLDS_SLOT } from '#src/appointments/store/appointment.ts';
import type { Days } from '#src/appointments/store/find.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { findFreeTimes, listDoctors } from '../earliest/free-times.ts';

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
): Promise<{ load: DepartmentLoad[]; loadDates: string[] }> {
  const { db, calendar } = options;
  const from = toFirstDate(calendar, monday, now);
  const days = { from, to: addDays(from, FORTNIGHT_DAYS - 1) };
  const doctors = listDoctors(calendar, departmentId);
  if (doctors.length === 0) return { load: [], loadDates: [] };
  const [held, closed, current, earliest] = await Promise.all([
    listHeld(
      db,
      doctors.map(({ doctorId }) => doctorId),
      days,
    ),
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
          toLoadDay(current, closed, { doctorId, date }, heldOf.get(`${doctorId} ${date}`) ?? [], now),
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
async function listHeld(db: Kysely<ClinicDatabase>, doctorIds: readonly string[], { from, to }: Days): Promise<Held[]> {
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
    .where(({ or, eb }) => or([HOLDS_SLOT, eb('status', '=', 'fulfilled')]))
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, isHolding: status !== 'fulfilled' }));
}

function toLoadDay(
  calendar: BookingCalendar,
  closed: readonly Closed[],
  { doctorId, date }: { doctorId: string; date: string },
  held: readonly Held[],
  now: Date,
): LoadDay {
  const taken = held.filter(({ isHolding }) => isHolding);
  const slots = getStates(ofDoctor(calendar, doctorId), closed, { doctorId, date, taken }, now).map((slot) => ({
    start: slot.start,
    state: held.some((span) => overlap(span, slot)) ? 'taken' : slot.state === 'free' ? 'free' : 'closed',
  })) satisfies LoadDay['slots'];
  return { date, booked: held.length, free: slots.filter(({ state }) => state === 'free').length, slots };
}

async function findEarliest(
  options: Options,
  doctors: ReturnType<typeof listDoctors>,
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
