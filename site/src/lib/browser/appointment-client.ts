import type { AppointmentField, AppointmentRequest, Reason, SlotAvailability } from '@clinic/contract/appointment.ts';
import { APPOINTMENT_FIELDS } from '@clinic/contract/appointment.ts';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH } from '@clinic/contract/paths.ts';
import { readRetryAfter } from './retry-after.ts';

/** Longer without an answer counts as a failure; the booking may still have arrived, which its key makes harmless. */
const ANSWER_TIMEOUT_MS = 10_000;

export type FieldReasons = Partial<Record<AppointmentField, string>>;

/** What the service tells the person besides reasons: in its own words, and how long to wait. */
export type Advice = { detail?: string | undefined; waitSeconds?: number | undefined };

export type BookingFailure = {
  isBooked: false;
  /** Empty when the answer named no field. */
  reasons: FieldReasons;
  advice: Advice;
  /** Somebody else has the time. */
  isSlotTaken: boolean;
  /** Nothing can be booked under this key any more. */
  isKeySpent: boolean;
};

/** `reference` is absent when the answer carried none. */
export type SendOutcome = { isBooked: true; reference?: string } | BookingFailure;

/** Statuses that mean success, whatever the body (specification, point 7). */
const SUCCESS_STATUSES = [200, 201];
/** Statuses that say which field is at fault. */
const REASON_STATUSES = [400, 409, 422];
/** Statuses whose `detail` tells a person more than the fields do. */
const ADVICE_STATUSES = [409, 429, 503];

const NO_ANSWER: BookingFailure = { isBooked: false, reasons: {}, advice: {}, isSlotTaken: false, isKeySpent: false };

/** Sends a booking. Never throws: whatever goes wrong is a failure, and stands on the console without its data. */
export async function sendAppointment(apiBase: string, request: AppointmentRequest, key: string): Promise<SendOutcome> {
  try {
    const response = await fetch(apiBase + APPOINTMENTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (SUCCESS_STATUSES.includes(response.status)) {
      const body = await readJson(response);
      return typeof body?.reference === 'string' ? { isBooked: true, reference: body.reference } : { isBooked: true };
    }
    console.error(`The booking was answered with status ${response.status}.`);
    return await readFailure(response);
  } catch (error) {
    console.error('The booking could not be sent.', error);
    return NO_ANSWER;
  }
}

/** The states of a doctor's slots on a day, or `null` when they cannot be had: then nothing is said about them. */
export async function fetchAvailability(
  apiBase: string,
  doctor: string,
  date: string,
  signal: AbortSignal,
): Promise<SlotAvailability[] | null> {
  try {
    const query = new URLSearchParams({ doctor, date });
    const response = await fetch(`${apiBase}${AVAILABILITY_PATH}?${query}`, { signal });
    const body = response.ok ? await readJson(response) : null;
    return Array.isArray(body?.slots) ? body.slots : null;
  } catch {
    return null;
  }
}

async function readFailure(response: Response): Promise<BookingFailure> {
  const { status, headers } = response;
  const body = await readJson(response);
  const errors: Partial<Reason>[] = REASON_STATUSES.includes(status) && Array.isArray(body?.errors) ? body.errors : [];
  const reasons = toFieldReasons(errors);
  // What a proxy says is not the clinic's word, so only the service's own kind of answer is repeated.
  const isOwnWord = headers.get('content-type')?.startsWith('application/problem+json') && isText(body?.detail);
  const hasAdvice = ADVICE_STATUSES.includes(status);
  return {
    isBooked: false,
    reasons,
    advice: {
      detail: hasAdvice && isOwnWord ? body.detail : undefined,
      waitSeconds: hasAdvice ? readRetryAfter(headers.get('retry-after'), new Date()) : undefined,
    },
    isSlotTaken: status === 409 && reasons.appointmentTime !== undefined,
    isKeySpent: errors.some((error) => error?.field?.toLowerCase() === 'idempotency-key'),
  };
}

async function readJson(response: Response) {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function toFieldReasons(errors: Partial<Reason>[]): FieldReasons {
  const reasons: FieldReasons = {};
  for (const error of errors) {
    const known = APPOINTMENT_FIELDS.find((name) => name === error?.field);
    if (known && isText(error?.detail)) reasons[known] = error.detail;
  }
  return reasons;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
