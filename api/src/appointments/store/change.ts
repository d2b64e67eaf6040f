import type { AppointmentStatus } from '@clinic/contract/appointment.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AppointmentsTable, ClinicDatabase, MailsTable } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createCancelledMails, createMovedMails } from '../../mails/change-mails.ts';
import { getErrorCode } from '../../startup-error.ts';
import type { FullContact, PatientAppointment } from './booking.ts';
import { findFullContact } from './insert.ts';

/** `outdated`: the appointment is no longer as the caller has read it. */
export type MoveOutcome = 'moved' | 'slot-taken' | 'outdated' | FullContact;
export type CancelOutcome = 'cancelled' | 'outdated';

/** Where an appointment is to be. `slot` is a start on the 24-hour clock. */
export type NewTime = { date: string; slot: string };

const UNIQUE_VIOLATIONS = ['SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** Postgres undoes one of two transactions that wait for each other, as those of two patients who swap their slots. */
const DEADLOCK = '40P01';

/** The winner of a deadlock ends while the loser tries again, so that one more attempt is nearly always enough. */
const MAX_ATTEMPTS = 4;

/**
 * Moves a booked appointment to another time with the same doctor. The new slot is taken and the old one given up
 * together, or nothing changes: the database's unique index decides.
 */
export async function moveAppointment(
  db: Kysely<ClinicDatabase>,
  appointment: PatientAppointment,
  { date, slot }: NewTime,
  now: Date,
  timeZone: string,
): Promise<MoveOutcome> {
  const change = { appointment_date: date, appointment_time: slot };
  const previous = { date: appointment.date, time: appointment.slot };
  try {
    const isMoved = await changeAppointment(db, appointment, now, change, (changed) =>
      createMovedMails(changed, previous, timeZone),
    );
    return isMoved ? 'moved' : 'outdated';
  } catch (error) {
    if (UNIQUE_VIOLATIONS.includes(getErrorCode(error))) return 'slot-taken';
    const fullContact = findFullContact(error);
    if (fullContact) return fullContact;
    throw error;
  }
}

/** Cancels a booked appointment and gives up its slot. `reason` may be empty. */
export async function cancelAppointment(
  db: Kysely<ClinicDatabase>,
  appointment: PatientAppointment,
  reason: string,
  now: Date,
): Promise<CancelOutcome> {
  const change = { status: 'cancelled', cancel_reason: reason } as const;
  const isCancelled = await changeAppointment(db, appointment, now, change, createCancelledMails);
  return isCancelled ? 'cancelled' : 'outdated';
}

/** Resolves to whether the appointment was still as the caller has read it, and is now changed. */
async function changeAppointment(
  db: Kysely<ClinicDatabase>,
  { id, email, sequence, date, slot }: PatientAppointment,
  now: Date,
  change: Partial<AppointmentsTable>,
  createMails: (changed: Parameters<typeof createCancelledMails>[0]) => MailsTable[],
): Promise<boolean> {
  const changed = { sequence: sequence + 1, ...change };
  return againAfterDeadlock(() =>
    inTransaction(db, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('appointments')
        .set({ ...changed, changed_at: now.toISOString() })
        .where('id', '=', id)
        .where('sequence', '=', sequence)
        .where('status', '=', sql.lit<AppointmentStatus>('booked'))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      const isHeld = await areMailsHeld(transaction, id);
      await dropReminders(transaction, id);
      const appointment = { id, email, appointment_date: date, appointment_time: slot, ...changed };
      await transaction.insertInto('mails').values(createMails({ appointment, now, isHeld })).execute();
      return true;
    }),
  );
}

async function dropReminders(transaction: Transaction<ClinicDatabase>, id: string): Promise<void> {
  await transaction
    .updateTable('mails')
    .set({ status: 'dropped' })
    .where('appointment_id', '=', id)
    .where('kind', '=', 'reminder')
    .where('status', 'in', ['waiting', 'held'])
    .execute();
}

/** Whether the patient is not written to before the clinic has looked at the booking. */
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

async function againAfterDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (getErrorCode(error) !== DEADLOCK || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
