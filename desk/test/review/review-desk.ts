import { decideBookings } from '@clinic/api/appointments/changes/decide-bookings.ts';
import type { BookingAttempt } from '@clinic/api/appointments/store/appointment.ts';
import { createAppointments, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { readReview } from '#rooms/review/queries.ts';
import type { PatternKind, ReviewChoice } from '#rooms/review/view.ts';
import { MAKER, openSignedIn } from '../test-desk.ts';

export const SPAM = 'Cheap medicines without a prescription, delivered to your door. Offer';

/** Makes a name without digits that differs for every number. */
const toName = (number: number) =>
  `Canary ${[...String(number).padStart(4, '0')].map((digit) => 'aeioukmnrt'[Number(digit)]).join('')}`;

/** Makes requests for different slots by different people who have nothing in common. */
export function createPeople(count: number) {
  return createAppointments(count).map((body, index) => ({ ...body, name: toName(index), message: '' }));
}

/** Opens a front desk with a person signed in, and with the actions of its review. */
export async function openReview(url: string) {
  const desk = await openSignedIn(url);
  /** Books these requests, marked unless told otherwise, and resolves to the ids in their order. */
  async function bookAll(bodies: readonly AppointmentRequest[], more: Partial<BookingAttempt> = {}) {
    const attempt = { createdAt: desk.clock.now, needsReview: true, ...more };
    const results = await Promise.all(bodies.map((body) => desk.store.book(toNewAppointment(body, attempt))));
    return results.map((result) => (result.kind === 'booked' ? result.stored.id : failMissing(result.kind)));
  }
  const look = (key = '', choice: ReviewChoice = '', skip = 0) =>
    readReview(desk.options, { key, choice, skip }, desk.clock.now);
  const decide = (action: 'cancel' | 'keep', ids: readonly string[]) =>
    decideBookings(desk.db, ids, { action, who: MAKER, now: desk.clock.now });
  /** Finds the pattern that has this sign, with its bookings. */
  async function choose(kind: PatternKind, choice: ReviewChoice = '') {
    const pattern = (await look()).patterns.find(({ kinds }) => kinds.includes(kind));
    const { chosen } = await look(pattern?.key, choice);
    return chosen ?? failMissing(kind);
  }
  return { ...desk, bookAll, look, decide, choose };
}

function failMissing(kind: string): never {
  throw new Error(`There is no pattern or booking: ${kind}.`);
}

export const countBy = (values: string[]) =>
  Object.fromEntries([...Map.groupBy(values, (one) => one)].map(([key, all]) => [key, all.length]));
