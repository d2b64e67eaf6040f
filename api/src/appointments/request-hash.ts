import { hash } from 'node:crypto';
import { APPOINTMENT_FIELDS, type AppointmentRequest } from '@clinic/contract/appointment.ts';
import { emailToAscii } from '@clinic/contract/email-ascii.ts';

/** The fields whose ends the schema trims. */
const TRIMMED_FIELDS: readonly string[] = ['name', 'email', 'phone'];

/**
 * The booking that a body asks for, valid or not; `null` when the body is not a booking, or holds text that no database
 * stores. Unlike the schema it does not depend on the time, so that a retry is recognised after its slot has begun.
 */
export function readRequest(body: unknown): AppointmentRequest | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields: Record<string, unknown> = { message: '', ...body };
  if (Object.keys(fields).length !== APPOINTMENT_FIELDS.length) return null;

  const request: Record<string, string> = {};
  for (const field of APPOINTMENT_FIELDS) {
    const value = fields[field];
    if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) return null;
    request[field] = TRIMMED_FIELDS.includes(field) ? value.trim() : value;
  }
  return { ...(request as AppointmentRequest), email: emailToAscii(request.email ?? '') };
}

/** Hashes a request. Two requests of the same booking have the same hash. */
export function hashRequest(request: AppointmentRequest): string {
  return hash('sha256', JSON.stringify(APPOINTMENT_FIELDS.map((field) => request[field])), 'hex');
}
