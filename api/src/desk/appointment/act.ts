import type { AppointmentStatus } from '@clinic/contract/appointment.ts';
import { getToday, toInstant } from '@clinic/contract/clinic-clock.ts';
import { type DeskAction, NO_SHOW_AFTER_MINUTES, STATUS_MOVES } from '@clinic/contract/desk.ts';
import type { Kysely } from 'kysely';
import { toNextSequence } from '#src/appointments/changes/change.ts';
import {
  changeForDesk,
  type DeskOutcome,
  type DeskRequest,
  type Effect,
  toOutcome,
} from '#src/appointments/changes/change-for-desk.ts';
import type { AppointmentsTable, ChangesTable, ClinicDatabase } from '#src/database/tables.ts';
import { createCancelledMails } from '#src/mails/change-mails.ts';
import { createBookedMails } from '#src/mails/new-mails.ts';

/** An action that somebody at the desk asks for. */
export type ActRequest = DeskRequest & {
  action: DeskAction;
  /** For `cancel`; may be empty. */
  reason: string;
};

const MS_PER_MINUTE = 60_000;

type Move = Exclude<DeskAction, 'undo'>;

const ACTION_TO_STATUS: Record<Move, AppointmentStatus> = {
  arrived: 'arrived',
  fulfilled: 'fulfilled',
  noshow: 'noshow',
  cancel: 'cancelled',
};

type LastChange = Pick<ChangesTable, 'action' | 'made_by' | 'made_at'> | null;

/** Lists the actions that are possible now. `lastChange` is the appointment's last change. */
export function listActions(
  row: Pick<AppointmentsTable, 'status' | 'email' | 'appointment_date' | 'appointment_time'>,
  lastChange: LastChange,
  now: Date,
  timeZone: string,
): DeskAction[] {
  const moves = listMoves(row).filter((action) => checkTime(row, action, now, timeZone) === 'fits');
  return canUndo(row.email, lastChange, now, timeZone) ? [...moves, 'undo'] : moves;
}

/** Acts on an appointment and records it, or returns why not. */
export async function act(
  db: Kysely<ClinicDatabase>,
  request: ActRequest,
  now: Date,
  timeZone: string,
): Promise<DeskOutcome> {
  return toOutcome(await actOn(db, request, now, timeZone));
}

/** Acts like `act`, and resolves to the changed appointment. */
export function actOn(
  db: Kysely<ClinicDatabase>,
  { action, reason, ...request }: ActRequest,
  now: Date,
  timeZone: string,
) {
  async function decide(row: AppointmentsTable): Promise<Effect | DeskOutcome> {
    if (action === 'undo') {
      const lastChange = await readLastChange(db, row.id);
      if (!lastChange || !canUndo(row.email, lastChange, now, timeZone)) return 'not-allowed';
      return { action, ...createUndo(row, lastChange, now, timeZone) };
    }
    if (!listMoves(row).includes(action)) return 'not-allowed';
    const time = checkTime(row, action, now, timeZone);
    if (time !== 'fits') return time === 'early' ? 'too-early' : 'not-allowed';
    return { action, ...createMove(row, action, reason) };
  }
  return changeForDesk(db, request, { decide }, now);
}

/** Lists the moves that the appointment's state allows. */
function listMoves({ status }: Pick<AppointmentsTable, 'status'>): Move[] {
  const actions = Object.keys(ACTION_TO_STATUS) as Move[];
  return actions.filter((action) => STATUS_MOVES[status].includes(ACTION_TO_STATUS[action]));
}

/**
 * Says whether the clinic's clock allows a move. A patient arrives on the day, and is a no-show some time after the
 * start.
 */
function checkTime(
  { appointment_date, appointment_time }: Pick<AppointmentsTable, 'appointment_date' | 'appointment_time'>,
  action: Move,
  now: Date,
  timeZone: string,
): 'early' | 'fits' | 'over' {
  if (action === 'noshow') {
    const start = toInstant(timeZone, appointment_date, appointment_time);
    return now.getTime() < start.getTime() + NO_SHOW_AFTER_MINUTES * MS_PER_MINUTE ? 'early' : 'fits';
  }
  const today = getToday(timeZone, now);
  if (action !== 'arrived' || today === appointment_date) return 'fits';
  return today < appointment_date ? 'early' : 'over';
}

type Consequence = Omit<Effect, 'action'>;

function createMove(row: AppointmentsTable, action: Move, reason: string): Consequence {
  const status = ACTION_TO_STATUS[action];
  if (status !== 'cancelled') return { values: { status } };
  return {
    values: { status, cancel_reason: reason, ...toNextSequence(row) },
    // The clinic made the change, so only the patient is told.
    createMails: (changed) => createCancelledMails(changed).filter(({ recipient }) => recipient === 'patient'),
  };
}

/** Restores the state before the last change. After a cancellation, the patient gets a new confirmation. */
function createUndo(row: AppointmentsTable, lastChange: ChangesTable, now: Date, timeZone: string): Consequence {
  if (lastChange.action === 'moved') return { values: { ...toOldPlace(lastChange), ...toNextSequence(row) } };
  const { old_status } = lastChange;
  if (row.status !== 'cancelled') return { values: { status: old_status } };
  const values = { status: old_status, cancel_reason: '', ...toNextSequence(row) };
  return {
    values,
    createMails: ({ isHeld }) =>
      createBookedMails({ ...row, ...values, created_at: now.toISOString() }, timeZone, isHeld).filter(
        ({ recipient }) => recipient === 'patient',
      ),
  };
}

function toOldPlace({ old_doctor, old_department, old_date, old_time }: ChangesTable) {
  return { doctor: old_doctor, department: old_department, appointment_date: old_date, appointment_time: old_time };
}

/**
 * Whether the last change can be undone, which is possible only on the day it was made. A move that the patient made or
 * was told of is not undone: the desk moves the appointment again, which sends a mail.
 */
function canUndo(email: string, lastChange: LastChange, now: Date, timeZone: string): boolean {
  if (!lastChange) return false;
  const { action, made_by, made_at } = lastChange;
  const isUnmailedMove = action === 'moved' && made_by !== 'patient' && email === '';
  if (!isUnmailedMove && !Object.hasOwn(ACTION_TO_STATUS, action)) return false;
  return getToday(timeZone, new Date(made_at)) === getToday(timeZone, now);
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
