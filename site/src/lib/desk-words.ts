import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import type { DayDeed, DeskAppointment, DeskChange, DeskRefusal } from '@clinic/contract/desk.ts';
import { toAsciiDigits } from '@clinic/contract/digits.ts';
import { deskMessages as words } from '#messages/desk.en.ts';
import { deskBookMessages } from '#messages/desk-book.en.ts';
import { deskMoveMessages } from '#messages/desk-move.en.ts';
import { dateToDay } from './appointment-words.ts';
import { formatBritishDate } from './dates.ts';

/** What the desk's page knows of the clinic, beside its day. */
export type DeskPlace = { timeZone: string; diallingPrefix: string; nationalDigits: number };

/** A change in a line: `arrived 10:05 AM · asha@…`. The desk knows its own people by less than their whole address. */
export function changeToWords(change: DeskChange, today: string, place: DeskPlace): string {
  const who = toWho(change).replace(/@.*/, '@…');
  return `${words.done[change.action]} ${toWhen(change, today, place)} · ${who}`;
}

/** What was done, and whether the patient is told of it. */
export function deedToWords(deed: DayDeed, isUnmailed: boolean): string {
  const { unmailed, result } = words;
  return isUnmailed && Object.hasOwn(unmailed, deed) ? unmailed[deed as keyof typeof unmailed] : result[deed];
}

/** Where an appointment has been moved to, and whether the patient is told. */
export function moveToWords({ name, date, slot, doctor, email }: DeskAppointment): string {
  const { moved, mailed, unmailed } = deskMoveMessages;
  return `${moved(name, dateToDay(date), slotToLabel(slot), doctor)} ${email === '' ? unmailed : mailed}`;
}

/** Whom the desk has booked, and whether the patient is mailed. */
export function bookingToWords({ name, slot, doctor, email }: DeskAppointment): string {
  const { booked, mailed, unmailed } = deskBookMessages;
  return `${booked(name, slotToLabel(slot), doctor)} ${email === '' ? unmailed : mailed}`;
}

/** Who made a change: the email address of a person of the desk, or `the patient`. */
export function toWho({ by }: DeskChange): string {
  return by === 'patient' ? words.card.patient : by;
}

/** When a change was made, with its day when that was another one: `10:05 AM`, `2 October 2026, 10:05 AM` */
export function toWhen(
  { at }: Pick<DeskChange, 'at'>,
  today: string,
  { timeZone }: Pick<DeskPlace, 'timeZone'>,
): string {
  return toMoment(at, today, timeZone);
}

/** The same of an instant in ISO 8601. */
export function toMoment(at: string, today: string, timeZone: string): string {
  const instant = new Date(at);
  const day = getToday(timeZone, instant);
  const time = slotToLabel(getTimeOfDay(timeZone, instant));
  return day === today ? time : `${formatBritishDate(day)}, ${time}`;
}

/** Why an action was not done. For an outdated one, what the other person did. */
export function refusalToWords(
  reason: DeskRefusal,
  change: DeskChange | null,
  today: string,
  place: DeskPlace,
): string {
  if (reason !== 'outdated' || !change) return words.refused[reason];
  const when = toWhen(change, today, place);
  return words.refused.outdatedBy(toWho(change), words.done[change.action], when);
}

/**
 * The link to a patient's chat, which needs a number with its country: `98220-00000` and `+91 98220 00000` ->
 * `https://wa.me/919822000000`. `null` for a text without digits.
 */
export function phoneToChatHref(phone: string, { diallingPrefix, nationalDigits }: DeskPlace): string | null {
  const plain = toAsciiDigits(phone);
  const number = plain.replace(/\D/g, '').replace(/^0+/, '');
  if (number === '') return null;
  const isNational = !/^\D*(\+|00)/.test(plain) && number.length === nationalDigits;
  return `https://wa.me/${isNational ? diallingPrefix.replace(/\D/g, '') : ''}${number}`;
}
