import { UNDO_SECONDS, type UndoSeconds } from '@clinic/contract/desk-person.ts';

/**
 * The moment until which a change by the desk can be undone as if it had not been made. Then its mail leaves, and the
 * slot that it frees can be booked. `seconds` is the choice of the person who makes the change.
 */
export function getUndoEnd(now: Date, seconds: UndoSeconds = UNDO_SECONDS[0]): Date {
  return new Date(now.getTime() + seconds * 1000);
}
