import type { AppointmentStatus } from '@clinic/contract/appointment.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type DeskAction, type DeskRefusal, STATUS_MOVES } from '@clinic/contract/desk.ts';
import type { Kysely } from 'kysely';
import { type Change, changeAppointment, readChangeRefusal, toNextSequence } from '../appointments/store/change.ts';
import type { AppointmentsTable, ChangesTable, ClinicDatabase } from '../database/tables.ts';
import { createCancelledMails } from '../mails/change-mails.ts';
import { createBookedMails } from '../mails/new-mails.ts';

/** What somebody of the desk wants to do, and from where. */
export type DeskRequest = Pick<ChangesTable, 'made_by' | 'made_from'> & {
  id: string;
  action: DeskAction;
  /** The version that was on the screen; `null` takes the present one. */
  version: number | null;
  /** For `cancel`; may be empty. */
  reason: string;
};

export type DeskOutcome = 'done' | DeskRefusal;

const ACTION_TO_STATUS: Record<Exclude<DeskAction, 'undo'>, AppointmentStatus> = {
  arrived: 'arrived',
  fulfilled: 'fulfilled',
  noshow: 'noshow',
  cancel: 'cancelled',
};

/** What can be done now with an appointment in this state, whose last change is `lastChange`. */
export function listActions(
  status: AppointmentStatus,
  lastChange: Pick<ChangesTable, 'action' | 'made_at'> | null,
  now: Date,
  timeZone: string,
): DeskAction[] {
  const actions = Object.keys(ACTION_TO_STATUS) as (keyof typeof ACTION_TO_STATUS)[];
  const moves = actions.filter((action) => STATUS_MOVES[status].includes(ACTION_TO_STATUS[action]));
  return canUndo(lastChange, now, timeZone) ? [...moves, 'undo'] : moves;
}

/** Changes an appointment for the desk, with a record, or tells why not. Nothing is overwritten. */
export async function act(
  db: Kysely<ClinicDatabase>,
  request: DeskRequest,
  now: Date,
  timeZone: string,
): Promise<DeskOutcome> {
  const { id, action, version, reason, made_by, made_from } = request;
  const row = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return 'gone';
  if (version !== null && version !== row.version) return 'outdated';
  const lastChange = await readLastChange(db, id);
  if (!listActions(row.status, lastChange, now, timeZone).includes(action)) return 'not-allowed';

  const change: Change = {
    action,
    made_by,
    made_from,
    now,
    ...(action === 'undo' && lastChange
      ? createUndo(row, lastChange, now, timeZone)
      : createMove(row, action as keyof typeof ACTION_TO_STATUS, reason, now)),
  };
  try {
    const isChanged = await changeAppointment(
      db,
      { ...row, date: row.appointment_date, slot: row.appointment_time },
      change,
    );
    return isChanged ? 'done' : 'outdated';
  } catch (error) {
    const refusal = readChangeRefusal(error);
    if (refusal === null) throw error;
    return refusal === 'slot-taken' ? refusal : 'contact-full';
  }
}

type Effect = Pick<Change, 'values' | 'createMails'>;

function createMove(row: AppointmentsTable, action: keyof typeof ACTION_TO_STATUS, reason: string, now: Date): Effect {
  const status = ACTION_TO_STATUS[action];
  if (status !== 'cancelled') return { values: { status } };
  return {
    values: { status, cancel_reason: reason, ...toNextSequence(row, now) },
    // The clinic knows.
    createMails: (changed) => createCancelledMails(changed).filter(({ recipient }) => recipient === 'patient'),
  };
}

/** Back to the state before. A patient who was told of a cancellation is told that the appointment stands. */
function createUndo(row: AppointmentsTable, { old_status }: ChangesTable, now: Date, timeZone: string): Effect {
  if (row.status !== 'cancelled') return { values: { status: old_status } };
  const values = { status: old_status, cancel_reason: '', ...toNextSequence(row, now) };
  return {
    values,
    createMails: ({ isHeld }) =>
      createBookedMails({ ...row, ...values, created_at: now.toISOString() }, timeZone, isHeld).filter(
        ({ recipient }) => recipient === 'patient',
      ),
  };
}

function canUndo(lastChange: Pick<ChangesTable, 'action' | 'made_at'> | null, now: Date, timeZone: string): boolean {
  if (!lastChange || !(lastChange.action in ACTION_TO_STATUS)) return false;
  return getToday(timeZone, new Date(lastChange.made_at)) === getToday(timeZone, now);
}

async function readLastChange(db: Kysely<ClinicDatabase>, id: string): Promise<ChangesTable | null> {
  const row = await db
    .selectFrom('changes')
    .selectAll()
    .where('appointment_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
