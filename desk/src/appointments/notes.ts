import { randomUUIDv7 } from 'node:crypto';
import type { NotesTable } from '@clinic/api/database/desk-tables.ts';
import { getEngine } from '@clinic/api/database/engines.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { type DeskAppointment, isErased } from '@clinic/contract/desk-appointment.ts';
import type { Kysely } from 'kysely';
import { type Names, readNames, toMaker } from '../people/names.ts';
import { type DeskNote, NOTE_MAX_CHARS, type NoteRefusal } from './note-view.ts';

/** Somebody at the desk who writes or removes a note. */
export type NoteWriter = { email: string; isOwner: boolean };

/** Tidies the text of a note, or returns why it is refused. */
export function readNote(typed: string): { text: string } | { refused: NoteRefusal } {
  const text = typed.replaceAll('\r\n', '\n').trim();
  if (text === '') return { refused: 'empty' };
  return [...text].length > NOTE_MAX_CHARS ? { refused: 'too-long' } : { text };
}

/** Adds a note to an appointment. `gone`: there is none, or its person is erased. */
export function addNote(
  db: Kysely<ClinicDatabase>,
  { appointmentId, text, email }: { appointmentId: string; text: string; email: string },
  now: Date,
): Promise<'done' | 'gone'> {
  return db.transaction().execute(async (transaction) => {
    // An erasure that runs now comes first or waits, so that it leaves no note behind.
    const row = await transaction
      .selectFrom('appointments')
      .select('name')
      .where('id', '=', appointmentId)
      .$if(getEngine(transaction).hasRowLocks, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row || isErased(row)) return 'gone';
    const note: NotesTable = {
      id: randomUUIDv7(),
      appointment_id: appointmentId,
      text,
      made_by: email,
      made_at: now.toISOString(),
    };
    await transaction.insertInto('notes').values(note).execute();
    return 'done';
  });
}

/** Removes a note that the person has written, or any as an owner. Resolves to whether there was such a note. */
export async function removeNote(
  db: Kysely<ClinicDatabase>,
  { appointmentId, id }: { appointmentId: string; id: string },
  { email, isOwner }: NoteWriter,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('notes')
      .where('id', '=', id)
      .where('appointment_id', '=', appointmentId)
      .$if(!isOwner, (query) => query.where('made_by', '=', email))
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0;
  });
}

/** Removes all notes of an appointment, in the transaction that erases its person. */
export async function eraseNotes(transaction: Kysely<ClinicDatabase>, appointmentId: string): Promise<void> {
  await transaction.deleteFrom('notes').where('appointment_id', '=', appointmentId).execute();
}

/** Lists the notes of an appointment, newest first, as this person sees them. */
export async function listNotes(
  db: Kysely<ClinicDatabase>,
  appointmentId: string,
  { email, isOwner }: NoteWriter,
): Promise<DeskNote[]> {
  const [rows, names] = await Promise.all([readNotes(db, [appointmentId]), readNames(db)]);
  return rows
    .map(({ id, text, made_by, made_at }) => {
      return { id, text, ...toMaker(made_by, names), at: made_at, canRemove: isOwner || made_by === email };
    })
    .reverse();
}

/** Finds the latest note of each of these appointments, by the appointment's id. */
export async function findLatestNotes(
  db: Kysely<ClinicDatabase>,
  ids: readonly string[],
  names: Names,
): Promise<Map<string, DeskAppointment['note']>> {
  const rows = await readNotes(db, ids);
  // Later notes replace earlier ones.
  return new Map(
    rows.map(({ appointment_id, text, made_by, made_at }) => [
      appointment_id,
      { text, ...toMaker(made_by, names), at: made_at },
    ]),
  );
}

/** Reads the notes of these appointments, oldest first. */
export async function readNotes(db: Kysely<ClinicDatabase>, ids: readonly string[]): Promise<NotesTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('notes')
    .selectAll()
    .where('appointment_id', 'in', ids)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}
