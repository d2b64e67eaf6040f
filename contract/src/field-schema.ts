import { z } from 'zod';
import { type BookingCalendar, isTooLate, labelToSlot } from './booking-calendar.ts';
import {
  type Closure,
  type DoctorCalendar,
  findNextOpenDate,
  getClosure,
  getOpenSlots,
  ofDoctor,
} from './open-slots.ts';
import { mapOptionalTexts } from './patient-words.ts';
import type { ReasonCode, ReasonParams } from './refusals.ts';
import { getUsualSlots } from './timetable.ts';

// The fields that the schemas of forms are made of. The messages of their issues are codes of reasons.

export const DATE_EXAMPLE = "A day by the clinic's clock: 2026-11-24";
export const TIME_EXAMPLE = 'A time as the wizard shows it: 02:00 PM';

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
      .meta({ maxLength: maxChars })
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
      .meta({ maxLength: maxChars })
  );
}

/** The texts that patients may leave out. */
export function optionalTexts() {
  return mapOptionalTexts((maxChars) => longText('message-invalid', maxChars).default(''));
}

/**
 * A date, YYYY-MM-DD, up to the last one that can be booked. `checkTime` says whether the doctor can be booked on it.
 */
export function bookableDate(calendar: BookingCalendar, getNow: () => Date) {
  const clinic = ofDoctor(calendar, '');
  return z
    .string({ error: 'date-missing' satisfies ReasonCode })
    .superRefine((date, context) => {
      const refusal = explainDate(getClosure(clinic, date, getNow()), date);
      if (refusal) context.addIssue({ code: 'custom', message: refusal.code, params: refusal.params });
    })
    .meta({ format: 'date', description: DATE_EXAMPLE });
}

/** The label of a time. `checkTime` says whether the doctor offers it. */
export function timeLabel() {
  const error = 'time-unknown' satisfies ReasonCode;
  return z
    .string({ error })
    .refine((label) => labelToSlot(label) !== null, error)
    .describe(TIME_EXAMPLE);
}

/** One of these values. A refusal never repeats the value that was sent. */
export function choice(values: readonly string[], unknown: ReasonCode) {
  return z.string({ error: unknown }).refine((value) => values.includes(value), unknown);
}

/** The fields that name a time. They may hold anything where they have been refused before. */
type TimeFields = { appointmentDate: string; appointmentTime: string };

/**
 * Makes the rules that a doctor can be booked on a date and at a time, for a schema with these fields.
 * `toCalendar` returns the calendar of the doctor that the fields name.
 */
export function checkTime<Fields extends TimeFields>(
  toCalendar: (fields: Fields) => DoctorCalendar,
  getNow: () => Date,
): z.core.$ZodCheck<Fields>[] {
  const check = (field: keyof TimeFields, explain: typeof explainTime) =>
    z.superRefine(
      (fields: Fields, context) => {
        const { appointmentDate, appointmentTime } = fields;
        const texts = { appointmentDate: toText(appointmentDate), appointmentTime: toText(appointmentTime) };
        const refusal = explain(toCalendar(fields), texts, getNow());
        if (!refusal) return;
        context.addIssue({ code: 'custom', path: [field], message: refusal.code, params: refusal.params });
      },
      { when: areValid(field) },
    );
  return [check('appointmentDate', explainClosure), check('appointmentTime', explainTime)];
}

/** Reads a field that may have been refused: an object whose `toString` is no function cannot even be compared. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
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

type FieldRefusal = { code: ReasonCode; params?: ReasonParams };

/** Why no doctor can be booked on a date, whatever their hours; `null` when some may. */
function explainDate(closure: Closure | null, date: string): FieldRefusal | null {
  switch (closure?.kind) {
    case 'invalid':
      return { code: date.trim() === '' ? 'date-missing' : 'date-invalid' };
    case 'past':
      return { code: 'date-past' };
    case 'beyond':
      return { code: 'date-beyond', params: { lastDate: closure.lastDate } };
    default:
      return null;
  }
}

const CLOSURE_CODES = { weekday: 'weekday-closed', date: 'date-closed', doctor: 'doctor-away' } as const;

/** Why a doctor cannot be booked on a date that `explainDate` takes; `null` when it is possible. */
function explainClosure(
  calendar: DoctorCalendar,
  { appointmentDate: date }: TimeFields,
  now: Date,
): FieldRefusal | null {
  const kind = getClosure(calendar, date, now)?.kind;
  if (kind !== 'weekday' && kind !== 'date' && kind !== 'doctor') return null;
  return { code: CLOSURE_CODES[kind], params: withNextOpenDate(calendar, date, now) };
}

/** Why a doctor cannot be booked at a time; `null` when it is possible, or the day is refused already. */
function explainTime(calendar: DoctorCalendar, fields: TimeFields, now: Date): FieldRefusal | null {
  const { appointmentDate: date, appointmentTime: label } = fields;
  const isOpenDay = getClosure(calendar, date, now) === null;
  const start = labelToSlot(label) ?? '';
  const slots = isOpenDay ? getOpenSlots(calendar, date) : getUsualSlots(calendar);
  if (!slots.some((slot) => slot.start === start)) return { code: 'time-not-offered' };
  return isOpenDay && isTooLate(calendar, date, start, now) ? { code: 'time-past' } : null;
}

function withNextOpenDate(calendar: DoctorCalendar, date: string, now: Date): ReasonParams {
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
