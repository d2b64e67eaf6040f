import { type BookingCalendar, getSlotStates } from '@clinic/contract/booking-calendar.ts';
import type { DeskRefusal } from '@clinic/contract/desk.ts';
import type { SlotPlace } from '@clinic/contract/desk-book.ts';
import { getText } from '#src/appointments/booking-request.ts';

/** A slot that a form or an address names. Each value may be any text. */
export type NamedSlot = Pick<SlotPlace, 'doctorId' | 'date' | 'slot'>;

/** A named slot, with its doctor and department from content. */
export type FoundSlot = SlotPlace & { departmentId: string };

/** Reads the fields `doctor` and `slot`, and the date from the field named `dateField`. */
export function readNamedSlot(fields: unknown, dateField: string): NamedSlot {
  return { doctorId: getText(fields, 'doctor'), date: getText(fields, dateField), slot: getText(fields, 'slot') };
}

/**
 * Adds the doctor and department to a slot, without checking its date and time; `null` when content lists no such
 * doctor.
 */
export function findSlot({ departments }: BookingCalendar, named: NamedSlot): FoundSlot | null {
  for (const { id: departmentId, name: department, doctors } of departments) {
    const doctor = doctors.find(({ id }) => id === named.doctorId);
    if (doctor) return { ...named, departmentId, department, doctor: doctor.name };
  }
  return null;
}

/**
 * Why nobody can be given this slot, whether or not it is taken; `null` when somebody can. It does not read the
 * database, which refuses slots that the desk has closed.
 */
export function checkSlot(calendar: BookingCalendar, { date, slot }: NamedSlot, now: Date): DeskRefusal | null {
  const index = calendar.slots.indexOf(slot);
  switch (getSlotStates(calendar, date, [], now)[index]?.state) {
    case 'free':
      return null;
    case 'past':
      return 'slot-past';
    case 'closed':
      return 'slot-closed';
    default:
      return 'slot-unknown';
  }
}
