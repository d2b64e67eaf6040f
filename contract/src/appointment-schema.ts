import { z } from 'zod';
import {
  APPOINTMENT_FIELDS,
  type AppointmentField,
  type AppointmentRequest,
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
} from './appointment.ts';
import { type BookingCalendar, getAllDoctors, getDoctors } from './booking-calendar.ts';
import { areValid, bookableDate, checkTime, choice, optionalTexts, plainText, timeLabel } from './field-schema.ts';
import { ofDoctorNamed } from './open-slots.ts';
import { createReason, type Reason, type ReasonCode, type ReasonParams } from './refusals.ts';
import { emailToAscii } from './typed-texts.ts';

/**
 * The schema of a booking, sent as JSON or as a form. Text is kept as typed, but name, email and phone lose spaces at
 * their ends. `getNow` is called at each request, because the day changes while the process runs.
 * `visitMinutes` is how long the visit lasts; 0 for one slot.
 */
export function createAppointmentSchema(calendar: BookingCalendar, getNow: () => Date, visitMinutes = 0) {
  const departments = calendar.departments.map(({ name }) => name);
  const doctors = getAllDoctors(calendar).map(({ name }) => name);

  return z
    .strictObject(
      {
        name: plainText('name-missing', NAME_MAX_CHARS),
        email: emailAddress(),
        phone: plainText('phone-missing', PHONE_MAX_CHARS).describe('In any form'),
        department: choice(departments, 'department-unknown').describe(
          'The name of a department in content/booking.yaml',
        ),
        doctor: choice(doctors, 'doctor-unknown').describe('The name of a doctor of that department'),
        appointmentDate: bookableDate(calendar, getNow),
        appointmentTime: timeLabel(),
        ...optionalTexts(),
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
    .check(
      ...checkTime<AppointmentRequest>(({ doctor }) => ofDoctorNamed(calendar, doctor, visitMinutes), getNow),
    ) satisfies z.ZodType<AppointmentRequest, Record<string, unknown>>;
}

/** The schema of a booking that the desk makes for a caller, who may have no email address. */
export function createCallerSchema(calendar: BookingCalendar, getNow: () => Date, visitMinutes = 0) {
  const error = 'email-invalid' satisfies ReasonCode;
  return createAppointmentSchema(calendar, getNow, visitMinutes).safeExtend({
    email: z.union([z.string().trim().pipe(z.literal('')), emailAddress()], { error }),
  });
}

/** An address that `<input type="email">` accepts. Its international domain becomes ASCII, as mail servers take it. */
export function emailAddress() {
  return z
    .string({ error: 'email-missing' satisfies ReasonCode })
    .transform(emailToAscii)
    .pipe(plainText('email-missing', EMAIL_MAX_CHARS))
    .pipe(z.string().regex(z.regexes.html5Email, 'email-invalid' satisfies ReasonCode))
    .meta({ maxLength: EMAIL_MAX_CHARS });
}

/** A plausible field name. Any other key may hold a patient's own words, and a refusal does not repeat it. */
const FIELD_NAME_PATTERN = /^\w{1,40}$/;

/**
 * Turns issues into reasons, one per field, in the order of the fields. The messages of the issues are codes. An
 * unknown field is named when its key is a plausible name.
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

/** Returns the place of a reason's field in the form. Reasons without a field there come last. */
function getPlace({ field }: Reason): number {
  const place = APPOINTMENT_FIELDS.indexOf(field as AppointmentField);
  return place === -1 ? APPOINTMENT_FIELDS.length : place;
}
