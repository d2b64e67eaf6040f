import { labelToSlot } from '@clinic/contract/booking-calendar.ts';
import { ofDoctor, toAvailability } from '@clinic/contract/open-slots.ts';
import { AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance, onResponseAsyncHookHandler } from 'fastify';
import { keepCounter } from '../figures.ts';
import { getReadLimit } from '../limits/request-limits.ts';
import type { ZodTypes } from '../route-schema.ts';
import { createAvailabilitySchemas } from './availability-schemas.ts';
import type { AppointmentRoutesOptions } from './booking-route.ts';
import { getStates } from './closures/closed.ts';
import { createNextFree, NEXT_FREE_SECONDS } from './next-free.ts';

/**
 * GET /api/availability: the day's slots of a doctor, or of all doctors of a department.
 * GET /api/availability/next: each doctor's first free slot.
 * Both take a kind of visit, `visit=ID`, and then name the times that are long enough for it.
 */
export async function availabilityRoutes(app: FastifyInstance, options: AppointmentRoutesOptions): Promise<void> {
  const { store, calendar, getNow, maxBookings } = options;
  const getNextFree = createNextFree({ store, calendar, getNow });
  const config = { rateLimit: getReadLimit(maxBookings) };
  const countAsks = createAskCounter(app.metrics);
  const { day, next } = createAvailabilitySchemas(calendar);
  const typed = app.withTypeProvider<ZodTypes>();

  typed.get(AVAILABILITY_PATH, { config, schema: day, onResponse: countAsks('day') }, async ({ query }) => {
    const { doctor, department, date, visit } = query;
    const doctors = doctor ? [doctor] : (department?.doctors ?? []);
    const days = { from: date, to: date };
    const now = getNow();
    const [taken, closed, current] = await Promise.all([
      store.listTaken(
        doctors.map(({ id }) => id),
        days,
        now,
      ),
      store.listClosed(days),
      store.withSessions(days),
    ]);
    const listSlots = (doctorId: string) => {
      const own = taken.filter((span) => span.doctorId === doctorId);
      const states = getStates(ofDoctor(current, doctorId, visit.minutes), closed, { doctorId, date, taken: own }, now);
      return toAvailability(states);
    };
    if (doctor) return { doctor: doctor.name, date, slots: listSlots(doctor.id) };
    const slots = doctors.flatMap(({ id, name }) => listSlots(id).map((slot) => ({ ...slot, doctor: name })));
    const byTime = ({ time }: { time: string }) => labelToSlot(time) ?? '';
    return {
      department: department?.name ?? '',
      date,
      slots: slots.sort((one, other) => byTime(one).localeCompare(byTime(other))),
    };
  });

  typed.get(NEXT_FREE_PATH, { config, schema: next, onResponse: countAsks('next') }, async ({ query }, reply) => {
    const slots = await getNextFree(query.visit.minutes);
    reply.header('cache-control', `public, max-age=${NEXT_FREE_SECONDS}`);
    return { slots };
  });
}

/** Makes the function that counts asks for the times of a day, or for the next free ones, for `/metrics`. */
function createAskCounter(registry: Registry) {
  const asks = keepCounter(registry, {
    name: 'clinic_free_time_asks_total',
    help: 'Asks for free times, by what was asked for and how they ended.',
    labelNames: ['ask', 'outcome'],
    known: ['day', 'next'].map((ask) => ({ ask, outcome: 'answered' })),
  });
  return (ask: 'day' | 'next'): onResponseAsyncHookHandler =>
    async (_request, { statusCode }) =>
      asks.inc({ ask, outcome: toOutcome(statusCode) });
}

function toOutcome(statusCode: number): string {
  if (statusCode < 400) return 'answered';
  if (statusCode === 429) return 'too-many';
  return statusCode < 500 ? 'refused' : 'failed';
}
