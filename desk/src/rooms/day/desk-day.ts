import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import {
  type ChangedColumns,
  type DeskColumn,
  type DeskDay,
  type DeskSlot,
  listAppointments,
} from '@clinic/contract/desk-day.ts';
import { addMinutes } from '@clinic/contract/timetable.ts';
import { holdsSlot } from '@clinic/contract/visit-states.ts';
import type { SlotPlace } from '#appointments/booking/book.ts';
import { getVisitState, type VisitState } from '#appointments/visit-state.ts';
import { bordersToWords, findBorders } from '#timetable/borders.ts';
import { type DayPart, isInPart, PART_TIMES } from '#timetable/closure.ts';

/** An appointment that was added or changed between two versions of a day. */
export type DayChange = { isNew: boolean; appointment: DeskAppointment };

/** Counts the day's appointments by their state, and its free times. `booked` counts all that were not cancelled. */
export function countDay({ columns }: DeskDay) {
  const slots = columns.flatMap((column) => column.slots);
  const states = slots.flatMap(({ state, appointments }) =>
    appointments.map((appointment) => getVisitState(appointment, state === 'past')),
  );
  const count = (wanted: VisitState) => states.filter((state) => state === wanted).length;
  return {
    booked: states.length - count('cancelled'),
    done: count('done'),
    in: count('in'),
    waiting: count('waiting'),
    late: count('late'),
    free: slots.filter(({ state }) => state === 'free').length,
  };
}

/** Whether the time of an appointment of the day has begun. */
export function isPastVisit({ columns }: DeskDay, { id }: Pick<DeskAppointment, 'id'>): boolean {
  return columns.some(({ slots }) =>
    slots.some(({ state, appointments }) => state === 'past' && appointments.some((one) => one.id === id)),
  );
}

/** Counts the patients who are expected with a doctor in a part of the day. */
export function countBooked({ slots }: DeskColumn, part: DayPart): number {
  return slots
    .flatMap(({ appointments }) => appointments.filter(holdsSlot))
    .filter(({ slot, minutes }) => isInPart(part, { start: slot, end: addMinutes(slot, minutes) })).length;
}

/** Says which times beside a part of the day take place. */
export function findHeld({ slots }: DeskColumn, part: DayPart): string {
  const spans = slots.map(({ slot, minutes }) => ({ start: slot, end: addMinutes(slot, minutes) }));
  return bordersToWords(findBorders(spans, PART_TIMES[part]));
}

/** Returns the slot as a place to book or to move to. */
export function toSlotPlace(
  { date }: DeskDay,
  { doctorId, doctor, department }: DeskColumn,
  { slot }: DeskSlot,
): SlotPlace {
  return { doctorId, doctor, department, date, slot };
}

/**
 * Finds appointments that are new or changed in the later of two versions of a day. It leaves out those that have left
 * the day.
 */
export function findChanges(before: DeskDay, after: DeskDay): DayChange[] {
  const versions = new Map(listAppointments(before).map(({ id, version }) => [id, version]));
  return listAppointments(after)
    .filter(({ id, version }) => versions.get(id) !== version)
    .map((appointment) => ({ isNew: !versions.has(appointment.id), appointment }));
}

/**
 * Puts the columns that a press has changed into the day; `null` when one of its doctors has left the day, which needs
 * the whole day.
 */
export function putColumns(day: DeskDay, changed: ChangedColumns, doctorIds: readonly string[]): DeskDay | null {
  const has = ({ columns }: Pick<DeskDay, 'columns'>, id: string) => columns.some(({ doctorId }) => doctorId === id);
  if (changed.date !== day.date || doctorIds.some((id) => has(day, id) !== has(changed, id))) return null;
  const find = (id: string) => changed.columns.find(({ doctorId }) => doctorId === id);
  const columns = day.columns.map((column) => find(column.doctorId) ?? column);
  const { finalInMs: _, ...rest } = day;
  const { finalInMs } = changed;
  return keepUnchanged(day, { ...rest, columns, ...(finalInMs !== undefined && { finalInMs }) });
}

/**
 * Returns the later of two versions of a day, with the objects of columns and slots that have not changed, so that React
 * knows them.
 */
export function keepUnchanged(before: DeskDay, after: DeskDay): DeskDay {
  const keep = (column: DeskColumn): DeskColumn => {
    const shown = before.columns.find(({ doctorId }) => doctorId === column.doctorId);
    if (!shown || shown === column) return column;
    const known = new Map(shown.slots.map((slot) => [JSON.stringify(slot), slot]));
    const slots = column.slots.map((slot) => known.get(JSON.stringify(slot)) ?? slot);
    const isSame = slots.length === shown.slots.length && slots.every((slot, index) => slot === shown.slots[index]);
    return isSame && column.doctor === shown.doctor && column.department === shown.department
      ? shown
      : { ...column, slots };
  };
  return { ...after, columns: after.columns.map(keep) };
}

/** Puts a changed appointment in its place. Only the next answer says whether its old slot is free again. */
export function putAppointment(day: DeskDay, changed: DeskAppointment): DeskDay {
  const put = (slot: DeskSlot, isItsSlot: boolean): DeskSlot => {
    const hadIt = slot.appointments.some(({ id }) => id === changed.id);
    if (!hadIt && !isItsSlot) return slot;
    const others = slot.appointments.filter(({ id }) => id !== changed.id);
    const appointments = isItsSlot ? [...others, changed].sort(compareHolding) : others;
    return { ...slot, appointments };
  };
  const columns = day.columns.map((column) => ({
    ...column,
    slots: column.slots.map((slot) =>
      put(slot, changed.date === day.date && changed.doctorId === column.doctorId && changed.slot === slot.slot),
    ),
  }));
  return { ...day, columns };
}

function compareHolding(a: DeskAppointment, b: DeskAppointment): number {
  return Number(holdsSlot(b)) - Number(holdsSlot(a));
}
