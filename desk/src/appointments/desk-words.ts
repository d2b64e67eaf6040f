import { getDayOfYear, getWeekday, slotToLabel, type Visit } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import {
  type DayChangeKind,
  type DeskAppointment,
  type DeskChange,
  isMailed,
} from '@clinic/contract/desk-appointment.ts';
import type { DeskRefusal } from '@clinic/contract/desk-day.ts';
import { UNDO_SECONDS } from '@clinic/contract/desk-person.ts';
import { dateToDay, dateToDayOfCalendar } from '@clinic/contract/messages/en/dates-and-times.ts';
import { readTypedPhone, toDialled } from '@clinic/contract/typed-phone.ts';
import { makerToName } from '../people/desk-makers.ts';
import { deskBookMessages } from './booking/words.ts';
import { toShortTime } from './desk-times.ts';
import { deskMoveMessages } from './move-words.ts';
import { deskMessages as words } from './words.ts';

/** The clinic's settings that the desk's page needs besides the day. */
export type DeskPlace = {
  timeZone: string;
  diallingPrefix: string;
  nationalDigits: number;
  /** The place that patients come to, as a caller hears it. Absent on pages that book nobody. */
  address?: string;
  /** The kinds of visits; absent where the clinic does not distinguish any, and on pages that book nobody. */
  visits?: readonly Visit[];
};

/**
 * Describes a change in one line: `arrived 10:05 AM · Asha`. The desk knows its own people without the rest of their
 * address.
 */
export function changeToWords(change: DeskChange, today: string, place: DeskPlace): string {
  const who = makerToName(change).replace(/@.*/, '@…');
  return `${words.done[change.action]} ${toWhen(change, today, place)} · ${who}`;
}

/** Says what was done, and whether the patient is told. */
export function doneToWords(kind: DayChangeKind, isUnmailed: boolean, undoSeconds: number): string {
  const { unmailed, result, resultMailed } = words;
  if (!Object.hasOwn(unmailed, kind)) return result[kind];
  return isUnmailed ? unmailed[kind as keyof typeof unmailed] : `${result[kind]} ${resultMailed(undoSeconds)}`;
}

/** How many seconds after the last change its mail leaves, as the person has chosen who made the change. */
export function getUndoSeconds({ undoUntil, lastChange }: Pick<DeskAppointment, 'undoUntil' | 'lastChange'>): number {
  if (undoUntil === undefined || !lastChange) return UNDO_SECONDS[0];
  return Math.round((Date.parse(undoUntil) - Date.parse(lastChange.at)) / 1000);
}

/** Says where an appointment has been moved to, and whether the patient is told. */
export function moveToWords(appointment: DeskAppointment): string {
  const { name, date, slot, doctor } = appointment;
  const { moved, unmailed } = deskMoveMessages;
  const told = isMailed(appointment) ? words.undo.mailed(getUndoSeconds(appointment)) : unmailed;
  return `${moved(name, dateToDay(date), slotToLabel(slot), doctor)} ${told}`;
}

/** Says who has been booked by the desk, what the caller is told, and whether the patient gets a mail. */
export function bookingToWords(appointment: DeskAppointment, { address = '' }: DeskPlace): string {
  const { name, date, slot, doctor, email } = appointment;
  const { booked, readAloud, unmailed } = deskBookMessages;
  const day = `${getWeekday(date)}, ${getDayOfYear(date)}`;
  const told = email === '' ? unmailed : words.undo.mailed(getUndoSeconds(appointment));
  return `${booked(name)} ${readAloud(day, toShortTime(slot), doctor, address)} ${told}`;
}

/** Says until which second a change can be undone before its mail leaves: `10:05:20 AM`. */
export function undoUntilToTime(undoUntil: string, { timeZone }: Pick<DeskPlace, 'timeZone'>): string {
  const instant = new Date(undoUntil);
  const [clock, half] = slotToLabel(getTimeOfDay(timeZone, instant)).split(' ');
  return `${clock}:${String(instant.getUTCSeconds()).padStart(2, '0')} ${half}`;
}

/** Whether a mail will tell the patient of the change, unless it is undone before. */
export function isMailWaiting({ email, undoUntil }: DeskAppointment): boolean {
  return email !== '' && undoUntil !== undefined;
}

/** Says when a change was made, with its day when that is not today: `10:05 AM`, `2 October 2026, 10:05 AM` */
export function toWhen(
  { at }: Pick<DeskChange, 'at'>,
  today: string,
  { timeZone }: Pick<DeskPlace, 'timeZone'>,
): string {
  return toMoment(at, today, timeZone);
}

/** Formats an instant in ISO 8601 as `toWhen` does. */
export function toMoment(at: string, today: string, timeZone: string): string {
  const instant = new Date(at);
  const day = getToday(timeZone, instant);
  const time = slotToLabel(getTimeOfDay(timeZone, instant));
  return day === today ? time : `${dateToDayOfCalendar(day)}, ${time}`;
}

/** Says why an action was not done. For an outdated action it says what somebody else has done. */
export function refusalToWords(
  reason: DeskRefusal,
  change: DeskChange | null,
  today: string,
  place: DeskPlace,
): string {
  if (reason !== 'outdated' || !change) return words.refused[reason];
  const when = toWhen(change, today, place);
  return words.refused.outdatedBy(makerToName(change), words.done[change.action], when);
}

/**
 * Creates the link to a patient's chat: `98220-00000` -> `https://wa.me/919822000000`. `null` for a number whose country
 * is not certain: the chat would open with somebody else.
 */
export function phoneToChatHref(
  phone: string,
  place: Pick<DeskPlace, 'diallingPrefix' | 'nationalDigits'>,
): string | null {
  const read = readTypedPhone(phone, place);
  const dialled = read && toDialled(read, place);
  return dialled && `https://wa.me/${dialled.slice(1)}`;
}
