import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DeskMaker } from '@clinic/contract/desk-person.ts';

/** The longest note, in Unicode characters. */
export const NOTE_MAX_CHARS = 500;

/** A note of the desk about an appointment. */
export type DeskNote = DeskMaker & {
  id: string;
  text: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** Whether the person who looks at it may remove it: its author and owners may. */
  canRemove: boolean;
};

export type NoteRefusal = 'empty' | 'too-long';

/** The address of the form that adds a note, or with a note's id removes it. */
export function toNotePath(appointmentId: string, noteId?: string): string {
  const path = `${DESK_PATHS.appointments}/${encodeURIComponent(appointmentId)}/notes`;
  return noteId === undefined ? path : `${path}/${encodeURIComponent(noteId)}/remove`;
}
