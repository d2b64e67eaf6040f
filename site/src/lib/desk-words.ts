import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskChange, DeskRefusal } from '@clinic/contract/desk.ts';
import { deskMessages as words } from '#messages/desk.en.ts';
import { formatBritishDate } from './dates.ts';

/** What the desk's page knows of the clinic, beside its day. */
export type DeskPlace = { timeZone: string; diallingPrefix: string; nationalDigits: number };

/** A change in a line: `arrived 10:05 AM · asha@…`. The desk knows its own people by less than their whole address. */
export function changeToWords(change: DeskChange, today: string, place: DeskPlace): string {
  const who = toWho(change).replace(/@.*/, '@…');
  return `${words.done[change.action]} ${toWhen(change, today, place)} · ${who}`;
}

/** Who made a change: the e-mail address of a person of the desk, or `the patient`. */
export function toWho({ by }: DeskChange): string {
  return by === 'patient' ? words.card.patient : by;
}

/** When a change was made, with its day when that was another one: `10:05 AM`, `2 October 2026, 10:05 AM` */
export function toWhen({ at }: Pick<DeskChange, 'at'>, today: string, { timeZone }: DeskPlace): string {
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
  const digits = phone.replace(/\D/g, '');
  const number = digits.replace(/^0+/, '');
  if (number === '') return null;
  const isNational = !/^\D*(\+|00)/.test(phone) && number.length === nationalDigits;
  return `https://wa.me/${isNational ? diallingPrefix.replace(/\D/g, '') : ''}${number}`;
}
