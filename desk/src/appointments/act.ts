import { toNextSequence } from '@clinic/api/appointments/changes/change.ts';
import {
  changeForDesk,
  type DeskOutcome,
  type DeskRequest,
  type Effect,
  toOutcome,
} from '@clinic/api/appointments/changes/change-for-desk.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { createCancelledMails } from '@clinic/api/outbox/change-mails.ts';
import { getToday, toInstant } from '@clinic/contract/clinic-clock.ts';
import { type DeskAction, NO_SHOW_AFTER_MINUTES } from '@clinic/contract/desk-appointment.ts';
import { type AppointmentStatus, isHere, isMove, mapActions, VISIT_STATES } from '@clinic/contract/visit-states.ts';
import type { Kysely } from 'kysely';
import { canUndoLater, isBeforeMail, type LastChange, undo } from './undo.ts';

/** An action that somebody at the desk asks for. */
export type ActRequest = DeskRequest & {
  action: DeskAction;
  /** For `cancel`; may be empty. */
  reason: string;
  /** For `undo`: whether it may tell the patient nothing. False when absent. */
  isQuiet?: boolean;
};

const MS_PER_MINUTE = 60_000;

type Move = Exclude<DeskAction, 'undo'>;

/** `callin` keeps the state, and stores the time. */
const ACTION_TO_STATUS: Record<Move, AppointmentStatus> = { callin: 'arrived', ...mapActions(({ status }) => status) };

/** Lists the actions that are possible now. `lastChange` is the last change that was not undone. */
export function listActions(
  row: Pick<AppointmentsTable, 'status' | 'called_in_at' | 'email' | 'appointment_date' | 'appointment_time'>,
  lastChange: LastChange,
  now: Date,
  timeZone: string,
): DeskAction[] {
  const moves = listMoves(row).filter((action) => checkTime(row, action, now, timeZone) === 'fits');
  const isUndoable = isBeforeMail(lastChange, now) || canUndoLater(row, lastChange, now, timeZone);
  return isUndoable ? [...moves, 'undo'] : moves;
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
  { action, reason, isQuiet = false, ...request }: ActRequest,
  now: Date,
  timeZone: string,
) {
  if (action === 'undo') return undo(db, { ...request, isQuiet }, now, timeZone);
  const move: Move = action;
  function decide(row: AppointmentsTable): Effect | DeskOutcome {
    if (!listMoves(row).includes(move)) return 'not-allowed';
    const time = checkTime(row, move, now, timeZone);
    if (time !== 'fits') return time === 'early' ? 'too-early' : 'not-allowed';
    return { action: move, ...createMove(row, move, reason, now) };
  }
  return changeForDesk(db, request, { decide }, now);
}

/** Lists the moves that the appointment's state allows. */
function listMoves({ status, called_in_at }: Pick<AppointmentsTable, 'status' | 'called_in_at'>): Move[] {
  const actions = Object.keys(ACTION_TO_STATUS) as Move[];
  return actions.filter((action) =>
    action === 'callin' ? isHere({ status }) && called_in_at === null : isMove({ status }, ACTION_TO_STATUS[action]),
  );
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

function createMove(row: AppointmentsTable, action: Move, reason: string, now: Date): Omit<Effect, 'action'> {
  const status = ACTION_TO_STATUS[action];
  if (action === 'arrived') return { values: { status, arrived_at: now.toISOString() } };
  if (action === 'callin') return { values: { called_in_at: now.toISOString() } };
  if (VISIT_STATES[status].tells === null) return { values: { status } };
  return {
    values: { status, cancel_reason: reason, ...toNextSequence(row) },
    waitsForUndo: true,
    // The clinic made the change, so only the patient is told.
    createMails: (changed) => createCancelledMails(changed).filter(({ recipient }) => recipient === 'patient'),
  };
}
