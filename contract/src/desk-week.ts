import { addDays, DAYS_PER_WEEK, getWeekday } from './booking-calendar.ts';
import type { SlotPlace } from './desk-book.ts';
import type { DeskSlot } from './desk-day.ts';
import { DESK_PATHS } from './desk-paths.ts';
import type { DeskPerson } from './desk-person.ts';

/** How many days the load of a week's page covers: two weeks. */
export const FORTNIGHT_DAYS = 2 * DAYS_PER_WEEK;

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

/** The two weeks of a department. */
export type DepartmentLoad = { departmentId: string; department: string; doctors: DoctorLoad[] };

/** The data of the page of a week. */
export type WeekView = {
  person: DeskPerson;
  today: string;
  /** The Monday of the week. */
  from: string;
  /** The week of one doctor; `null` on the page of a department. */
  week: DoctorWeek | null;
  /** All departments, or the one that the page is about. */
  load: DepartmentLoad[];
  /** The days of the load: those of two weeks on which any of the doctors works. The first is today at the earliest. */
  loadDates: string[];
};

/** The doctor or the department whose week is shown. */
export type WeekSubject = { doctor: string } | { department: string };

/** Returns the path of the week of a date, of one doctor or one department by their ids. */
export function toWeekPath(date: string, subject: WeekSubject): string {
  return `${DESK_PATHS.week}/${date}?${new URLSearchParams(subject)}`;
}

/** The Monday of a date's week: `2026-11-26` -> `2026-11-23`. */
export function getMonday(date: string): string {
  let day = date;
  while (getWeekday(day) !== 'Monday') day = addDays(day, -1);
  return day;
}
