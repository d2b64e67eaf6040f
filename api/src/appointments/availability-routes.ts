import type { Availability, NextFreeSlots } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getAllDoctors, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { createReason, type Reason } from '@clinic/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import { getReadLimit } from '../limits/request-limits.ts';
import { Refusal } from '../refusal.ts';
import type { AppointmentRoutesOptions } from './booking-route.ts';
import { createCalendarWords } from './calendar-words.ts';
import { getStates } from './closures/closed.ts';
import { createNextFree, NEXT_FREE_SECONDS } from './next-free.ts';

/**
 * GET /api/availability: 200 with the day's slots, or 422, 429, 503.
 * GET /api/availability/next: 200 with each doctor's first free slot, or 429, 503.
 */
export async function availabilityRoutes(app: FastifyInstance, options: AppointmentRoutesOptions): Promise<void> {
  const { store, calendar, getNow, maxBookings } = options;
  const words = createCalendarWords(calendar);
  const getNextFree = createNextFree({ store, calendar, getNow });
  const config = { rateLimit: getReadLimit(maxBookings) };

  app.get(AVAILABILITY_PATH, { config }, async (request) => {
    const { doctor, date } = readQuery(calendar, request.query);
    const doctorId = words.toDoctorId(doctor);
    const [takenSlots, closed] = await Promise.all([
      store.getTakenSlots(doctorId, date),
      store.listClosed({ from: date, to: date }),
    ]);
    return {
      doctor,
      date,
      slots: getStates(calendar, closed, { doctorId, date, takenSlots }, getNow()),
    } satisfies Availability;
  });

  app.get(NEXT_FREE_PATH, { config }, async (_request, reply) => {
    const slots = await getNextFree();
    reply.header('cache-control', `public, max-age=${NEXT_FREE_SECONDS}`);
    return { slots } satisfies NextFreeSlots;
  });
}

/**
 * Reads the doctor's name and the day (YYYY-MM-DD) from the query. Throws a 422 for a parameter that is missing,
 * unknown or given twice.
 */
function readQuery(calendar: BookingCalendar, query: unknown): { doctor: string; date: string } {
  const { doctor, date } = query as Record<string, unknown>;
  const isDoctorKnown = typeof doctor === 'string' && getAllDoctors(calendar).some(({ name }) => name === doctor);
  const isDateKnown = typeof date === 'string' && isCalendarDate(date);
  if (isDoctorKnown && isDateKnown) return { doctor, date };

  const errors: Reason[] = [];
  if (!isDoctorKnown) errors.push(createReason('doctor-unknown', 'doctor'));
  if (!isDateKnown) errors.push(createReason('date-invalid', 'date'));
  throw new Refusal('fields-invalid', { errors });
}
