import { getText } from '@clinic/api/appointments/booking-request.ts';
import { withSessions } from '@clinic/api/appointments/sessions/held-sessions.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { type BookingCalendar, getBookedVisitMinutes, getVisitMinutes } from '@clinic/contract/booking-calendar.ts';
import type { DeskRefusal } from '@clinic/contract/desk-day.ts';
import { getStatedSlots, ofDoctor } from '@clinic/contract/open-slots.ts';
import { getMinutes } from '@clinic/contract/timetable.ts';
import type { Kysely } from 'kysely';
import type { SlotPlace } from './booking/book.ts';

/** A slot that a form or an address names. Each value may be any text. */
export type NamedSlot = Pick<SlotPlace, 'doctorId' | 'date' | 'slot'>;

/** A named slot, with its doctor and department from content. */
export type FoundSlot = SlotPlace & {
  departmentId: string;
  /** The calendar with the sessions of the day. */
  calendar: BookingCalendar;
  /** The kind of visit that the slot is for; empty when none was named, for a single slot. */
  visitId: string;
  /** How long an appointment would last there; 0 for a time that the doctor does not offer. */
  minutes: number;
  /**
   * Why nobody can be given this slot; `null` when somebody can. It knows nothing of appointments that hold the slot,
   * or of slots that the desk has closed: the database refuses both.
   */
  refusal: DeskRefusal | null;
};

/** Reads the fields `doctor` and `slot`, and the date from the field named `dateField`. */
export function readNamedSlot(fields: unknown, dateField: string): NamedSlot {
  return { doctorId: getText(fields, 'doctor'), date: getText(fields, dateField), slot: getText(fields, 'slot') };
}

/** Finds a slot for a kind of visit, or for any; `null` when content lists no such doctor. */
export async function findSlot(
  { db, calendar }: { db: Kysely<ClinicDatabase>; calendar: BookingCalendar },
  named: NamedSlot,
  now: Date,
  visitId = '',
  visitMinutes = getVisitMinutes(calendar, visitId),
): Promise<FoundSlot | null> {
  for (const { id: departmentId, name: department, doctors } of calendar.departments) {
    const doctor = doctors.find(({ id }) => id === named.doctorId);
    if (!doctor) continue;
    const current = await withSessions(db, calendar, { from: named.date, to: named.date });
    const own = ofDoctor(current, doctor.id, visitMinutes);
    const slot = getStatedSlots(own, named.date, [], now).find(({ start }) => start === named.slot);
    return {
      ...named,
      departmentId,
      calendar: current,
      visitId,
      department,
      doctor: doctor.name,
      minutes: slot ? getMinutes(slot) : 0,
      refusal: slot ? STATE_REFUSALS[slot.state] : 'slot-unknown',
    };
  }
  return null;
}

/** Finds a slot to move an appointment to, as long as its visit takes; `null` when content lists no such doctor. */
export function findSlotFor(
  row: AppointmentsTable,
  data: { db: Kysely<ClinicDatabase>; calendar: BookingCalendar },
  named: NamedSlot,
  now: Date,
): Promise<FoundSlot | null> {
  return findSlot(data, named, now, row.visit, getRowVisitMinutes(data.calendar, row));
}

/** How long the visit of an appointment takes at least, in minutes; 0 where no kind of visit was chosen. */
export function getRowVisitMinutes(calendar: BookingCalendar, row: AppointmentsTable): number {
  const minutes = getMinutes({ start: row.appointment_time, end: row.appointment_end });
  return getBookedVisitMinutes(calendar, { visitId: row.visit, minutes });
}

const STATE_REFUSALS = { free: null, taken: 'slot-taken', past: 'slot-past', closed: 'slot-closed' } as const;
