import type {
  AppointmentConfirmation,
  AppointmentRequest,
  NextFree,
  SlotAvailability,
  SlotState,
} from '@clinic/contract/appointment.ts';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import type { FieldReasons, Problem } from '@clinic/contract/refusals.ts';
import { createTimeLimit } from '@clinic/ui/browser/time-limit.ts';
import { withLanguage } from '#lib/paths/language-query.ts';
import { createLateFile } from '../late-file.ts';
import type { Advice } from './refusal-words.ts';

/**
 * A booking without an answer after this time counts as failed. It may be stored all the same; the key prevents a
 * second booking.
 */
const ANSWER_TIMEOUT_MS = 10_000;
/** How long a failure waits for the words of its reasons. */
const WORDS_TIMEOUT_MS = 3_000;

export type BookingFailure = {
  isBooked: false;
  /** The reasons by field; empty when the answer names no field. */
  reasons: FieldReasons;
  advice: Advice;
  /** Why the time was lost: somebody else has booked it, or the clinic has closed it. */
  lostState?: SlotState | undefined;
  /** Whether another attempt needs another key. */
  isKeySpent: boolean;
  /** Whether no answer has come back. The booking may be stored or not, and may be sent again with the same key. */
  isUnanswered?: boolean;
  /** An error of this page, which would occur again. The entries go into a plain form. */
  error?: unknown;
};

/** The result of sending a booking. The answer may hold all facts of a confirmation, or none. */
export type SendOutcome = { isBooked: true; booked: Partial<AppointmentConfirmation> } | BookingFailure;

/** Statuses that mean success, whatever the body (`docs/product.md`, 'Booking'). */
const SUCCESS_STATUSES = [200, 201];

const FAILURE: BookingFailure = { isBooked: false, reasons: {}, advice: {}, isKeySpent: false };

/**
 * Sends a booking. It never throws: every error is a failure, and is logged to the console without personal data. Only
 * an error of `fetch` itself counts as a lost connection.
 */
export async function sendAppointment(
  apiBase: string,
  request: AppointmentRequest,
  key: string,
  visit = '',
  isOnWhatsApp = false,
): Promise<SendOutcome> {
  let isUnanswered = false;
  try {
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(request),
      signal: createTimeLimit(ANSWER_TIMEOUT_MS),
    };
    const query = [visit && `visit=${visit}`, isOnWhatsApp && 'whatsapp=yes'].filter(Boolean).join('&');
    const address = withLanguage(APPOINTMENTS_PATH + (query && `?${query}`));
    const response = await fetch(apiBase + address, options).catch((error) => {
      isUnanswered = true;
      throw error;
    });
    if (SUCCESS_STATUSES.includes(response.status)) {
      return { isBooked: true, booked: pickTexts(await readJson(response)) };
    }
    console.error(`The booking was answered with status ${response.status}.`);
    return await readFailure(response);
  } catch (error) {
    console.error('The booking could not be sent.', error);
    return { ...FAILURE, ...(isUnanswered ? { isUnanswered } : { error }) };
  }
}

const importWords = createLateFile(() => import('./refusal-words.ts'));

/**
 * Loads the words for refusals, a file of their own, because few bookings need them. Resolves to `undefined` when they
 * do not come in time; the failure is then shown without its reasons.
 */
export function fetchRefusalWords() {
  return Promise.race([
    importWords().catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, WORDS_TIMEOUT_MS)),
  ]);
}

/** Fetches the states of a doctor's slots on a day; `null` when the API does not answer. */
export function fetchAvailability(
  apiBase: string,
  doctor: string,
  date: string,
  signal: AbortSignal,
  visit = '',
): Promise<SlotAvailability[] | null> {
  const query = new URLSearchParams({ doctor, date, ...(visit && { visit }) });
  return fetchSlots(`${apiBase}${AVAILABILITY_PATH}?${query}`, signal);
}

/**
 * Fetches the first free slot of each doctor that is long enough for the kind of visit, the earliest first; `null` when the
 * API does not answer.
 */
export function fetchNextFree(apiBase: string, signal: AbortSignal, visit = ''): Promise<NextFree[] | null> {
  return fetchSlots(apiBase + NEXT_FREE_PATH + (visit && `?visit=${visit}`), signal);
}

async function fetchSlots<Slot>(address: string, signal: AbortSignal): Promise<Slot[] | null> {
  try {
    const response = await fetch(address, { signal });
    const body = response.ok ? await readJson(response) : null;
    return Array.isArray(body?.slots) ? body.slots : null;
  } catch {
    return null;
  }
}

async function readFailure(response: Response): Promise<BookingFailure> {
  const problem: Partial<Problem> = (await readJson(response)) ?? {};
  const { code, errors } = problem;
  const words = await fetchRefusalWords();
  return {
    isBooked: false,
    ...(words?.describeRefusedBooking(response, problem) ?? { reasons: {}, advice: {} }),
    lostState: code === 'slot-taken' ? 'taken' : code === 'slot-closed' ? 'closed' : undefined,
    isKeySpent: Array.isArray(errors) && errors.some((error) => error?.field?.toLowerCase() === 'idempotency-key'),
  };
}

/** Picks the fields of an answer that are texts. */
function pickTexts(body: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string'));
}

async function readJson(response: Response) {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
