import type { SlotAvailability } from './appointment.ts';

/** The clinic's clock, whatever the visitor's or the server's says. */
export const CLINIC_TIME_ZONE = 'Asia/Kolkata';

/** India has one zone and no summer time, so a fixed offset is exact. */
const CLINIC_UTC_OFFSET = '+05:30';
const CLINIC_UTC_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Sunday first, as `Date.getUTCDay` counts. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export type Department = { name: string; doctors: string[] };

/** What `content/booking.yaml` says. */
export type BookingCalendar = { departments: Department[]; slots: string[]; closedWeekdays: Weekday[] };

/** Today's date in Pune as YYYY-MM-DD. */
export function getTodayInPune(now: Date): string {
  return new Date(now.getTime() + CLINIC_UTC_OFFSET_MS).toISOString().slice(0, 10);
}

/** Whether the text is YYYY-MM-DD and names a day that exists: `2028-02-29` does, `2027-02-29` does not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The weekday of a calendar date: `2026-11-22` -> `Sunday`. */
export function getWeekday(date: string): Weekday {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday;
}

/** A label of the twelve-hour clock on the 24-hour clock: `02:00 PM` -> `14:00`. */
export function slotToClock(slot: string): string {
  const [, hour = '', minute = '', half = ''] = /^(\d{2}):(\d{2}) (AM|PM)$/.exec(slot) ?? [];
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The instant at which a slot begins. */
export function getSlotStart(date: string, slot: string): Date {
  return new Date(`${date}T${slotToClock(slot)}:00${CLINIC_UTC_OFFSET}`);
}

/** Whether the clinic takes bookings on the weekday of this date. */
export function isClosedDate(calendar: BookingCalendar, date: string): boolean {
  return calendar.closedWeekdays.includes(getWeekday(date));
}

/** The doctors of a department; none when it is unknown. */
export function getDoctors(calendar: BookingCalendar, department: string): string[] {
  return calendar.departments.find(({ name }) => name === department)?.doctors ?? [];
}

/** Every doctor, department by department. */
export function getAllDoctors(calendar: BookingCalendar): string[] {
  return calendar.departments.flatMap(({ doctors }) => doctors);
}

/** The state of each slot of a day for one doctor, given the labels already taken. `date` is a calendar date. */
export function getSlotStates(
  calendar: BookingCalendar,
  date: string,
  takenSlots: readonly string[],
  now: Date,
): SlotAvailability[] {
  const isClosed = isClosedDate(calendar, date);
  return calendar.slots.map((time) => {
    if (getSlotStart(date, time) <= now) return { time, state: 'past' };
    if (isClosed) return { time, state: 'closed' };
    return { time, state: takenSlots.includes(time) ? 'taken' : 'free' };
  });
}
