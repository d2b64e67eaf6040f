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
import { createMovedMails } from '@clinic/api/outbox/change-mails.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { addMinutes } from '@clinic/contract/timetable.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import type { Kysely } from 'kysely';
import { findSlotFor, type NamedSlot } from './free-slot.ts';

export type MoveRequest = DeskRequest & { to: NamedSlot };

/**
 * Moves an appointment to a free slot of any doctor and day, with a record and a mail to the patient, or returns why
 * not.
 */
export async function moveByDesk(
  db: Kysely<ClinicDatabase>,
  calendar: BookingCalendar,
  request: MoveRequest,
  now: Date,
): Promise<DeskOutcome> {
  return toOutcome(await moveTo(db, calendar, request, now));
}

/** Moves like `moveByDesk`, and resolves to the changed appointment. */
export function moveTo(
  db: Kysely<ClinicDatabase>,
  calendar: BookingCalendar,
  { to, ...request }: MoveRequest,
  now: Date,
) {
  async function decide(row: AppointmentsTable): Promise<Effect | DeskOutcome> {
    if (!isExpected(row)) return 'not-allowed';
    const slot = await findSlotFor(row, { db, calendar }, to, now);
    if (!slot || slot.refusal) return slot?.refusal ?? 'slot-unknown';

    const previous = { date: row.appointment_date, time: row.appointment_time };
    return {
      action: 'moved',
      values: {
        doctor: slot.doctorId,
        // Content may have put the doctor into another department since the booking.
        department: row.doctor === slot.doctorId ? row.department : slot.departmentId,
        appointment_date: slot.date,
        appointment_time: slot.slot,
        appointment_end: addMinutes(slot.slot, slot.minutes),
        ...toNextSequence(row),
      },
      waitsForUndo: true,
      createMails: (changed) =>
        createMovedMails(changed, previous, calendar.timeZone).filter(({ recipient }) => recipient === 'patient'),
    };
  }
  return changeForDesk(db, request, { decide, isDone: (row) => isAt(row, to) }, now);
}

function isAt(row: AppointmentsTable, { doctorId, date, slot }: NamedSlot): boolean {
  return row.doctor === doctorId && row.appointment_date === date && row.appointment_time === slot;
}
