import { type BookingCalendar, getSlotStates } from '@clinic/contract/booking-calendar.ts';
import type { DeskRefusal } from '@clinic/contract/desk.ts';
import type { SlotPlace } from '@clinic/contract/desk-book.ts';
import { getText } from '../appointments/form-post.ts';

/** A slot that a form or an address names; any text. */
export type NamedSlot = Pick<SlotPlace, 'doctorId' | 'date' | 'slot'>;

/** A slot of the content, with its department's id. */
export type FoundSlot = SlotPlace & { departmentId: string };

/** Reads the fields `doctor` and `slot`, and the date from the field of this name. */
export function readNamedSlot(fields: unknown, dateField: string): NamedSlot {
  return { doctorId: getText(fields, 'doctor'), date: getText(fields, dateField), slot: getText(fields, 'slot') };
}

/** The slot in full; `null` when the content lists no such doctor. */
export function findSlot({ departments }: BookingCalendar, named: NamedSlot): FoundSlot | null {
  for (const { id: departmentId, name: department, doctors } of departments) {
    const doctor = doctors.find(({ id }) => id === named.doctorId);
    if (doctor) return { ...named, departmentId, department, doctor: doctor.name };
  }
  return null;
}

/** Why nobody can be given this slot, whoever holds it; `null` when somebody can. */
export function judgeSlot(calendar: BookingCalendar, { date, slot }: NamedSlot, now: Date): DeskRefusal | null {
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
