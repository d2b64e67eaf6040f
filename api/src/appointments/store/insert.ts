import type { AppointmentsTable } from './appointments-table.ts';
import { type FullContact, getFullContact } from './live-bookings.ts';

/**
 * What the database says to a row: stored, in conflict with another about its reference, key or slot, or one more than
 * its phone or e-mail address may have. Unique indexes and triggers decide, no code.
 */
export type Verdict = 'stored' | 'conflict' | FullContact;

/**
 * Stores rows together, durable once it resolves, and tells of each how it went. Resolves to `null`, with none of them
 * stored, when one of several spoils it for the others: they have to be tried one by one.
 */
export type InsertRows = (rows: readonly AppointmentsTable[]) => Promise<readonly Verdict[] | null>;

/** The order of the columns in the statements; a type's own has none. */
export const COLUMNS = [
  'id',
  'reference',
  'name',
  'email',
  'phone',
  'phone_key',
  'email_key',
  'department',
  'doctor',
  'appointment_date',
  'appointment_time',
  'message',
  'status',
  'needs_review',
  'idempotency_key',
  'request_hash',
  'created_at',
] as const satisfies (keyof AppointmentsTable)[];

/** The verdict that an insert was refused with; throws any other error. */
export function errorToVerdict(error: unknown): Verdict {
  const contact = getFullContact(error);
  if (contact) return contact;
  throw error;
}
