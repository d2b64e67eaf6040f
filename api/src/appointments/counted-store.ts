import { Counter, type Registry } from '@prometheus-io/client';
import type { BookingResult } from './store/booking.ts';
import type { AppointmentStore } from './store/store.ts';

/** Wraps the store so that `/metrics` counts how each attempt to book ends. */
export function countOutcomes(store: AppointmentStore, registry: Registry): AppointmentStore {
  const bookings = new Counter({
    name: 'clinic_bookings_total',
    help: 'Bookings that were not refused for their form or for a limit, by how they ended.',
    labelNames: ['outcome'],
    registers: [registry],
  });

  async function count<Result extends BookingResult | null>(attempt: Promise<Result>): Promise<Result> {
    try {
      const result = await attempt;
      if (result) bookings.inc({ outcome: getOutcome(result) });
      return result;
    } catch (error) {
      bookings.inc({ outcome: 'failed' });
      throw error;
    }
  }

  return {
    ...store,
    book: (appointment) => count(store.book(appointment)),
    findBooking: (appointment) => count(store.findBooking(appointment)),
  };
}

/** A repeated answer does not count as a new booking. */
function getOutcome(result: BookingResult): string {
  const isRepeated = result.kind === 'booked-before' || (result.kind === 'booked' && !result.isNew);
  return isRepeated ? 'repeated' : result.kind;
}
