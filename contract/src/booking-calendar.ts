import type { ShownSlot, SlotAvailability } from './appointment.ts';
import { getToday, toInstant } from './clinic-clock.ts';

/** Sunday first, as `Date.getUTCDay` counts. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const MS_PER_DAY = 86_400_000;
export const DAYS_PER_WEEK = 7;
const MS_PER_MINUTE = 60_000;

/** A doctor. Bookings are stored with `id`, which never changes. `name` is shown on the screen and may change. */
export type Doctor = {
  id: string;
  name: string;
  /** For example `MBBS, MS General Surgery`. */
  qualifications?: string | undefined;
  gender?: Gender | undefined;
  /** The languages that patients can speak with the doctor. */
  languages?: string[] | undefined;
  /** When the doctor can be booked; the clinic's slots on its open weekdays when absent. */
  hours?: Hours[] | undefined;
};

/** One line of a doctor's hours: weekdays with either `from` and `to`, or single `times`, on the 24-hour clock. */
export type Hours = {
  weekdays: Weekday[];
  from?: string | undefined;
  /** The last slot ends at or before it. */
  to?: string | undefined;
  times?: string[] | undefined;
  /** How long a slot lasts. */
  minutes: number;
  /** The first and the last day of these hours, YYYY-MM-DD, both included. */
  first?: string | undefined;
  last?: string | undefined;
  /** 2: every second week, counted from the week of `first`. Weeks begin on Monday, as in iCalendar (RFC 5545). */
  everyWeeks?: number | undefined;
};

/** Slots of one doctor that the desk has opened beside the doctor's hours. */
export type Session = {
  id: string;
  doctorId: string;
  firstDate: string;
  /** The session is held on the weekday of `firstDate` up to this day. It is `firstDate` for a session held once. */
  lastDate: string;
  from: string;
  to: string;
  minutes: number;
  /** Whether it is also held on days on which the clinic is closed. */
  opensClosedDays: boolean;
};

/** The codes of HL7 FHIR (Practitioner.gender). */
export const GENDERS = ['female', 'male', 'other'] as const;

export type Gender = (typeof GENDERS)[number];

export type Department = {
  id: string;
  name: string;
  /** In patients' words, for example `piles, hernia and gall bladder`. */
  treats?: string | undefined;
  doctors: Doctor[];
};

/** The content of `content/booking.yaml`. */
export type BookingCalendar = {
  /** The IANA name of the clinic's time zone, in which all days and times are given: `Asia/Kolkata`. */
  timeZone: string;
  /** The country code of the clinic's telephone numbers: `+91`. */
  diallingPrefix: string;
  /** How many digits follow the country code. */
  nationalDigits: number;
  departments: Department[];
  /** Start times on the clinic's 24-hour clock, `14:00`, for every doctor without hours of their own. */
  slots: string[];
  closedWeekdays: Weekday[];
  /** Each is one day, `2027-03-22`, or a day of every year, `26 January`. */
  closedDates: string[];
  /** How many days after today people can book. */
  horizonDays: number;
  /** A slot that begins sooner is past for the public. The desk can book it until it begins. */
  leadMinutes?: number | undefined;
  /** The kinds of visits, when the clinic distinguishes them. */
  visits?: Visit[] | undefined;
  /** The sessions that the desk has opened, on the days that are asked for. Content has none. */
  sessions?: readonly Session[] | undefined;
};

/** A kind of visit. It takes as many of a doctor's slots, one after the other, as its minutes need. */
export type Visit = {
  id: string;
  name: string;
  minutes: number;
  /** In the clinic's own words, with the currency. */
  fee?: string | undefined;
  /** Whether patients who come for the first time can choose it. */
  forNewPatients: boolean;
};

/** Whether the text is YYYY-MM-DD and names a day that exists: `2028-02-29` does, `2027-02-29` does not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // A day that the month does not have becomes a day of the next month, or an invalid date.
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));
}

/** Adds months to a month: `2026-12`, 1 -> `2027-01` */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Returns the calendar date `days` later: `2026-12-31`, 1 -> `2027-01-01`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** How many days later the second date is; negative when it is earlier. */
export function countDays(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY;
}

/** The weekday of a calendar date: `2026-11-22` -> `Sunday`. */
export function getWeekday(date: string): Weekday {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday;
}

/** The day of a calendar date in any year: `2027-01-26` -> `26 January`. */
export function getDayOfYear(date: string): string {
  return `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
}

/**
 * Whether the words name a day of some year as `getDayOfYear` writes it: `29 February` does, `30 February` does not.
 */
export function isDayOfYear(words: string): boolean {
  const [day = '', month = ''] = words.split(' ');
  const monthNumber = MONTHS.indexOf(month) + 1;
  const dateOfLeapYear = `2028-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(dateOfLeapYear) && getDayOfYear(dateOfLeapYear) === words;
}

/** A calendar date for people: `2026-11-24` -> `Tuesday, 24 November 2026`. */
export function dateToWords(date: string): string {
  return `${getWeekday(date)}, ${getDayOfYear(date)} ${date.slice(0, 4)}`;
}

/** A slot as the screen shows it: `14:00` -> `02:00 PM`. */
export function slotToLabel(slot: string): string {
  const [hour = 0, minute = 0] = slot.split(':').map(Number);
  return `${pad(hour % 12 || 12)}:${pad(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The slot that a label names: `02:00 PM` -> `14:00`; `null` for a text that is no label. */
export function labelToSlot(label: string): string | null {
  const [, hour, minute, half] = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/.exec(label) ?? [];
  return hour === undefined ? null : `${pad((Number(hour) % 12) + (half === 'PM' ? 12 : 0))}:${minute}`;
}

export function getLastBookableDate({ timeZone, horizonDays }: BookingCalendar, now: Date): string {
  return addDays(getToday(timeZone, now), horizonDays);
}

/** Whether a slot of a calendar date has begun. */
export function hasBegun({ timeZone }: BookingCalendar, date: string, slot: string, now: Date): boolean {
  const today = getToday(timeZone, now);
  return date === today ? toInstant(timeZone, date, slot) <= now : date < today;
}

/** Marks a slot in the state `past` that has not begun: it begins too soon to be booked online. */
export function markIfSoon(calendar: BookingCalendar, date: string, slot: SlotAvailability, now: Date): ShownSlot {
  const isSoon = slot.state === 'past' && !hasBegun(calendar, date, labelToSlot(slot.time) ?? '', now);
  return isSoon ? { ...slot, isSoon } : slot;
}

/** Whether a slot of a calendar date has begun, or begins sooner than `leadMinutes` from now. */
export function isTooLate(calendar: BookingCalendar, date: string, slot: string, now: Date): boolean {
  if (hasBegun(calendar, date, slot, now)) return true;
  const earliest = now.getTime() + (calendar.leadMinutes ?? 0) * MS_PER_MINUTE;
  // A slot that begins at this very moment is not too late.
  return hasBegun(calendar, date, slot, new Date(earliest - 1));
}

/** Returns the calendar for the desk, which can book a slot until it begins. */
export function withoutLead(calendar: BookingCalendar): BookingCalendar {
  return { ...calendar, leadMinutes: 0 };
}

/** Returns the doctors of the department with this name; empty when it is unknown. */
export function getDoctors(calendar: BookingCalendar, department: string): Doctor[] {
  return calendar.departments.find(({ name }) => name === department)?.doctors ?? [];
}

/** How long a kind of visit lasts, in minutes; 0 for one that is unknown or not chosen, which takes one slot. */
export function getVisitMinutes({ visits = [] }: BookingCalendar, visitId: string): number {
  return visits.find(({ id }) => id === visitId)?.minutes ?? 0;
}

/**
 * How long the kind of visit of an appointment lasts, in minutes: as long as it was booked for when content no longer
 * lists that kind; 0 where none was chosen.
 */
export function getBookedVisitMinutes(
  { visits = [] }: BookingCalendar,
  { visitId, minutes }: { visitId: string; minutes: number },
): number {
  if (visitId === '') return 0;
  return visits.find(({ id }) => id === visitId)?.minutes ?? minutes;
}

/** Returns all doctors, in the order of their departments. */
export function getAllDoctors(calendar: BookingCalendar): Doctor[] {
  return calendar.departments.flatMap(({ doctors }) => doctors);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
