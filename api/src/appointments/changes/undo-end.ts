import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';

/**
 * The moment until which a change by the desk can be undone as if it had not been made. Then its mail leaves, and the
 * slot that it frees can be booked.
 */
export function getUndoEnd(now: Date): Date {
  return new Date(now.getTime() + UNDO_OFFER_MS);
}
