import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { canMove } from '@clinic/contract/desk.ts';
import type { Kysely } from 'kysely';
import { toNextSequence } from '#src/appointments/changes/change.ts';
import type { AppointmentsTable, ClinicDatabase, Maker } from '#src/database/tables.ts';
import { createMovedMails } from '#src/mails/change-mails.ts';
import { changeForDesk, type DeskOutcome } from './change-for-desk.ts';
import { checkSlot, findSlot, type NamedSlot } from './free-slot.ts';

export type MoveRequest = Maker & {
  id: string;
  /** The version that was on the screen. */
  version: number;
  to: NamedSlot;
};

/**
 * Moves an appointment to a free slot of any doctor and day, with a record and a mail to the patient, or returns why
 * not.
 */
export async function moveByDesk(
  db: Kysely<ClinicDatabase>,
  calendar: BookingCalendar,
  { id, version, to, ...maker }: MoveRequest,
  now: Date,
): Promise<DeskOutcome> {
  const row = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return 'gone';
  // The form was sent twice.
  if (row.version === version + 1 && isAt(row, to)) return 'done';
  if (version !== row.version) return 'outdated';
  if (!canMove(row)) return 'not-allowed';
  const slot = findSlot(calendar, to);
  const refusal = slot ? checkSlot(calendar, to, now) : 'slot-unknown';
  if (!slot || refusal) return refusal ?? 'slot-unknown';

  const previous = { date: row.appointment_date, time: row.appointment_time };
  return changeForDesk(db, row, {
    ...maker,
    action: 'moved',
    now,
    values: {
      doctor: slot.doctorId,
      // Content may have put the doctor into another department since the booking.
      department: row.doctor === slot.doctorId ? row.department : slot.departmentId,
      appointment_date: slot.date,
      appointment_time: slot.slot,
      ...toNextSequence(row),
    },
    createMails: (changed) =>
      createMovedMails(changed, previous, calendar.timeZone).filter(({ recipient }) => recipient === 'patient'),
  });
}

function isAt(row: AppointmentsTable, { doctorId, date, slot }: NamedSlot): boolean {
  return row.doctor === doctorId && row.appointment_date === date && row.appointment_time === slot;
}
