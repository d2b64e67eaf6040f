import { getDayOfYear, getWeekday, slotToLabel, type Visit } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import type { DayChangeKind, DeskAppointment, DeskChange } from '@clinic/contract/desk-appointment.ts';
import type { DeskRefusal } from '@clinic/contract/desk-day.ts';
import { toAsciiDigits } from '@clinic/contract/digits.ts';
import { dateToDay, dateToDayOfCalendar } from '#messages/dates.ts';
import { deskMessages as words } from '#messages/desk.ts';
import { deskBookMessages } from '#messages/desk-book.ts';
import { deskMoveMessages } from '#messages/desk-move.ts';
import { makerToName } from './desk-makers.ts';
import { toShortTime } from './desk-times.ts';

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
export function doneToWords(kind: DayChangeKind, isUnmailed: boolean): string {
  const { unmailed, result } = words;
  return isUnmailed && Object.hasOwn(unmailed, kind) ? unmailed[kind as keyof typeof unmailed] : result[kind];
}

/** Says where an appointment has been moved to, and whether the patient is told. */
export function moveToWords({ name, date, slot, doctor, email }: DeskAppointment): string {
  const { moved, unmailed } = deskMoveMessages;
  return `${moved(name, dateToDay(date), slotToLabel(slot), doctor)} ${email === '' ? unmailed : words.undo.mailed}`;
}

/** Says who has been booked by the desk, what the caller is told, and whether the patient gets a mail. */
export function bookingToWords(
  { name, date, slot, doctor, email }: DeskAppointment,
  { address = '' }: DeskPlace,
): string {
  const { booked, readAloud, unmailed } = deskBookMessages;
  const day = `${getWeekday(date)}, ${getDayOfYear(date)}`;
  return `${booked(name)} ${readAloud(day, toShortTime(slot), doctor, address)} ${email === '' ? unmailed : words.undo.mailed}`;
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
 * Creates the link to a patient's chat, which needs a number with its country: `98220-00000` and `+91 98220 00000` ->
 * `https://wa.me/919822000000`. `null` for a text without digits.
 */
export function phoneToChatHref(phone: string, { diallingPrefix, nationalDigits }: DeskPlace): string | null {
  const plain = toAsciiDigits(phone);
  const number = plain.replace(/\D/g, '').replace(/^0+/, '');
  if (number === '') return null;
  const isNational = !/^\D*(\+|00)/.test(plain) && number.length === nationalDigits;
  return `https://wa.me/${isNational ? diallingPrefix.replace(/\D/g, '') : ''}${number}`;
}
