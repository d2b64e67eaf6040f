import type { DeskRefusal } from '@clinic/contract/desk-day.ts';
import type { UndoSeconds } from '@clinic/contract/desk-person.ts';
import type { Kysely } from 'kysely';
import type { AppointmentsTable, Maker } from '../../database/appointment-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import { toAppointment } from '../store/appointment.ts';
import { type Change, type Changed, changeAppointment, readChangeRefusal } from './change.ts';
import { MailLeft } from './take-back.ts';
import { getUndoEnd } from './undo-end.ts';

/** The result of a change, as one word. `done` may also mean that there was nothing to do. */
export type DeskOutcome = 'done' | DeskRefusal;

/** The person of the desk who asks for a change, and the appointment that was on the screen. */
export type DeskRequest = Maker & {
  id: string;
  /** `null` for the current version. */
  version: number | null;
  /** For how long the person can undo what is done; the shortest time when absent. */
  undoSeconds?: UndoSeconds;
};

/** The effect of a change on an appointment, without its maker and its moment. */
export type Effect = Pick<Change, 'action' | 'values' | 'createMails' | 'check' | 'undoes'> & {
  /** Whether the mails about it wait for an undo, and the slot that it frees is kept as long. */
  waitsForUndo?: true;
};

type Decision = {
  /** Says what changes, or why nothing does. */
  decide: (row: AppointmentsTable) => Effect | DeskOutcome | Promise<Effect | DeskOutcome>;
  /** Whether the next version is what was asked for, because the form was sent twice. */
  isDone?: (row: AppointmentsTable) => boolean;
};

/**
 * Makes a change that the desk asks for: reads the appointment once, lets `decide` say what changes, and changes it, or
 * returns why not. It never overwrites somebody else's change.
 */
export async function changeForDesk(
  db: Kysely<ClinicDatabase>,
  { id, version, undoSeconds, made_by, made_from }: DeskRequest,
  { decide, isDone }: Decision,
  now: Date,
): Promise<Changed | DeskOutcome> {
  const row = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return 'gone';
  if (version !== null && version !== row.version) {
    return version + 1 === row.version && isDone?.(row) ? 'done' : 'outdated';
  }
  const effect = await decide(row);
  if (typeof effect === 'string') return effect;
  const { waitsForUndo, ...values } = effect;
  const quietUntil = getUndoEnd(now, undoSeconds);
  const undo = waitsForUndo && { undoUntil: quietUntil };
  return changeRow(db, row, { ...values, ...undo, quietUntil, made_by, made_from, now });
}

/** Changes an appointment that is still as it was read, or returns why it cannot. */
export async function changeRow(
  db: Kysely<ClinicDatabase>,
  row: AppointmentsTable,
  change: Change,
): Promise<Changed | DeskOutcome> {
  try {
    return (await changeAppointment(db, toAppointment(row), change)) ?? 'outdated';
  } catch (error) {
    if (error instanceof MailLeft) return 'mail-left';
    const refusal = readChangeRefusal(error);
    if (refusal === null) throw error;
    return refusal === 'phone' || refusal === 'email' ? 'contact-full' : refusal;
  }
}

export function toOutcome(result: Changed | DeskOutcome): DeskOutcome {
  return typeof result === 'string' ? result : 'done';
}
