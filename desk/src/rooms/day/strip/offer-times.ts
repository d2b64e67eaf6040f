import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay } from '@clinic/contract/desk-day.ts';
import { getMinutes } from '@clinic/contract/timetable.ts';
import type { SlotPlace } from '#appointments/booking/book.ts';
import { hasRoom } from '#appointments/drawn-slots.ts';
import { toSlotPlace } from '../desk-day.ts';

const OFFERED = 3;

/**
 * Lists the first free times of the day to offer for an appointment, each long enough for it: those of its own doctor
 * before those of the department, the nearest in time first.
 */
export function offerTimes(day: DeskDay, appointment: DeskAppointment): SlotPlace[] {
  const { doctorId, department, slot: from } = appointment;
  const distance = ({ slot }: SlotPlace) =>
    slot < from ? getMinutes({ start: slot, end: from }) : getMinutes({ start: from, end: slot });
  const isOther = (place: SlotPlace) => Number(place.doctorId !== doctorId);
  return day.columns
    .filter((column) => column.doctorId === doctorId || column.department === department)
    .flatMap((column) =>
      column.slots
        .filter(({ state, slot }) => state === 'free' && hasRoom(column.slots, slot, appointment))
        .map((slot) => toSlotPlace(day, column, slot)),
    )
    .sort((one, other) => isOther(one) - isOther(other) || distance(one) - distance(other))
    .slice(0, OFFERED);
}
