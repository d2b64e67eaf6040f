import { hash } from 'node:crypto';
import { APPOINTMENT_FIELDS } from '@clinic/contract/appointment.ts';

/** The fields whose ends the schema trims. */
const TRIMMED_FIELDS: readonly string[] = ['name', 'email', 'phone'];

/**
 * The same text for two bodies that ask for the same booking, whatever the order of their fields; `null` when the
 * body is no booking at all. Unlike the schema it does not ask the clock, so that a retry is known for what it is
 * even after its slot has begun.
 */
export function hashRequest(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields: Record<string, unknown> = { message: '', ...body };
  if (Object.keys(fields).length !== APPOINTMENT_FIELDS.length) return null;

  const values: string[] = [];
  for (const field of APPOINTMENT_FIELDS) {
    const value = fields[field];
    if (typeof value !== 'string') return null;
    values.push(TRIMMED_FIELDS.includes(field) ? value.trim() : value);
  }
  return hash('sha256', JSON.stringify(values), 'hex');
}
