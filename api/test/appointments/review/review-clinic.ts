import { type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { Registry } from '@prometheus-io/client';
import { vi } from 'vitest';
import { createReviewSignals } from '#src/appointments/review/review-signals.ts';
import { createLasting } from '#src/lasting.ts';
import { appointment, createAppointments } from '../../sample-bookings.ts';
import { calendar } from '../../sample-clinic.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Makes a clinic with this many doctors, each with eight slots a day. */
export function createClinic(doctors: number): BookingCalendar {
  const others = Array.from({ length: doctors - getAllDoctors(calendar).length }, (_, index) => ({
    id: `udaharan-${index}`,
    name: `Dr. Udaharan ${index}`,
  }));
  const department = { id: 'general-surgery', name: 'General Surgery', doctors: others };
  return { ...calendar, departments: [...calendar.departments, department] };
}

/** A clinic with 72 slots a day. */
export const nineDoctors = createClinic(9);

/** Makes a name without digits that differs for every number. */
export function createName(number: number): string {
  const letters = [...String(number).padStart(4, '0')].map((digit) => 'aeioukmnrt'[Number(digit)]).join('');
  return `Asha Canary-${letters}`;
}

/** Makes requests of different people with nothing in common, eight for each day. */
export function createPeople(count: number) {
  return createAppointments(count).map((body, index) => ({ ...body, name: createName(index), message: '' }));
}

/** Judges a clinic's bookings, by a clock that the test sets. */
export function openReviewClinic(ownCalendar = nineDoctors) {
  const clock = { ms: 0 };
  const log = { warn: vi.fn() };
  const markBooking = createReviewSignals({
    calendar: ownCalendar,
    metrics: new Registry(),
    lasting: createLasting(),
    hasDesk: true,
    log,
    getNowMs: () => clock.ms,
  });
  const people = createPeople(3000);
  let count = 0;
  function book({ address = `10.${count % 200}.${count % 50}.1`, change = {}, isBooked = true } = {}): boolean {
    const request = { ...(people[count] ?? appointment), ...change };
    const { needsReview, finish } = markBooking(request, address, false);
    finish(isBooked);
    count += 1;
    return needsReview;
  }
  /** Counts the marks when a number of bookings comes evenly over some minutes. */
  function bookMany(many: number, minutes: number, options: Parameters<typeof book>[0] = {}): number {
    let marked = 0;
    for (let index = 0; index < many; index += 1) {
      clock.ms += (minutes * MINUTE_MS) / many;
      if (book(options)) marked += 1;
    }
    return marked;
  }
  return { clock, log, book, bookMany };
}
