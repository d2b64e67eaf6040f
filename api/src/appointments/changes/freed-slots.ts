import { addMinutes, type Span } from '@clinic/contract/timetable.ts';
import { holdsSlot } from '@clinic/contract/visit-states.ts';
import type { Kysely, Transaction } from 'kysely';
import type { AppointmentsTable, FreedSlotsTable } from '../../database/appointment-tables.ts';
import type { ClinicDatabase } from '../../database/tables.ts';
import type { Appointment } from '../store/appointment.ts';
import { type Days, SPAN_COLUMNS } from '../store/find.ts';

/**
 * Keeps the slot that a change frees for its appointment until `until`, and removes the slots that were kept until now
 * or earlier. Nothing is kept when the appointment still holds its slot.
 */
export async function keepFreedSlot(
  transaction: Transaction<ClinicDatabase>,
  before: Appointment,
  after: AppointmentsTable,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  const slot = toSlot(before);
  if (!holdsSlot(before) || (holdsSlot(after) && isAt(after, slot))) return;
  await transaction.deleteFrom('freed_slots').where('held_until', '<=', now.toISOString()).execute();
  await transaction
    .insertInto('freed_slots')
    .values({ appointment_id: before.id, version: after.version, ...slot, held_until: until.toISOString() })
    .execute();
}

/** A span that was freed, and that nobody is given before `heldUntil`. */
export type Freed = Span & { doctorId: string; date: string; heldUntil: string };

/** The spans that were freed on these days, and that nobody is given yet. */
export function listFreed(db: Kysely<ClinicDatabase>, { from, to }: Days, now: Date): Promise<Freed[]> {
  return db
    .selectFrom('freed_slots')
    .select([...SPAN_COLUMNS, 'held_until as heldUntil'])
    .where('appointment_date', '>=', from)
    .where('appointment_date', '<=', to)
    .where('held_until', '>', now.toISOString())
    .execute();
}

type Slot = Pick<FreedSlotsTable, 'doctor' | 'appointment_date' | 'appointment_time' | 'appointment_end'>;

/** The columns of an appointment's time. */
export function toSlot({ doctorId, date, slot, minutes }: Appointment): Slot {
  return {
    doctor: doctorId,
    appointment_date: date,
    appointment_time: slot,
    appointment_end: addMinutes(slot, minutes),
  };
}

function isAt(row: Slot, slot: Slot): boolean {
  return (Object.keys(slot) as (keyof Slot)[]).every((column) => row[column] === slot[column]);
}
