import { type Changed, toNextSequence } from '@clinic/api/appointments/changes/change.ts';
import {
  changeForDesk,
  type DeskOutcome,
  type DeskRequest,
  type Effect,
} from '@clinic/api/appointments/changes/change-for-desk.ts';
import { takeBack } from '@clinic/api/appointments/changes/take-back.ts';
import type { AppointmentsTable, ChangesTable } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { createBookedMails } from '@clinic/api/outbox/new-mails.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskChangeKind } from '@clinic/contract/desk-appointment.ts';
import { UNDO_GRACE_MS } from '@clinic/contract/desk-appointment.ts';
import { addMinutes, getMinutes } from '@clinic/contract/timetable.ts';
import { STATE_ACTIONS } from '@clinic/contract/visit-states.ts';
import type { Kysely } from 'kysely';

export type LastChange = Pick<ChangesTable, 'action' | 'made_by' | 'made_at' | 'undo_until'> | null;

/**
 * Returns the last change that was not undone, of all changes in their order; `null` without one. An undo that a mail
 * tells of is a change of its own.
 */
export function findStanding<Change extends Pick<ChangesTable, 'action' | 'undo_until'>>(
  changes: readonly Change[],
): Change | null {
  const standing: Change[] = [];
  for (const change of changes) {
    if (change.action === 'undo' && change.undo_until === null) standing.pop();
    else standing.push(change);
  }
  return standing.at(-1) ?? null;
}

/** The changes of a state, which can be undone on the day they were made. */
const UNDONE_LATER: readonly DeskChangeKind[] = ['callin', ...STATE_ACTIONS];

/** Whether the last change can be undone as if it had not been made. */
export function isBeforeMail(lastChange: LastChange, now: Date): boolean {
  return isWithin(lastChange, now.toISOString());
}

function isWithin(lastChange: LastChange, moment: string): boolean {
  return lastChange !== null && lastChange.undo_until !== null && moment < lastChange.undo_until;
}

/**
 * Whether the last change can still be undone when its mail may have left, which is possible only on the day it was
 * made. The patient of an appointment that was cancelled then gets another mail. A move that the patient made or was
 * told of is not undone: the desk moves the appointment again, which sends a mail.
 */
export function canUndoLater(
  { email }: Pick<AppointmentsTable, 'email'>,
  lastChange: LastChange,
  now: Date,
  timeZone: string,
): boolean {
  if (!lastChange) return false;
  const { action, made_by, made_at } = lastChange;
  const isUnmailedMove = action === 'moved' && made_by !== 'patient' && email === '';
  if (!isUnmailedMove && !UNDONE_LATER.includes(action)) return false;
  return getToday(timeZone, new Date(made_at)) === getToday(timeZone, now);
}

/**
 * Undoes the last change that was not undone yet, and resolves to the changed appointment. Before the mail has left,
 * nobody hears of the change, and all is as it was before; afterwards `canUndoLater` decides. With `isQuiet`, a change
 * whose mail has left is not undone.
 */
export async function undo(
  db: Kysely<ClinicDatabase>,
  { isQuiet, ...request }: DeskRequest & { isQuiet: boolean },
  now: Date,
  timeZone: string,
): Promise<Changed | DeskOutcome> {
  const latest = new Date(now.getTime() - UNDO_GRACE_MS).toISOString();
  async function decideInTime(row: AppointmentsTable): Promise<Effect | DeskOutcome> {
    const lastChange = await readStanding(db, row.id);
    if (!lastChange) return 'not-allowed';
    return isWithin(lastChange, latest) ? createTakeBack(row, lastChange) : decideLater(row, lastChange);
  }
  function decideLater(row: AppointmentsTable, lastChange: ChangesTable): Effect | DeskOutcome {
    const isMailed = lastChange.undo_until !== null && row.email !== '';
    if (!(isMailed && isQuiet) && canUndoLater(row, lastChange, now, timeZone)) {
      return createUndo(row, lastChange, now, timeZone);
    }
    return isMailed ? 'mail-left' : 'not-allowed';
  }
  const outcome = await changeForDesk(db, request, { decide: decideInTime }, now);
  if (outcome !== 'mail-left' || isQuiet) return outcome;
  // The transaction has found that the mail has left, although its time is not over.
  const decide = async (row: AppointmentsTable) => {
    const lastChange = await readStanding(db, row.id);
    return lastChange ? decideLater(row, lastChange) : 'not-allowed';
  };
  return changeForDesk(db, request, { decide }, now);
}

/** Sets the appointment back. A booking for a caller has no earlier state, so it becomes cancelled. */
function createTakeBack(row: AppointmentsTable, lastChange: ChangesTable): Effect {
  return {
    action: 'undo',
    undoes: lastChange,
    values: {
      // The database checks closures when an update sets the place. Only a move sets it, so an appointment may stay in
      // a slot that was closed after its booking.
      ...(lastChange.action === 'moved' && toOldPlace(row, lastChange)),
      status: lastChange.action === 'booked' ? 'cancelled' : lastChange.old_status,
      // A booking that was put back has kept the reason for which it was cancelled before.
      ...(row.status === 'cancelled' && { cancel_reason: '' }),
      // Nobody has heard of the change, so nothing goes on from it.
      ...(lastChange.action !== 'booked' && { sequence: row.sequence - 1 }),
    },
    check: (transaction) => takeBack(transaction, row, lastChange),
  };
}

/** Restores the state before the last change. After a cancellation, the patient gets a new confirmation. */
function createUndo(row: AppointmentsTable, lastChange: ChangesTable, now: Date, timeZone: string): Effect {
  const action = { action: 'undo', undoes: lastChange } as const;
  if (lastChange.action === 'moved') {
    return { ...action, values: { ...toOldPlace(row, lastChange), ...toNextSequence(row) } };
  }
  const { old_status } = lastChange;
  if (lastChange.action === 'arrived') return { ...action, values: { status: old_status, arrived_at: null } };
  if (lastChange.action === 'callin') return { ...action, values: { called_in_at: null } };
  if (row.status !== 'cancelled') return { ...action, values: { status: old_status } };
  // The reason stays until another one takes its place: the put-back may be undone.
  const values = { status: old_status, ...toNextSequence(row) };
  return {
    ...action,
    values,
    waitsForUndo: true,
    createMails: ({ isHeld }) =>
      createBookedMails({ ...row, ...values, created_at: now.toISOString() }, timeZone, isHeld).filter(
        ({ recipient }) => recipient === 'patient',
      ),
  };
}

function toOldPlace(row: AppointmentsTable, { old_doctor, old_department, old_date, old_time, old_end }: ChangesTable) {
  const minutes = getMinutes({ start: row.appointment_time, end: row.appointment_end });
  return {
    doctor: old_doctor,
    department: old_department,
    appointment_date: old_date,
    appointment_time: old_time,
    appointment_end: old_end || addMinutes(old_time, minutes),
  };
}

/** Reads the last change that was not undone, of all or of those before a version. */
export async function readStanding(
  db: Kysely<ClinicDatabase>,
  id: string,
  before = Number.POSITIVE_INFINITY,
): Promise<ChangesTable | null> {
  const changes = await db
    .selectFrom('changes')
    .selectAll()
    .where('appointment_id', '=', id)
    .orderBy('version')
    .execute();
  return findStanding(changes.filter(({ version }) => version < before));
}
