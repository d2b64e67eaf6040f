import type { Registry } from '@prometheus-io/client';
import { keepCounter } from '../figures.ts';
import type { BookingResult } from './store/appointment.ts';

const OUTCOMES: (BookingResult['kind'] | 'repeated' | 'failed')[] = [
  'booked',
  'repeated',
  'slot-taken',
  'slot-closed',
  'key-reused',
  'contact-full',
  'failed',
];

/** Makes the function that counts how each attempt to book ends, for `/metrics`. */
export function createOutcomeCounter(registry: Registry) {
  const bookings = keepCounter(registry, {
    name: 'clinic_bookings_total',
    help: 'Bookings that were not refused for their form or for a limit, by how they ended.',
    labelNames: ['outcome'],
    known: OUTCOMES.map((outcome) => ({ outcome })),
  });

  return async function countOutcome<Result extends BookingResult | null>(attempt: Promise<Result>): Promise<Result> {
    try {
      const result = await attempt;
      if (result) bookings.inc({ outcome: isRepeated(result) ? 'repeated' : result.kind });
      return result;
    } catch (error) {
      bookings.inc({ outcome: 'failed' });
      throw error;
    }
  };
}

/** A repeated answer does not count as a new booking. */
function isRepeated(result: BookingResult): boolean {
  return result.kind === 'booked-before' || (result.kind === 'booked' && !result.isNew);
}
