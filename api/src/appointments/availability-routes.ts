import type { Availability, DepartmentAvailability, NextFreeSlots } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getAllDoctors, isCalendarDate, labelToSlot } from '@clinic/contract/booking-calendar.ts';
import { ofDoctor, toAvailability } from '@clinic/contract/open-slots.ts';
import { AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { createReason, type Reason } from '@clinic/contract/refusals.ts';
import { Counter, type Registry } from '@prometheus-io/client';
import type { FastifyInstance, onResponseAsyncHookHandler } from 'fastify';
import { getReadLimit } from '../limits/request-limits.ts';
import { Refusal } from '../refusal.ts';
import { readVisit } from './booking-request.ts';
import type { AppointmentRoutesOptions } from './booking-route.ts';
import { getStates } from './closures/closed.ts';
import { createNextFree, NEXT_FREE_SECONDS } from './next-free.ts';

/**
 * GET /api/availability: 200 with the day's slots of a doctor, or of all doctors of a department; or 422, 429, 503.
 * GET /api/availability/next: 200 with each doctor's first free slot; or 422, 429, 503.
 * Both take a kind of visit, `visit=ID`, and then name the times that are long enough for it.
 */
export async function availabilityRoutes(app: FastifyInstance, options: AppointmentRoutesOptions): Promise<void> {
  const { store, calendar, getNow, maxBookings } = options;
  const getNextFree = createNextFree({ store, calendar, getNow });
  const config = { rateLimit: getReadLimit(maxBookings) };
  const countAsks = createAskCounter(app.metrics);

  app.get(AVAILABILITY_PATH, { config, onResponse: countAsks('day') }, async (request) => {
    const { doctor, department, date, visitMinutes } = readQuery(calendar, request.query);
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
      const states = getStates(ofDoctor(current, doctorId, visitMinutes), closed, { doctorId, date, taken: own }, now);
      return toAvailability(states);
    };
    if (doctor) return { doctor: doctor.name, date, slots: listSlots(doctor.id) } satisfies Availability;
    const slots = doctors.flatMap(({ id, name }) => listSlots(id).map((slot) => ({ ...slot, doctor: name })));
    const byTime = ({ time }: { time: string }) => labelToSlot(time) ?? '';
    return {
      department: department?.name ?? '',
      date,
      slots: slots.sort((one, other) => byTime(one).localeCompare(byTime(other))),
    } satisfies DepartmentAvailability;
  });

  app.get(NEXT_FREE_PATH, { config, onResponse: countAsks('next') }, async (request, reply) => {
    const { minutes } = readVisit(calendar, (request.query as Record<string, unknown>).visit);
    const slots = await getNextFree(minutes);
    reply.header('cache-control', `public, max-age=${NEXT_FREE_SECONDS}`);
    return { slots } satisfies NextFreeSlots;
  });
}

/** Makes the function that counts asks for the times of a day, or for the next free ones, for `/metrics`. */
function createAskCounter(registry: Registry) {
  const asks = new Counter({
    name: 'clinic_free_time_asks_total',
    help: 'Asks for free times, by what was asked for and how they ended.',
    labelNames: ['ask', 'outcome'],
    registers: [registry],
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

/**
 * Reads the name of a doctor or of a department, the day (YYYY-MM-DD), and the kind of visit, if any, from the query.
 * Throws a 422 for a parameter that is missing, unknown or given twice. The doctor counts where both are given.
 */
function readQuery(calendar: BookingCalendar, query: unknown) {
  const { doctor: doctorName, department: departmentName, date, visit } = query as Record<string, unknown>;
  const doctor = getAllDoctors(calendar).find(({ name }) => name === doctorName);
  const isDepartmentAsked = departmentName !== undefined && doctorName === undefined;
  const department = isDepartmentAsked && calendar.departments.find(({ name }) => name === departmentName);
  const errors: Reason[] = [];
  if (isDepartmentAsked && !department) errors.push(createReason('department-unknown', 'department'));
  if (!isDepartmentAsked && !doctor) errors.push(createReason('doctor-unknown', 'doctor'));
  const isDateKnown = typeof date === 'string' && isCalendarDate(date);
  if (!isDateKnown) errors.push(createReason('date-invalid', 'date'));
  const visitMinutes = readVisit(calendar, visit).minutes;
  if (errors.length > 0 || !isDateKnown) throw new Refusal('fields-invalid', { errors });
  return { doctor, department: department || undefined, date, visitMinutes };
}
