import type { AppointmentField, AppointmentRequest, Reason, SlotAvailability } from '@clinic/contract/appointment.ts';
import { APPOINTMENT_FIELDS } from '@clinic/contract/appointment.ts';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH } from '@clinic/contract/paths.ts';

/** Longer without an answer counts as a failure; the booking may still have arrived, which its key makes harmless. */
const ANSWER_TIMEOUT_MS = 10_000;

export type FieldReasons = Partial<Record<AppointmentField, string>>;

/** `reference` is absent when the answer carried none, `reasons` is empty when it named no field. */
export type SendOutcome = { isBooked: true; reference?: string } | { isBooked: false; reasons: FieldReasons };

/** Statuses that mean success, whatever the body (specification, point 7). */
const SUCCESS_STATUSES = [200, 201];
/** Statuses that say which field is at fault. */
const REASON_STATUSES = [400, 409, 422];

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
    const body = REASON_STATUSES.includes(response.status) ? await readJson(response) : null;
    return { isBooked: false, reasons: toFieldReasons(body?.errors) };
  } catch (error) {
    console.error('The booking could not be sent.', error);
    return { isBooked: false, reasons: {} };
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

async function readJson(response: Response) {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function toFieldReasons(errors: unknown): FieldReasons {
  const reasons: FieldReasons = {};
  if (!Array.isArray(errors)) return reasons;
  for (const { field, detail } of errors as Reason[]) {
    const known = APPOINTMENT_FIELDS.find((name) => name === field);
    if (known && typeof detail === 'string') reasons[known] = detail;
  }
  return reasons;
}
