import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';

/** When a change of the desk can no longer be undone as if it had not been: its mail leaves, and the slot is free. */
export function getUndoEnd(now: Date): Date {
  return new Date(now.getTime() + UNDO_OFFER_MS);
}
