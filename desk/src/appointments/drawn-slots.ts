import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskSlot } from '@clinic/contract/desk-day.ts';
import { addMinutes } from '@clinic/contract/timetable.ts';
import { isCounted } from '@clinic/contract/visit-states.ts';
import { toShortTime, withinDay } from './desk-times.ts';
import { deskMessages } from './words.ts';

/** A slot as a day shows it, up to `end` (HH:MM, which counts on after midnight). `rest` are the visit's later slots. */
export type DrawnSlot = { slot: DeskSlot; end: string; isFilled: boolean; rest: DeskSlot[] };

/**
 * Leaves out the slots of a doctor's day that are later parts of a visit, and gives the visit's own slot the visit's end.
 * The slots are in their order.
 */
export function listDrawn(slots: readonly DeskSlot[]): DrawnSlot[] {
  const drawn: DrawnSlot[] = [];
  for (const slot of slots) {
    const last = drawn.at(-1);
    if (last?.isFilled && slot.slot < last.end && !standsAlone(slot)) {
      last.rest.push(slot);
      continue;
    }
    const visits = slot.appointments.filter(isCounted);
    const ends = [addMinutes(slot.slot, slot.minutes), ...visits.map(({ minutes }) => addMinutes(slot.slot, minutes))];
    const end = ends.reduce((one, other) => (one > other ? one : other));
    // A visit that was over early leaves its later parts to others.
    const next = slots.find((other) => other.slot > slot.slot && other.slot < end && standsAlone(other));
    drawn.push({ slot, end: next && visits.length > 0 ? next.slot : end, isFilled: visits.length > 0, rest: [] });
  }
  return drawn;
}

/** Says until when a visit lasts that takes more than the slot in which it begins: `until 2:40 pm`; else empty. */
export function visitEndToWords({ slot, minutes }: DeskAppointment, begun: Pick<DeskSlot, 'minutes'>): string {
  return minutes > begun.minutes ? deskMessages.card.until(toShortTime(withinDay(addMinutes(slot, minutes)))) : '';
}

/**
 * Whether a visit has enough time from this free slot on. The slots are those of a doctor's day; where the visit is among
 * them, its own count as free.
 */
export function hasRoom(slots: readonly DeskSlot[], from: string, { id, minutes, visitMinutes }: Visit): boolean {
  const own = slots.find(({ appointments }) => appointments.some((appointment) => appointment.id === id))?.slot;
  const isOwn = ({ slot }: DeskSlot) => own !== undefined && own <= slot && slot < addMinutes(own, minutes);
  let end = from;
  for (const slot of slots.filter((one) => one.slot >= from)) {
    if (slot.slot !== end || !(slot.state === 'free' || isOwn(slot))) break;
    end = addMinutes(end, slot.minutes);
    if (end >= addMinutes(from, visitMinutes)) return true;
  }
  return false;
}

type Visit = Pick<DeskAppointment, 'id' | 'minutes' | 'visitMinutes'>;

function standsAlone({ state, appointments }: DeskSlot): boolean {
  return state === 'free' || appointments.some(isCounted);
}
