import { getTimeOfDay, toInstant } from '@clinic/contract/clinic-clock.ts';
import type { DeskAction, DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { readTypedPhone } from '@clinic/contract/typed-phone.ts';
import { type StateTraits, VISIT_STATES } from '@clinic/contract/visit-states.ts';
import { deskDayMessages } from './day-words.ts';
import { toShortTime } from './desk-times.ts';
import type { DeskPlace } from './desk-words.ts';

const words = deskDayMessages.visit;

/** An appointment's state as the desk tells it apart; `in`: with the doctor. */
export type VisitState = StateTraits['look'] | 'late' | 'review';

/** A patient who waits longer stands out. */
export const LONG_WAIT_MINUTES = 45;

/** The last digits of a number, by which a caller is told from another. */
const PHONE_DIGITS = 4;

const MS_PER_MINUTE = 60_000;

/** Says how an appointment stands. `isPast`: its time has begun. */
export function getVisitState(
  { status, needsReview, calledInAt }: Pick<DeskAppointment, 'status' | 'needsReview' | 'calledInAt'>,
  isPast: boolean,
): VisitState {
  const { look } = VISIT_STATES[status];
  if (look === 'booked') return needsReview ? 'review' : isPast ? 'late' : look;
  return look === 'waiting' && calledInAt !== null ? 'in' : look;
}

/** The usual next action of each state, in which the board offers it with one press. */
const NEXT_ACTIONS: Partial<Record<VisitState, DeskAction>> = {
  booked: 'arrived',
  late: 'arrived',
  waiting: 'callin',
  in: 'fulfilled',
};

/** Returns the usual next action, if it is possible now. */
export function getNextAction({ actions }: Pick<DeskAppointment, 'actions'>, state: VisitState): DeskAction | null {
  const action = NEXT_ACTIONS[state];
  return action && actions.includes(action) ? action : null;
}

/** Counts the whole minutes since an instant in ISO 8601. Clocks that differ give no negative number. */
export function countMinutes(since: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MS_PER_MINUTE));
}

/** Tells a state in a few words: `41 min late`, `Waits 14 min`, `In 9:50`, or the last digits of the phone. */
export function stateToWords(appointment: DeskAppointment, state: VisitState, now: Date, place: DeskPlace): string {
  const { timeZone } = place;
  const { arrivedAt, calledInAt, date, slot, phone } = appointment;
  switch (state) {
    case 'booked':
      return toLastDigits(phone, place);
    case 'late':
      return words.late(countMinutes(toInstant(timeZone, date, slot).toISOString(), now));
    case 'waiting':
      return arrivedAt === null ? words.states.waiting : words.waits(countMinutes(arrivedAt, now));
    case 'in':
      return calledInAt === null ? words.states.in : words.inSince(toClock(calledInAt, timeZone));
    default:
      return words.states[state];
  }
}

/** Tells how an appointment stands in the board's words, where no minutes are counted: `In 9:50`, `Waiting`, `Booked`. */
export function standToWords(
  { status, calledInAt }: Pick<DeskAppointment, 'status' | 'calledInAt'>,
  { timeZone }: Pick<DeskPlace, 'timeZone'>,
): string {
  const state = getVisitState({ status, calledInAt, needsReview: false }, false);
  return state === 'in' && calledInAt ? words.inSince(toClock(calledInAt, timeZone)) : words.states[state];
}

/** `10:27 am`, by the clinic's clock. */
function toClock(instant: string, timeZone: string): string {
  return toShortTime(getTimeOfDay(timeZone, new Date(instant)));
}

/** Splits a name into the given names and the last word, which the board prints in bold. */
export function splitName(name: string): { given: string; family: string } {
  const cut = name.trim().lastIndexOf(' ');
  return { given: name.slice(0, Math.max(cut, 0)), family: name.slice(cut + 1) };
}

function toLastDigits(phone: string, place: DeskPlace): string {
  const read = readTypedPhone(phone, place);
  return read ? `…${read.digits.slice(-PHONE_DIGITS)}` : '';
}
