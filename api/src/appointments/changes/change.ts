import { addMinutes } from '@clinic/contract/timetable.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import type { Kysely, Transaction } from 'kysely';
import type { AppointmentsTable, ChangesTable, MailsTable, Maker } from '../../database/appointment-tables.ts';
import { isDeadlock, isUniqueViolation } from '../../database/errors.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import { withBeside } from '../../outbox/beside.ts';
import { createCancelledMails, createMovedMails } from '../../outbox/change-mails.ts';
import { storeEvents } from '../../outbox/events.ts';
import { PRIORITIES } from '../../outbox/mail-priority.ts';
import { toDeskMails } from '../../outbox/new-mails.ts';
import { storeMails } from '../../outbox/store-mails.ts';
import { joinUntold } from '../../outbox/untold.ts';
import { tellWhatIsTrue } from '../absences/tell.ts';
import type { Appointment } from '../store/appointment.ts';
import { findTriggerRefusal, type TriggerRefusal } from '../store/insert.ts';
import { keepFreedSlot } from './freed-slots.ts';
import { MovedTooOften, refuseMoreMoves } from './moves-limit.ts';

/** `outdated`: the appointment has changed since the caller read it. */
export type MoveOutcome = 'moved' | 'outdated' | 'moved-too-often' | ChangeRefusal;
export type CancelOutcome = 'cancelled' | 'outdated';

/** The new time of an appointment. `slot` is its start on the 24-hour clock. */
export type NewTime = { date: string; slot: string; minutes: number };

/** Patients' network addresses are not kept. */
const BY_PATIENT = { made_by: 'patient', made_from: '' } as const;

/** The other transaction of a deadlock ends meanwhile, so one more attempt is nearly always enough. */
const MAX_ATTEMPTS = 4;

/**
 * Moves a booked appointment to another time with the same doctor. The appointment takes the new slot and gives up the
 * old one in one step, or nothing changes: the database's unique index decides.
 */
export async function moveAppointment(
  db: Kysely<ClinicDatabase>,
  appointment: Appointment,
  { date, slot, minutes }: NewTime,
  now: Date,
  timeZone: string,
): Promise<MoveOutcome> {
  const previous = { date: appointment.date, time: appointment.slot };
  try {
    const isMoved = await changeAppointment(db, appointment, {
      ...BY_PATIENT,
      action: 'moved',
      now,
      values: {
        appointment_date: date,
        appointment_time: slot,
        appointment_end: addMinutes(slot, minutes),
        ...toNextSequence(appointment),
      },
      createMails: (changed) => createMovedMails(changed, previous, timeZone),
      check: (transaction) => refuseMoreMoves(transaction, appointment.id, now, timeZone),
    });
    return isMoved ? 'moved' : 'outdated';
  } catch (error) {
    if (error instanceof MovedTooOften) return 'moved-too-often';
    const refusal = readChangeRefusal(error);
    if (refusal) return refusal;
    throw error;
  }
}

/** The reason why the database refuses a change: somebody holds the slot, or a trigger refuses it. */
export type ChangeRefusal = 'slot-taken' | TriggerRefusal;

/** Reads why the database refuses a change; `null` for any other error. */
export function readChangeRefusal(error: unknown): ChangeRefusal | null {
  return isUniqueViolation(error) ? 'slot-taken' : findTriggerRefusal(error);
}

/** Cancels a booked appointment and gives up its slot. `reason` may be empty. */
export async function cancelAppointment(
  db: Kysely<ClinicDatabase>,
  appointment: Appointment,
  reason: string,
  now: Date,
): Promise<CancelOutcome> {
  const isCancelled = await changeAppointment(db, appointment, {
    ...BY_PATIENT,
    action: 'cancel',
    now,
    values: { status: 'cancelled', cancel_reason: reason, ...toNextSequence(appointment) },
    createMails: createCancelledMails,
  });
  return isCancelled ? 'cancelled' : 'outdated';
}

/** The next iCalendar SEQUENCE, for a change that calendars have to learn of. */
export function toNextSequence({ sequence }: Pick<Appointment, 'sequence'>) {
  return { sequence: sequence + 1 };
}

/** A change of an appointment, and the maker that its record names. */
export type Change = Maker & {
  action: ChangesTable['action'];
  now: Date;
  /** The columns that change, with their new values. */
  values: Partial<AppointmentsTable>;
  /**
   * Makes the mails about the change and any new reminders; earlier reminders that have not been sent are dropped.
   * Absent when nobody is told: then the reminders stay.
   */
  createMails?: (changed: Parameters<typeof createCancelledMails>[0]) => MailsTable[];
  /**
   * Until when the change can be undone before its mail leaves: the mails about it wait, and nobody else is given the
   * slot that it frees. Absent for a change that is final at once.
   */
  undoUntil?: Date;
  /** Until when other systems hear nothing of it, because it can be undone; absent for a change that is final at once. */
  quietUntil?: Date;
  /** The change that an undo takes back. */
  undoes?: Pick<ChangesTable, 'version' | 'action'>;
  /**
   * Runs in the transaction, and throws when the change is not allowed. Nobody else can change the appointment while it
   * runs.
   */
  check?: (transaction: Transaction<ClinicDatabase>) => Promise<void>;
};

/** The appointment after a change, and the record of the change. */
export type Changed = { row: AppointmentsTable; change: ChangesTable };

/**
 * Changes an appointment, as the caller has read it, and records the change. Resolves to `null`, and changes nothing,
 * when the appointment has changed since.
 */
export async function changeAppointment(
  db: Kysely<ClinicDatabase>,
  before: Appointment,
  { action, made_by, made_from, now, values, createMails, undoUntil, quietUntil, undoes, check }: Change,
): Promise<Changed | null> {
  const { id, version, status, departmentId, doctorId, date, slot, minutes } = before;
  return againAfterDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('appointments')
        .set({ ...values, version: version + 1, changed_at: now.toISOString() })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('status', '=', status)
        .returningAll()
        .executeTakeFirst();
      if (!row) return null;
      await check?.(transaction);
      const change: ChangesTable = {
        appointment_id: id,
        version: row.version,
        action,
        made_by,
        made_from,
        made_at: now.toISOString(),
        old_status: status,
        old_date: date,
        old_time: slot,
        old_doctor: doctorId,
        old_department: departmentId,
        old_end: addMinutes(slot, minutes),
        undo_until: undoUntil?.toISOString() ?? null,
      };
      await transaction.insertInto('changes').values(change).execute();
      if (undoUntil) await keepFreedSlot(transaction, before, row, { now, until: undoUntil });
      if (createMails) {
        const isHeld = await areMailsHeld(transaction, id);
        await dropReminders(transaction, row);
        const mails = createMails({ appointment: row, now, isHeld });
        const joined = undoUntil ? await joinUntold(transaction, mails, { row, now }) : mails;
        const told = made_by === BY_PATIENT.made_by ? joined : toDeskMails(joined, undoUntil);
        await storeMails(transaction, withBeside(told, row), now, row.version);
      }
      if (isExpected(row) && (!isExpected(before) || row.sequence !== before.sequence)) {
        const isHeld = await areMailsHeld(transaction, id);
        const priority = undoUntil || !createMails ? PRIORITIES.desk : PRIORITIES.usual;
        await tellWhatIsTrue(transaction, [row], { isHeld, now, dueAt: undoUntil ?? now, priority });
      }
      const isHeld = row.needs_review === 1 && (await areMailsHeld(transaction, id));
      await storeEvents(transaction, { action, undoes, undoUntil: quietUntil, row, now, isHeld });
      return { row, change };
    }),
  );
}

async function dropReminders(
  transaction: Transaction<ClinicDatabase>,
  { id, version }: Pick<AppointmentsTable, 'id' | 'version'>,
): Promise<void> {
  await transaction
    .updateTable('mails')
    .set({ status: 'dropped', dropped_by: version })
    .where('appointment_id', '=', id)
    .where('kind', '=', 'reminder')
    .where('status', 'in', ['waiting', 'held'])
    .execute();
}

/** Whether the patient's mails wait until the clinic has looked at the booking. */
export async function areMailsHeld(db: Kysely<ClinicDatabase>, id: string): Promise<boolean> {
  const held = await db
    .selectFrom('mails')
    .select('id')
    .where('appointment_id', '=', id)
    .where('status', '=', 'held')
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/** Runs a transaction again when the database has undone it in favour of another one. */
export async function againAfterDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isDeadlock(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
