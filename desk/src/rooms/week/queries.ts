import { listFreed } from '@clinic/api/appointments/changes/freed-slots.ts';
import { listClosed } from '@clinic/api/appointments/closures/closed.ts';
import { withSessions } from '@clinic/api/appointments/sessions/held-sessions.ts';
import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import { addDays, type BookingCalendar, DAYS_PER_WEEK } from '@clinic/contract/booking-calendar.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskSlot } from '@clinic/contract/desk-day.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { isClosedWeekday } from '@clinic/contract/timetable.ts';
import { isCounted } from '@clinic/contract/visit-states.ts';
import { createColumn, describeAppointments } from '#appointments/day.ts';
import type { ClinicData } from '#frame/clinic-data.ts';

/** One day of one doctor. */
export type WeekDay = {
  /** YYYY-MM-DD by the clinic's clock. */
  date: string;
  slots: DeskSlot[];
  /** How many patients are expected, here, or were here. */
  booked: number;
  free: number;
};

export type DoctorWeek = {
  doctorId: string;
  /** Names of `content/booking.yaml`, or ids that it does not list any more. */
  doctor: string;
  department: string;
  /** Empty for a doctor that content does not list any more. */
  departmentId: string;
  /** From Monday on. Without the weekdays on which the doctor never works, when nobody is booked on them. */
  days: WeekDay[];
};

/**
 * Reads the week of a doctor from its Monday on; `null` for one who is neither in content nor has appointments in this
 * week.
 */
export async function readWeek(
  data: ClinicData,
  doctorId: string,
  monday: string,
  now: Date,
): Promise<DoctorWeek | null> {
  const { db, calendar } = data;
  const dates = Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(monday, day));
  const days = { from: monday, to: addDays(monday, DAYS_PER_WEEK - 1) };
  const [rows, closed, current, freed] = await Promise.all([
    db
      .selectFrom('appointments')
      .selectAll()
      .where('doctor', '=', doctorId)
      .where(DAY, '>=', days.from)
      .where(DAY, '<=', days.to)
      .orderBy('created_at')
      .execute(),
    listClosed(db, days),
    withSessions(db, calendar, days),
    listFreed(db, days, now),
  ]);
  const appointments = await describeAppointments(data, rows, now);
  const doctor = findDoctor(calendar, doctorId) ?? toFormerDoctor(appointments);
  if (!doctor) return null;
  const own = ofDoctor(current, doctorId);
  const shown = dates.flatMap((date): WeekDay[] => {
    const there = appointments.filter((appointment) => appointment.date === date);
    const { slots } = createColumn(own, date, doctor, there, { closed, freed }, now);
    const booked = there.filter(isCounted).length;
    const free = slots.filter(({ state }) => state === 'free').length;
    const isOff = booked + free === 0 && (slots.length === 0 || isClosedWeekday(own, date));
    return isOff ? [] : [{ date, slots, booked, free }];
  });
  return { ...doctor, days: shown };
}

type WeekDoctor = Omit<DoctorWeek, 'days'>;

function findDoctor({ departments }: BookingCalendar, doctorId: string): WeekDoctor | null {
  for (const { id: departmentId, name: department, doctors } of departments) {
    const doctor = doctors.find(({ id }) => id === doctorId);
    if (doctor) return { doctorId, doctor: doctor.name, department, departmentId };
  }
  return null;
}

function toFormerDoctor([first]: readonly DeskAppointment[]): WeekDoctor | null {
  return first
    ? { doctorId: first.doctorId, doctor: first.doctor, department: first.department, departmentId: '' }
    : null;
}
