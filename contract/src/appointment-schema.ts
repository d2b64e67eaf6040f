import { z } from 'zod';
import {
  APPOINTMENT_FIELDS,
  type AppointmentField,
  type AppointmentRequest,
  EMAIL_MAX_CHARS,
  MESSAGE_MAX_CHARS,
  NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
} from './appointment.ts';
import {
  type BookingCalendar,
  findNextOpenDate,
  getAllDoctors,
  getClosure,
  getDoctors,
  hasBegun,
  labelToSlot,
  slotToLabel,
} from './booking-calendar.ts';
import { createReason, type Reason, type ReasonCode, type ReasonParams } from './refusals.ts';

/** The addresses that browsers accept in `<input type="email">`: https://html.spec.whatwg.org/#valid-e-mail-address */
const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Control characters (Unicode Cc); line breaks are among them. */
const CONTROL_PATTERN = /\p{Cc}/u;
const CONTROL_EXCEPT_LINE_BREAKS_PATTERN = /[^\P{Cc}\r\n]/u;

/** Text of spaces, marks and invisible characters alone. */
const UNREADABLE_PATTERN = /^[\p{Z}\p{C}\p{M}\u115f\u1160\u3164\uffa0\u2800]*$/u;

/**
 * The schema of a booking, sent as JSON or as a form. Text is kept as typed, but name, e-mail and phone lose spaces at
 * their ends. `getNow` is called at each request, because the day changes while the process runs.
 */
export function createAppointmentSchema(calendar: BookingCalendar, getNow: () => Date) {
  const departments = calendar.departments.map(({ name }) => name);
  const doctors = getAllDoctors(calendar).map(({ name }) => name);

  return z
    .strictObject(
      {
        name: plainText('name-missing', NAME_MAX_CHARS),
        email: plainText('email-missing', EMAIL_MAX_CHARS).pipe(
          z.string().regex(EMAIL_PATTERN, 'email-invalid' satisfies ReasonCode),
        ),
        phone: plainText('phone-missing', PHONE_MAX_CHARS),
        department: choice(departments, 'department-unknown'),
        doctor: choice(doctors, 'doctor-unknown'),
        appointmentDate: z.string({ error: 'date-missing' satisfies ReasonCode }).superRefine((date, context) => {
          const closed = explainClosure(calendar, date, getNow());
          if (closed) context.addIssue({ code: 'custom', message: closed.code, params: closed.params });
        }),
        appointmentTime: choice(calendar.slots.map(slotToLabel), 'time-unknown'),
        message: z
          .string({ error: 'message-invalid' satisfies ReasonCode })
          .refine(isWellFormed, 'text-broken' satisfies ReasonCode)
          .refine((text) => !CONTROL_EXCEPT_LINE_BREAKS_PATTERN.test(text), 'text-unshowable' satisfies ReasonCode)
          .refine(
            // A form sends each line break as two characters, and a textarea counts it as one.
            (text) => countChars(text.replaceAll('\r\n', '\n')) <= MESSAGE_MAX_CHARS,
            tooLong(MESSAGE_MAX_CHARS),
          )
          .default(''),
      },
      {
        error: 'fields-missing' satisfies ReasonCode,
      },
    )
    .refine(({ department, doctor }) => getDoctors(calendar, department).some(({ name }) => name === doctor), {
      path: ['doctor'],
      error: 'doctor-elsewhere' satisfies ReasonCode,
      when: areValid('department', 'doctor'),
    })
    .refine(({ appointmentDate, appointmentTime }) => isToCome(calendar, appointmentDate, appointmentTime, getNow()), {
      path: ['appointmentTime'],
      error: 'time-past' satisfies ReasonCode,
      when: areValid('appointmentDate', 'appointmentTime'),
    }) satisfies z.ZodType<AppointmentRequest, Record<string, unknown>>;
}

/** A plausible field name. Any other key may hold a patient's own words, and a refusal does not repeat it. */
const FIELD_NAME_PATTERN = /^\w{1,40}$/;

/**
 * One reason per field, in the order of the fields. The messages of the issues are codes. An unknown field is named
 * when its key is a plausible name.
 */
export function issuesToReasons(issues: readonly z.core.$ZodIssue[]): Reason[] {
  const reasons = new Map<string | undefined, Reason>();
  for (const issue of issues) {
    const fields =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => (FIELD_NAME_PATTERN.test(key) ? key : undefined))
        : [issue.path[0]?.toString()];
    for (const field of fields) {
      if (reasons.has(field)) continue;
      const code = issue.code === 'unrecognized_keys' ? 'field-unknown' : (issue.message as ReasonCode);
      const params: ReasonParams | undefined = issue.code === 'custom' ? issue.params : undefined;
      reasons.set(field, createReason(code, field, params));
    }
  }
  return [...reasons.values()].sort((one, other) => getPlace(one) - getPlace(other));
}

/** The place of a reason's field in the form; other reasons come last. */
function getPlace({ field }: Reason): number {
  const place = APPOINTMENT_FIELDS.indexOf(field as AppointmentField);
  return place === -1 ? APPOINTMENT_FIELDS.length : place;
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

/** Text of one line: readable, without control characters, trimmed at its ends. */
function plainText(missing: ReasonCode, maxChars: number) {
  return z
    .string({ error: missing })
    .refine(isWellFormed, 'text-broken' satisfies ReasonCode)
    .refine((text) => !CONTROL_PATTERN.test(text), 'text-unshowable' satisfies ReasonCode)
    .trim()
    .refine((text) => !UNREADABLE_PATTERN.test(text), missing)
    .refine((text) => countChars(text) <= maxChars, tooLong(maxChars));
}

function tooLong(maxChars: number) {
  return { error: 'text-too-long' satisfies ReasonCode, params: { maxChars } satisfies ReasonParams };
}

function isToCome(calendar: BookingCalendar, date: string, label: string, now: Date): boolean {
  const slot = labelToSlot(label);
  return slot !== null && !hasBegun(calendar, date, slot, now);
}

/** One of these values. A refusal never repeats the value that was sent. */
function choice(values: readonly string[], unknown: ReasonCode) {
  return z.string({ error: unknown }).refine((value) => values.includes(value), unknown);
}

/**
 * Lets a rule over several fields run when these are valid, even if others are not. zod does not run it after a
 * refinement that aborts, so no refinement here aborts.
 */
function areValid(...fields: AppointmentField[]) {
  return ({ issues }: z.core.ParsePayload) =>
    issues.every(
      ({ code, path }) =>
        // An issue without a path means that the body is not an object.
        code === 'unrecognized_keys' || (path?.length && !fields.some((field) => field === path[0])),
    );
}

/** Whether the text has no lone surrogates, which cannot be stored or sent as UTF-8. */
function isWellFormed(text: string): boolean {
  return text.isWellFormed();
}

/** The number of characters after NFC, so that an accented letter counts as one however it is typed. */
function countChars(text: string): number {
  return [...text.normalize('NFC')].length;
}
