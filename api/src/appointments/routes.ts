import {
  type AppointmentRequest,
  type Availability,
  HONEYPOT_FIELD,
  isPhoneShort,
  type NextFreeSlots,
} from '@clinic/contract/appointment.ts';
import { createAppointmentSchema, issuesToReasons } from '@clinic/contract/appointment-schema.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { createReason } from '@clinic/contract/refusals.ts';
import { BOOKED_PAGE, REFUSED_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { createBookingAllowance } from '../limits/booking-allowance.ts';
import { createLoadLimit } from '../limits/load-limit.ts';
import {
  BOOKING_WINDOW_SECONDS,
  createTooManyRefusal,
  getAttemptLimit,
  getReadLimit,
} from '../limits/request-limits.ts';
import { Refusal } from '../refusal.ts';
import { toSubscriber } from '../visitor-address.ts';
import { readAvailabilityQuery } from './availability-query.ts';
import { readBookingBodies } from './booking-bodies.ts';
import { createCalendarWords } from './calendar-words.ts';
import { getStates } from './closures/closed.ts';
import { describeRefusal, isForeignForm, isFormPost } from './form-post.ts';
import { IDEMPOTENCY_KEY_HEADER, readIdempotencyKey } from './idempotency-key.ts';
import type { ManageLinks } from './links/manage-links.ts';
import { createNextFree, NEXT_FREE_SECONDS } from './next-free.ts';
import { hashRequest, readRequest } from './request-hash.ts';
import { createReviewSignals } from './review/review-signals.ts';
import type { ToSenderKey } from './review/sender-key.ts';
import type { BookingResult, Idempotency, StoredBooking } from './store/booking.ts';
import type { AppointmentStore } from './store/store.ts';

export type AppointmentRoutesOptions = {
  store: AppointmentStore;
  calendar: BookingCalendar;
  links: ManageLinks;
  toSenderKey: ToSenderKey;
  /** The address of this service for patients, without a slash at the end. */
  getOrigin: () => string;
  getNow: () => Date;
  /** How many bookings one address may make in ten minutes. */
  maxBookings: number;
  /** Origins whose pages may send the form, besides the origin that serves the API. */
  trustedOrigins: ReadonlySet<string>;
  /** Whether there is a front desk, which looks at bookings that are marked. */
  hasDesk: boolean;
};

type Attempt = { request: AppointmentRequest; isTrapFilled: boolean; idempotency: Idempotency | null };

/**
 * POST /api/appointments: 201 with a confirmation, or 400, 403, 409, 413, 415, 422, 429, 503.
 * GET /api/availability: 200 with the day's slots, or 422, 429, 503.
 * GET /api/availability/next: 200 with each doctor's first free slot, or 429, 503.
 */
export async function appointmentRoutes(app: FastifyInstance, options: AppointmentRoutesOptions): Promise<void> {
  const { store, calendar, links, toSenderKey, getOrigin, getNow, maxBookings, trustedOrigins, hasDesk } = options;
  const appointmentSchema = createAppointmentSchema(calendar, getNow);
  const words = createCalendarWords(calendar);
  const markBooking = createReviewSignals({ calendar, metrics: app.metrics, hasDesk, log: app.log });
  const getNextFree = createNextFree({ store, calendar, getNow });
  const withinLoadLimit = createLoadLimit();
  const acquirePlace = createBookingAllowance({
    redis: app.redis,
    max: maxBookings,
    windowSeconds: BOOKING_WINDOW_SECONDS,
  });

  await readBookingBodies(app);

  const config: FastifyContextConfig = {
    rateLimit: getAttemptLimit(maxBookings),
    toRefusalPage: (refusal, request) =>
      isFormPost(request)
        ? { page: REFUSED_PAGE, locals: { refused: describeRefusal(refusal, request, calendar) } }
        : null,
  };
  app.post(APPOINTMENTS_PATH, { config }, async (request, reply) => {
    const isForm = isFormPost(request);
    if (isForm && isForeignForm(request, trustedOrigins)) {
      throw new Refusal('forbidden-origin');
    }
    const { body, honeypot } = isForm ? takeHoneypot(request.body) : { body: request.body, honeypot: '' };
    const asked = readRequest(body);
    const idempotency = readIdempotency(request, asked);

    const result = await withinLoadLimit(async () => {
      try {
        const appointment = parseAppointment(body);
        return await bookWithinAllowance(request, {
          request: appointment,
          isTrapFilled: honeypot !== '',
          idempotency,
        });
      } catch (error) {
        // A retry is recognised even when its slot has begun or its address may not book any more. A request without an
        // email address does not count as one: only the desk books that way, and a name and a phone number would be
        // enough to learn the reference.
        const earlier =
          error instanceof Refusal &&
          asked &&
          asked.email !== '' &&
          (await store.findBooking({ booking: words.toBooking(asked), idempotency }));
        if (earlier) return earlier;
        throw error;
      }
    });
    const stored = getStoredBooking(result);
    const confirmation =
      result.kind === 'booked-before'
        ? words.toConfirmationWithoutLinks(stored)
        : words.toConfirmation(stored, links.toUrls(stored, getOrigin()));
    reply.code(201);
    if (!isForm || !app.canRender) return confirmation;
    const question = asked && isPhoneShort(asked.phone) && ({ isPhoneShort: true } as const);
    return reply.renderPage(BOOKED_PAGE, { booked: confirmation, ...question }, 201);
  });

  app.get(AVAILABILITY_PATH, { config: { rateLimit: getReadLimit(maxBookings) } }, async (request) => {
    const { doctor, date } = readAvailabilityQuery(calendar, request.query);
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

  app.get(NEXT_FREE_PATH, { config: { rateLimit: getReadLimit(maxBookings) } }, async (_request, reply) => {
    const slots = await getNextFree();
    reply.header('cache-control', `public, max-age=${NEXT_FREE_SECONDS}`);
    return { slots } satisfies NextFreeSlots;
  });

  function parseAppointment(body: unknown): AppointmentRequest {
    const appointment = appointmentSchema.safeParse(body);
    if (appointment.success) return appointment.data;
    throw new Refusal('fields-invalid', { errors: issuesToReasons(appointment.error.issues) });
  }

  async function bookWithinAllowance(
    { ip }: FastifyRequest,
    { request, isTrapFilled, idempotency }: Attempt,
  ): Promise<BookingResult> {
    const decision = await acquirePlace(toSubscriber(ip));
    if (!decision.isGranted) throw createTooManyRefusal(decision.retryAfterMs);
    const marks = markBooking({ request, address: ip, isTrapFilled });
    let isBooked = false;
    try {
      const { needsReview, holdsMails } = marks;
      const booking = words.toBooking(request);
      const senderKey = toSenderKey(ip);
      const result = await store.book({
        booking,
        needsReview,
        holdsMails,
        senderKey,
        createdAt: getNow(),
        idempotency,
      });
      isBooked = result.kind === 'booked' && result.isNew;
      return result;
    } finally {
      marks.finish(isBooked);
      await decision.finish(isBooked);
    }
  }
}

/** Splits off the field that people never see. A value in it marks the booking for the desk and does not refuse it. */
function takeHoneypot(body: unknown): { body: unknown; honeypot: unknown } {
  const { [HONEYPOT_FIELD]: honeypot = '', ...fields } = { ...(body as Record<string, unknown>) };
  return { body: fields, honeypot };
}

function readIdempotency({ headers }: FastifyRequest, asked: AppointmentRequest | null): Idempotency | null {
  const key = readIdempotencyKey(headers[IDEMPOTENCY_KEY_HEADER]);
  // The schema refuses a body that is not a booking, so its key does not matter.
  return key === null || asked === null ? null : { key, requestHash: hashRequest(asked) };
}

function getStoredBooking(result: BookingResult): StoredBooking {
  switch (result.kind) {
    case 'booked':
    case 'booked-before':
      return result.stored;
    case 'slot-taken':
    case 'slot-closed':
      throw new Refusal(result.kind, { errors: [createReason(result.kind, 'appointmentTime')] });
    case 'contact-full':
      throw new Refusal('contact-full', { errors: [createReason('contact-full', result.contact)] });
    case 'cancelled':
      throw new Refusal('booking-cancelled', { errors: [createReason('booking-cancelled', 'Idempotency-Key')] });
    case 'key-reused':
      throw new Refusal('key-reused', { errors: [createReason('key-reused', 'Idempotency-Key')] });
  }
}
