import { z } from 'zod';
import {
  APPOINTMENT_FIELDS,
  type AppointmentField,
  type AppointmentRequest,
  EMAIL_MAX_CHARS,
  MESSAGE_MAX_CHARS,
  NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
  type Reason,
} from './appointment.ts';
import {
  type BookingCalendar,
  dateToWords,
  findNextOpenDate,
  getAllDoctors,
  getClosure,
  getDoctors,
  getSlotStart,
  labelToSlot,
  slotToLabel,
} from './booking-calendar.ts';

/** What a browser accepts in `<input type="email">`: https://html.spec.whatwg.org/#valid-e-mail-address */
const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Control characters (Unicode Cc); line breaks are among them. */
const CONTROL_PATTERN = /\p{Cc}/u;
const CONTROL_EXCEPT_LINE_BREAKS_PATTERN = /[^\P{Cc}\r\n]/u;

/** Spaces, marks and invisible characters only: nothing a person could read. */
const UNREADABLE_PATTERN = /^[\p{Z}\p{C}\p{M}\u115f\u1160\u3164\uffa0\u2800]*$/u;

/**
 * The one schema for every way in to the server. Text is kept as typed; name, e-mail and phone are trimmed at
 * their ends. `getNow` is asked at each request, because 'today' moves on while the process runs.
 */
export function createAppointmentSchema(calendar: BookingCalendar, getNow: () => Date) {
  const departments = calendar.departments.map(({ name }) => name);
  const doctors = getAllDoctors(calendar).map(({ name }) => name);

  return z
    .strictObject(
      {
        name: plainText('Enter your full name.', NAME_MAX_CHARS),
        email: plainText('Enter your email address.', EMAIL_MAX_CHARS).pipe(
          z.string().regex(EMAIL_PATTERN, 'Enter an email address like name@example.com.'),
        ),
        phone: plainText('Enter your phone number.', PHONE_MAX_CHARS),
        department: choice(departments, 'Choose one of our departments.'),
        doctor: choice(doctors, 'Choose one of our doctors.'),
        appointmentDate: z.string({ error: 'Choose a date.' }).superRefine((date, context) => {
          const message = explainClosure(calendar, date, getNow());
          if (message !== null) context.addIssue({ code: 'custom', message });
        }),
        appointmentTime: choice(calendar.slots.map(slotToLabel), 'Choose one of the times shown.'),
        message: z
          .string({ error: 'Write the message as text, or leave it out.' })
          .refine(isWellFormed, 'The message holds a broken character. Please type it again.')
          .refine(
            (text) => !CONTROL_EXCEPT_LINE_BREAKS_PATTERN.test(text),
            'The message holds a character that cannot be shown. Please remove it.',
          )
          .refine(
            // A form sends each line break as two characters, which its textarea counted as one.
            (text) => countChars(text.replaceAll('\r\n', '\n')) <= MESSAGE_MAX_CHARS,
            `Shorten the message to ${MESSAGE_MAX_CHARS} characters.`,
          )
          .default(''),
      },
      {
        error: (issue) =>
          issue.code === 'unrecognized_keys'
            ? `Unknown: ${issue.keys.join(', ')}.`
            : 'Send the booking as an object with its eight fields.',
      },
    )
    .refine(({ department, doctor }) => getDoctors(calendar, department).some(({ name }) => name === doctor), {
      path: ['doctor'],
      error: ({ input }) => {
        const { department, doctor } = input as AppointmentRequest;
        return `${doctor} does not work in ${department}. Choose one of its doctors.`;
      },
      when: areValid('department', 'doctor'),
    })
    .refine(({ appointmentDate, appointmentTime }) => isToCome(appointmentDate, appointmentTime, getNow()), {
      path: ['appointmentTime'],
      error: 'That time has passed. Choose a later one.',
      when: areValid('appointmentDate', 'appointmentTime'),
    }) satisfies z.ZodType<AppointmentRequest, Record<string, unknown>>;
}

/** What a program calls a field. Anything else in a field's place may be a patient's own words, and is not repeated. */
const FIELD_NAME_PATTERN = /^\w{1,40}$/;

/** One reason per field, in the order of the fields; an unknown field is named when that is a name. */
export function issuesToReasons(issues: readonly z.core.$ZodIssue[]): Reason[] {
  const reasons = new Map<string | undefined, Reason>();
  for (const issue of issues) {
    const fields =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => (FIELD_NAME_PATTERN.test(key) ? key : undefined))
        : [issue.path[0]?.toString()];
    for (const field of fields) {
      if (reasons.has(field)) continue;
      const detail = issue.code === 'unrecognized_keys' ? 'This field is not known here. Leave it out.' : issue.message;
      reasons.set(field, field === undefined ? { detail } : { field, detail });
    }
  }
  return [...reasons.values()].sort((one, other) => getPlace(one) - getPlace(other));
}

/** Of a reason's field among the fields; what is none of them comes last. */
function getPlace({ field }: Reason): number {
  const place = APPOINTMENT_FIELDS.indexOf(field as AppointmentField);
  return place === -1 ? APPOINTMENT_FIELDS.length : place;
}

/** What to choose instead of a day that cannot be booked; `null` when it can. */
function explainClosure(calendar: BookingCalendar, date: string, now: Date): string | null {
  const closure = getClosure(calendar, date, now);
  switch (closure?.kind) {
    case undefined:
      return null;
    case 'invalid':
      return date.trim() === '' ? 'Choose a date.' : 'Choose a date that exists, written like 2026-11-24.';
    case 'past':
      return 'That day has passed. Choose today or a later day.';
    case 'beyond':
      return `Choose a date up to ${dateToWords(closure.lastDate)}.`;
    case 'weekday':
      return `The clinic takes no bookings on a ${closure.weekday}. ${offerNextOpenDate(calendar, date, now)}`;
    case 'date':
      return `The clinic is closed on ${dateToWords(date)}. ${offerNextOpenDate(calendar, date, now)}`;
  }
}

function offerNextOpenDate(calendar: BookingCalendar, date: string, now: Date): string {
  const next = findNextOpenDate(calendar, date, now);
  return next === null ? 'Choose another day.' : `The next open day is ${dateToWords(next)}.`;
}

/** Text that a person typed into one line: readable, without control characters, its ends trimmed. */
function plainText(missing: string, maxChars: number) {
  return z
    .string({ error: missing })
    .refine(isWellFormed, 'This holds a broken character. Please type it again.')
    .refine((text) => !CONTROL_PATTERN.test(text), 'This holds a character that cannot be shown. Please type it again.')
    .trim()
    .refine((text) => !UNREADABLE_PATTERN.test(text), missing)
    .refine((text) => countChars(text) <= maxChars, `Shorten this to ${maxChars} characters.`);
}

function isToCome(date: string, label: string, now: Date): boolean {
  const slot = labelToSlot(label);
  return slot !== null && getSlotStart(date, slot) > now;
}

/** One of a few words; the refusal never repeats what was sent. */
function choice(values: readonly string[], message: string) {
  return z.string({ error: message }).refine((value) => values.includes(value), message);
}

/**
 * When a rule over two fields runs: as soon as these are valid, whatever is wrong with others. zod runs it only while
 * no refinement aborts, so none here does.
 */
function areValid(...fields: AppointmentField[]) {
  return ({ issues }: z.core.ParsePayload) =>
    issues.every(
      ({ code, path }) =>
        // An issue without a path says that there are no fields at all.
        code === 'unrecognized_keys' || (path?.length && !fields.some((field) => field === path[0])),
    );
}

/** A lone surrogate is half a character: it cannot be stored or sent as UTF-8. */
function isWellFormed(text: string): boolean {
  return text.isWellFormed();
}

/** Characters as a reader counts them, whichever way accents were typed. */
function countChars(text: string): number {
  return [...text.normalize('NFC')].length;
}
