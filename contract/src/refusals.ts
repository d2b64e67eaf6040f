import { APPOINTMENT_FIELDS, type AppointmentField } from './appointment.ts';

/**
 * The reasons for refusing a request as a whole: a code for programs, its status, and a sentence for developers. The
 * words for people are the site's (`site/src/messages/en/refusals.ts`).
 */
export const PROBLEMS = {
  'fields-invalid': { status: 422, detail: 'Some fields are not valid; see errors.' },
  'slot-taken': { status: 409, detail: 'Somebody else has booked this slot.' },
  'slot-closed': { status: 409, detail: 'The clinic has closed this slot.' },
  'booking-cancelled': { status: 409, detail: 'The booking under this Idempotency-Key was cancelled. Send a new key.' },
  'moved-too-often': { status: 429, detail: 'The patient has moved this appointment as often as a day allows.' },
  'contact-full': {
    status: 422,
    detail: 'This phone number or email address already has the maximum number of appointments.',
  },
  'appointment-begun': { status: 409, detail: 'The appointment has begun and can no longer be changed.' },
  'appointment-over': { status: 409, detail: 'The appointment is cancelled or over and can no longer be changed.' },
  'key-reused': { status: 422, detail: 'This Idempotency-Key belongs to another booking. Send a new one.' },
  'key-invalid': { status: 400, detail: 'The Idempotency-Key header must hold 1 to 200 visible ASCII characters.' },
  'owners-only': { status: 403, detail: 'This is for owners of the front desk.' },
  'signed-out': { status: 401, detail: 'Sign in at the front desk first.' },
  'forbidden-origin': { status: 403, detail: 'This form was sent from another website.' },
  'too-many': { status: 429, detail: 'Too many requests came from this network.' },
  busy: { status: 503, detail: 'Too many bookings are under way.' },
  unavailable: { status: 503, detail: 'Bookings cannot be taken right now.' },
  moving: { status: 503, detail: 'The bookings are moving to another database. The service is back in a minute.' },
  restarting: { status: 503, detail: 'The service is restarting.' },
  'body-too-long': { status: 413, detail: 'The body is too long.' },
  'media-type-unknown': { status: 415, detail: 'This address does not take bodies of this type.' },
  'json-invalid': { status: 400, detail: 'The booking is not valid JSON.' },
  'not-utf8': { status: 400, detail: 'The body holds characters that are not UTF-8.' },
  'request-broken-off': { status: 400, detail: 'The request broke off.' },
  'request-unreadable': { status: 400, detail: 'The request cannot be understood.' },
  'request-too-slow': { status: 408, detail: 'The request took too long to arrive.' },
  'headers-too-long': { status: 431, detail: 'The headers of the request are too long.' },
  'path-too-long': { status: 414, detail: 'The path of this address is longer than 2,000 characters.' },
  'address-unreadable': { status: 400, detail: 'This address cannot be read.' },
  'not-found': { status: 404, detail: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, detail: 'This address does not take this method; see Allow.' },
  failed: { status: 500, detail: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** The reasons for refusing one field: a code for programs, and a sentence for developers. */
export const REASONS = {
  'name-missing': 'The name is missing.',
  'email-missing': 'The email address is missing.',
  'email-invalid': 'This is not an email address.',
  'phone-missing': 'The phone number is missing.',
  'text-broken': 'The text holds a lone surrogate.',
  'text-unshowable': 'The text holds a control character.',
  'text-too-long': 'The text is longer than params.maxChars.',
  'department-unknown': 'There is no such department.',
  'doctor-unknown': 'There is no such doctor.',
  'doctor-elsewhere': 'The doctor does not work in this department.',
  'date-missing': 'The date is missing.',
  'date-invalid': 'There is no such date. Dates are written like 2026-11-24.',
  'date-past': 'The date is before today.',
  'date-beyond': 'The date is after params.lastDate, the last one that can be booked.',
  'weekday-closed': 'No bookings are taken on this weekday.',
  'date-closed': 'No bookings are taken on this date.',
  'doctor-away': 'The doctor has no hours on this date.',
  'time-unknown': 'There is no such time. Times are written like 02:00 PM.',
  'time-not-offered': 'The doctor does not offer this time; params.nearestTime is the nearest free one.',
  'visit-unknown': 'There is no such kind of visit.',
  'time-past': 'The slot has begun, or begins too soon.',
  'slot-taken': 'The slot is taken.',
  'slot-closed': 'The clinic has closed the slot.',
  'contact-full': 'Too many appointments to come are booked under this.',
  'reference-missing': 'The reference is missing.',
  'message-invalid': 'The message is not text.',
  'message-too-long': 'The message is too long to be read.',
  'field-unknown': 'This field is not known.',
  'fields-missing': 'Send an object with the fields of a booking.',
  'key-invalid': 'Send 1 to 200 visible ASCII characters, for example a UUID.',
  'key-reused': 'This key belongs to another booking. Send a new one.',
  'booking-cancelled': 'The booking under this key was cancelled. Send a new one.',
} as const satisfies Record<string, string>;

export type ReasonCode = keyof typeof REASONS;

/** The values that the text of a reason names. Dates are YYYY-MM-DD. */
export type ReasonParams = {
  maxChars?: number;
  /** The requested day. */
  date?: string;
  lastDate?: string;
  /** The first open day after the requested one; absent when there is none. */
  nextDate?: string;
  /** The label of the doctor's nearest free time on the day; absent when there is none. */
  nearestTime?: string;
};

/** One reason of a refusal; `field` is absent when it concerns the request as a whole. */
export type Reason = { field?: string; code: ReasonCode; params?: ReasonParams; detail: string };

/** The body of every refusal (RFC 9457). */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail: string;
  errors?: Reason[];
};

/** Makes a reason with its sentence for developers. */
export function createReason(code: ReasonCode, field?: string, params?: ReasonParams): Reason {
  return { ...(field !== undefined && { field }), code, ...(params && { params }), detail: REASONS[code] };
}

/** Why the values of fields are refused, in words for people. */
export type FieldReasons = Partial<Record<AppointmentField, string>>;

/** Maps each field to the words of its reason. Reasons without a field of the form are left out. */
export function toFieldReasons(reasons: readonly Reason[], reasonToWords: (reason: Reason) => string): FieldReasons {
  const words: FieldReasons = {};
  for (const reason of reasons) {
    const known = APPOINTMENT_FIELDS.find((name) => name === reason?.field);
    if (known) words[known] = reasonToWords(reason);
  }
  return words;
}

const WAIT_UNITS = [
  { unit: 'hour', seconds: 3600, from: 5400 },
  { unit: 'minute', seconds: 60, from: 60 },
  { unit: 'second', seconds: 1, from: 0 },
] as const;

/** Rounds a time to wait up to a unit that people count in: 170 -> 3 minutes */
export function roundWait(waitSeconds: number) {
  const { unit, seconds } = WAIT_UNITS.find(({ from }) => waitSeconds >= from) ?? WAIT_UNITS[2];
  return { count: Math.ceil(waitSeconds / seconds), unit };
}

/** Returns the seconds to wait from a Retry-After header (RFC 9110: seconds or a date); `undefined` without one. */
export function readRetryAfter(header: string | null | undefined, now: Date): number | undefined {
  const seconds = /^\d+$/.test(header ?? '')
    ? Number(header)
    : Math.ceil((Date.parse(header ?? '') - now.getTime()) / 1000);
  return seconds > 0 ? seconds : undefined;
}
