import type { SlotAvailability, SlotState } from './appointment.ts';
import {
  addDays,
  type BookingCalendar,
  getAllDoctors,
  getLastBookableDate,
  getWeekday,
  isCalendarDate,
  isTooLate,
  slotToLabel,
  type Weekday,
} from './booking-calendar.ts';
import { getToday } from './clinic-clock.ts';
import {
  getSlots,
  getUsualSlots,
  isAmongClosedDates,
  isClosedWeekday,
  isShutByContent,
  overlap,
  type Slot,
  type Span,
  type Timetable,
} from './timetable.ts';

/** The calendar as it is for one doctor, or for the clinic as a whole. */
export type DoctorCalendar = BookingCalendar & Timetable;

/** Why a day cannot be booked. */
export type Closure =
  /** The text is not a date. */
  | { kind: 'invalid' }
  | { kind: 'past' }
  | { kind: 'beyond'; lastDate: string }
  | { kind: 'weekday'; weekday: Weekday }
  /** One of the calendar's closed dates. */
  | { kind: 'date' }
  /** The doctor has no hours on this day. */
  | { kind: 'doctor' };

/**
 * Returns the calendar of the doctor with this id, who may be unknown: then the clinic's slots hold. With the minutes
 * of a visit, its slots are as long as the visit needs.
 */
export function ofDoctor(calendar: BookingCalendar, doctorId: string, visitMinutes = 0): DoctorCalendar {
  const hours = getAllDoctors(calendar).find(({ id }) => id === doctorId)?.hours ?? null;
  const sessions = calendar.sessions?.filter((session) => session.doctorId === doctorId) ?? [];
  return { ...calendar, hours, sessions, visitMinutes };
}

export function ofDoctorNamed(calendar: BookingCalendar, name: string, visitMinutes = 0): DoctorCalendar {
  const id = getAllDoctors(calendar).find((doctor) => doctor.name === name)?.id ?? '';
  return ofDoctor(calendar, id, visitMinutes);
}

/** Lists the starts of all slots that any doctor usually has, the earliest first. */
export function listUsualStarts(calendar: BookingCalendar): string[] {
  const slots = getAllDoctors(calendar).flatMap(({ id }) => getUsualSlots(ofDoctor(calendar, id)));
  return [...new Set(slots.map(({ start }) => start))].sort();
}

/** Whether no slot of this date can ever be booked, past or future; `false` for a text that is not a date. */
export function isClosedDate(calendar: DoctorCalendar, date: string): boolean {
  return isCalendarDate(date) && getOpenSlots(calendar, date).length === 0;
}

/** Why `date`, which may be any text, cannot be booked; `null` when it can, though its slots may be past or taken. */
export function getClosure(calendar: DoctorCalendar, date: string, now: Date): Closure | null {
  if (!isCalendarDate(date)) return { kind: 'invalid' };
  if (date < getToday(calendar.timeZone, now)) return { kind: 'past' };
  const lastDate = getLastBookableDate(calendar, now);
  if (date > lastDate) return { kind: 'beyond', lastDate };
  if (!isClosedDate(calendar, date)) return null;
  if (isClosedWeekday(calendar, date)) return { kind: 'weekday', weekday: getWeekday(date) };
  return isAmongClosedDates(calendar, date) ? { kind: 'date' } : { kind: 'doctor' };
}

/**
 * The first date after `date`, and not before today, with a slot that is not past. `null` when there is none, or
 * `date` is not a date.
 */
export function findNextOpenDate(calendar: DoctorCalendar, date: string, now: Date): string | null {
  const lastDate = getLastBookableDate(calendar, now);
  // This also stops before the day after 9999-12-31, whose year has five digits.
  if (!isCalendarDate(date) || date >= lastDate) return null;
  const today = getToday(calendar.timeZone, now);
  for (let next = date < today ? today : addDays(date, 1); next <= lastDate; next = addDays(next, 1)) {
    if (getOpenSlots(calendar, next).some(({ start }) => !isTooLate(calendar, next, start, now))) return next;
  }
  return null;
}

export type StatedSlot = Slot & { state: SlotState };

/**
 * Returns the slots of a doctor's day with their states. `date` may be any text: when it is not a date, the usual slots
 * are all closed.
 */
export function getStatedSlots(
  calendar: DoctorCalendar,
  date: string,
  taken: readonly Span[],
  now: Date,
): StatedSlot[] {
  if (!isCalendarDate(date)) return getUsualSlots(calendar).map((slot) => ({ ...slot, state: 'closed' }));
  const isBeyond = date > getLastBookableDate(calendar, now);
  const isOpen = createOpenTest(calendar, date);
  const getState = (slot: Slot): SlotState => {
    if (isTooLate(calendar, date, slot.start, now)) return 'past';
    if (isBeyond || !isOpen(slot)) return 'closed';
    return taken.some((span) => overlap(span, slot)) ? 'taken' : 'free';
  };
  return getSlots(calendar, date).map((slot) => ({ ...slot, state: getState(slot) }));
}

/** Returns slots with their labels, as the public reads them. */
export function toAvailability(slots: readonly StatedSlot[]): SlotAvailability[] {
  return slots.map(({ start, state }) => ({ time: slotToLabel(start), state }));
}

/**
 * Returns the slots of a doctor's day that can be booked as far as content and the sessions say, whether or not they
 * are past or taken, or the desk has closed them.
 */
export function getOpenSlots(calendar: DoctorCalendar, date: string): Slot[] {
  return getSlots(calendar, date).filter(createOpenTest(calendar, date));
}

/** Makes the function that says whether a slot of this date is open as far as the content and its session say. */
function createOpenTest(calendar: DoctorCalendar, date: string) {
  const isShut = isShutByContent(calendar, date);
  return ({ session }: Slot) => !isShut || session?.opensClosedDays;
}
