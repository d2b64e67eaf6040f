import { z } from 'zod';
import {
  type BookingCalendar,
  findNextOpenDate,
  getClosure,
  isTooLate,
  labelToSlot,
  slotToLabel,
} from './booking-calendar.ts';
import { mapOptionalTexts } from './patient-words.ts';
import type { ReasonCode, ReasonParams } from './refusals.ts';

// The fields that the schemas of forms are made of. The messages of their issues are codes of reasons.

/** Control characters (Unicode Cc); line breaks are among them. */
const CONTROL_PATTERN = /\p{Cc}/u;
const CONTROL_EXCEPT_TABS_PATTERN = /[^\P{Cc}\t]/u;
const CONTROL_EXCEPT_TABS_AND_LINE_BREAKS_PATTERN = /[^\P{Cc}\t\r\n]/u;

/** Text that has only spaces, marks and invisible characters. */
const UNREADABLE_PATTERN = /^[\p{Z}\p{C}\p{M}\u115f\u1160\u3164\uffa0\u2800]*$/u;

/** Text of one line: readable, trimmed at its ends, without control characters inside. */
export function plainText(missing: ReasonCode, maxChars: number) {
  return (
    z
      .string({ error: missing })
      .refine(isWellFormed, 'text-broken' satisfies ReasonCode)
      // A pasted table cell may bring a tab at its end.
      .refine((text) => !CONTROL_EXCEPT_TABS_PATTERN.test(text), 'text-unshowable' satisfies ReasonCode)
      .trim()
      .refine((text) => !CONTROL_PATTERN.test(text), 'text-unshowable' satisfies ReasonCode)
      .refine((text) => !UNREADABLE_PATTERN.test(text), missing)
      .refine((text) => countChars(text) <= maxChars, tooLong(maxChars))
  );
}

/** Text of several lines, which may be empty. `invalid` is the reason for a value that is not text. */
export function longText(invalid: ReasonCode, maxChars: number) {
  return (
    z
      .string({ error: invalid })
      .refine(isWellFormed, 'text-broken' satisfies ReasonCode)
      .refine((text) => !CONTROL_EXCEPT_TABS_AND_LINE_BREAKS_PATTERN.test(text), 'text-unshowable' satisfies ReasonCode)
      // A form sends each line break as two characters, and a textarea counts it as one.
      .refine((text) => countChars(text.replaceAll('\r\n', '\n')) <= maxChars, tooLong(maxChars))
  );
}

/** The texts that patients may leave out. */
export function optionalTexts() {
  return mapOptionalTexts((maxChars) => longText('message-invalid', maxChars).default(''));
}

/** A date, YYYY-MM-DD, on which the clinic takes bookings. */
export function openDate(calendar: BookingCalendar, getNow: () => Date) {
  return z.string({ error: 'date-missing' satisfies ReasonCode }).superRefine((date, context) => {
    const closed = explainClosure(calendar, date, getNow());
    if (closed) context.addIssue({ code: 'custom', message: closed.code, params: closed.params });
  });
}

/** The label of one of the clinic's slots. */
export function slotLabel({ slots }: BookingCalendar) {
  return choice(slots.map(slotToLabel), 'time-unknown');
}

/** One of these values. A refusal never repeats the value that was sent. */
export function choice(values: readonly string[], unknown: ReasonCode) {
  return z.string({ error: unknown }).refine((value) => values.includes(value), unknown);
}

/** The rule that a valid date and time are not too late, as the second argument of `refine` after `isToCome`. */
export const TIME_PAST = {
  path: ['appointmentTime'],
  error: 'time-past' satisfies ReasonCode,
  when: areValid('appointmentDate', 'appointmentTime'),
};

export function isToCome(calendar: BookingCalendar, date: string, label: string, now: Date): boolean {
  const slot = labelToSlot(label);
  return slot !== null && !isTooLate(calendar, date, slot, now);
}

/**
 * Lets a rule over several fields run when these are valid, even if others are not. zod does not run it after a
 * refinement that aborts, so no refinement here aborts.
 */
export function areValid(...fields: string[]) {
  return ({ issues }: z.core.ParsePayload) =>
    issues.every(
      ({ code, path }) =>
        // An issue without a path means that the body is not an object.
        code === 'unrecognized_keys' || (path?.length && !fields.some((field) => field === path[0])),
    );
}

/** Why a day cannot be booked; `null` when it can. */
function explainClosure(
  calendar: BookingCalendar,
  date: string,
  now: Date,
): { code: ReasonCode; params?: ReasonParams } | null {
  const closure = getClosure(calendar, date, now);
  switch (closure?.kind) {
    case undefined:
      return null;
    case 'invalid':
      return { code: date.trim() === '' ? 'date-missing' : 'date-invalid' };
    case 'past':
      return { code: 'date-past' };
    case 'beyond':
      return { code: 'date-beyond', params: { lastDate: closure.lastDate } };
    case 'weekday':
      return { code: 'weekday-closed', params: withNextOpenDate(calendar, date, now) };
    case 'date':
      return { code: 'date-closed', params: withNextOpenDate(calendar, date, now) };
  }
}

function withNextOpenDate(calendar: BookingCalendar, date: string, now: Date): ReasonParams {
  const nextDate = findNextOpenDate(calendar, date, now);
  return nextDate === null ? { date } : { date, nextDate };
}

function tooLong(maxChars: number) {
  return { error: 'text-too-long' satisfies ReasonCode, params: { maxChars } satisfies ReasonParams };
}

/** Whether the text has no lone surrogates, which cannot be stored or sent as UTF-8. */
function isWellFormed(text: string): boolean {
  return text.isWellFormed();
}

/** The number of characters after NFC, so that an accented letter counts as one however it is typed. */
function countChars(text: string): number {
  return [...text.normalize('NFC')].length;
}
