import { type AppointmentRequest, isPhoneShort } from '@clinic/contract/appointment.ts';
import { createAppointmentSchema, issuesToReasons } from '@clinic/contract/appointment-schema.ts';
import { type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { createReason, type Reason, type ReasonCode } from '@clinic/contract/refusals.ts';
import { BOOKED_PAGE, REFUSED_PAGE } from '@clinic/contract/site-pages.ts';
import { getMinutes, getSlots } from '@clinic/contract/timetable.ts';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { createBookingAllowance } from '../limits/booking-allowance.ts';
import { createLoadLimit } from '../limits/load-limit.ts';
import { BOOKING_WINDOW_SECONDS, createTooManyRefusal, getAttemptLimit } from '../limits/request-limits.ts';
import { Refusal } from '../refusal.ts';
import type { ZodTypes } from '../route-schema.ts';
import { toSubscriber } from '../visitor-address.ts';
import { createOutcomeCounter } from './booking-outcomes.ts';
import {
  describeRefusal,
  getText,
  isForeignForm,
  isFormPost,
  readBookingBodies,
  readIdempotency,
  readRequest,
  readRequestLanguage,
  readWhatsAppWish,
  takeHoneypot,
} from './booking-request.ts';
import { createBookingSchemas } from './booking-schemas.ts';
import { createCalendarWords } from './calendar-words.ts';
import type { ManageLinks } from './links/manage-links.ts';
import { withNearestFree } from './nearest-free.ts';
import type { AskedVisit } from './query-schemas.ts';
import { createReviewSignals } from './review/review-signals.ts';
import type { ToSenderKey } from './review/sender-key.ts';
import type { BookingAttempt, BookingResult } from './store/appointment.ts';
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
  /** Whether patients who wish it are told on WhatsApp too. */
  hasWhatsApp: boolean;
};

/** A valid request, and the booking that it asks for. */
type Wanted = { request: AppointmentRequest; booking: BookingAttempt['booking'] };

/** The reasons that a session of the desk may remove. */
const SESSION_REASONS: ReadonlySet<ReasonCode> = new Set([
  'weekday-closed',
  'date-closed',
  'doctor-away',
  'time-not-offered',
]);

/** The reasons for which a booking that was taken may be refused when it comes again. */
const LATER_REASONS: ReadonlySet<ReasonCode> = new Set([
  ...SESSION_REASONS,
  'date-past',
  'date-beyond',
  'time-past',
  'department-unknown',
  'doctor-unknown',
]);

/** POST /api/appointments: a confirmation, as JSON or as a page. */
export async function bookingRoute(app: FastifyInstance, options: AppointmentRoutesOptions): Promise<void> {
  const { store, calendar, links, toSenderKey, getOrigin, getNow, maxBookings, trustedOrigins, hasDesk, hasWhatsApp } =
    options;
  const schema = createBookingSchemas(calendar, getNow);
  // The keys are the minutes of a visit. Making a schema takes ten times as long as using it.
  const schemas = new Map([[0, schema.form]]);
  for (const { minutes } of calendar.visits ?? [])
    schemas.set(minutes, createAppointmentSchema(calendar, getNow, minutes));
  const words = createCalendarWords(calendar);
  const markBooking = createReviewSignals({
    calendar,
    metrics: app.metrics,
    lasting: app.lasting,
    hasDesk,
    log: app.log,
  });
  const countOutcome = createOutcomeCounter(app.metrics);
  const withinLoadLimit = createLoadLimit();
  const acquirePlace = createBookingAllowance({
    app,
    max: maxBookings,
    windowSeconds: BOOKING_WINDOW_SECONDS,
  });

  await readBookingBodies(app);

  const config: FastifyContextConfig = {
    rateLimit: getAttemptLimit(maxBookings),
    hasStrictSchema: true,
    toRefusalPage: (refusal, request) =>
      isFormPost(request)
        ? {
            page: REFUSED_PAGE,
            locals: {
              language: readRequestLanguage(request),
              refused: { ...describeRefusal(refusal, request), calendar },
            },
          }
        : null,
  };
  const toBook = { config, schema, preValidation: refuseForeign };
  app.withTypeProvider<ZodTypes>().post(APPOINTMENTS_PATH, toBook, async (request, reply) => {
    const isForm = isFormPost(request);
    const { body, honeypot } = isForm ? takeHoneypot(request.body) : { body: request.body, honeypot: '' };
    const asked = readRequest(body);
    const { visit, language } = request.query;
    const idempotency = readIdempotency(request, asked, visit.visitId);

    const result = await withinLoadLimit(async () => {
      try {
        const wanted = await parseAppointment(body, visit);
        return await bookWithinAllowance(request, wanted, honeypot !== '', idempotency);
      } catch (error) {
        // A retry is recognised even when its slot has begun or its address may not book any more. A request without an
        // email address does not count as one: only the desk books that way, and a name and a phone number would be
        // enough to learn the reference. Nothing is looked up for a field that has never been valid.
        const earlier =
          error instanceof Refusal &&
          (error.errors ?? []).every(({ code }) => LATER_REASONS.has(code)) &&
          asked &&
          asked.email !== '' &&
          (await countOutcome(
            store.findBooking({ booking: { ...words.toBooking(asked), visitId: visit.visitId }, idempotency }),
          ));
        if (earlier) return earlier;
        throw error;
      }
    });
    const stored = getStored(result);
    const confirmation =
      result.kind === 'booked-before'
        ? words.toConfirmationWithoutLinks(stored)
        : words.toConfirmation(stored, links.toUrls(stored, getOrigin()));
    reply.code(201);
    if (!isForm || !app.canRender) return confirmation;
    const question = asked && isPhoneShort(asked.phone) && ({ isPhoneShort: true } as const);
    return reply.renderPage(BOOKED_PAGE, { language, booked: confirmation, ...question }, 201);
  });

  /** Runs before the query is read, because a refusal of the query shows what was typed. */
  async function refuseForeign(request: FastifyRequest): Promise<void> {
    if (isFormPost(request) && isForeignForm(request, trustedOrigins)) throw new Refusal('forbidden-origin');
  }

  /** Reads the booking that the body asks for. Throws a 422 with the reasons. */
  async function parseAppointment(body: unknown, visit: AskedVisit): Promise<Wanted> {
    const wanted = parseFor(calendar, body, visit);
    if ('booking' in wanted) return wanted;
    // Sessions that the desk has opened are looked up only where the doctor's usual hours do not fit.
    const date = getText(body, 'appointmentDate');
    const isAboutTime = wanted.errors.some(({ code }) => SESSION_REASONS.has(code));
    const current = isAboutTime ? await store.withSessions({ from: date, to: date }) : calendar;
    const again = current === calendar ? wanted : parseFor(current, body, visit);
    if ('booking' in again) return again;
    const doctor = getAllDoctors(calendar).find(({ name }) => name === getText(body, 'doctor'));
    if (!doctor) throw new Refusal('fields-invalid', { errors: again.errors });
    const asked = { doctorId: doctor.id, date, label: getText(body, 'appointmentTime') };
    const own = ofDoctor(current, doctor.id, visit.minutes);
    const errors = await withNearestFree(store, again.errors, { calendar: own, ...asked }, getNow());
    throw new Refusal('fields-invalid', { errors });
  }

  function parseFor(
    current: BookingCalendar,
    body: unknown,
    { visitId, minutes: visitMinutes }: AskedVisit,
  ): Wanted | { errors: Reason[] } {
    const known = current === calendar ? schemas.get(visitMinutes) : undefined;
    const parsed = (known ?? createAppointmentSchema(current, getNow, visitMinutes)).safeParse(body);
    if (!parsed.success) return { errors: issuesToReasons(parsed.error.issues) };
    const asked = words.toBooking(parsed.data);
    const slots = getSlots(ofDoctor(current, asked.doctorId, visitMinutes), asked.date);
    const slot = slots.find(({ start }) => start === asked.slot);
    const minutes = slot ? getMinutes(slot) : visitMinutes;
    return { request: parsed.data, booking: { ...asked, minutes, visitId } };
  }

  async function bookWithinAllowance(
    sent: FastifyRequest,
    { request, booking }: Wanted,
    isTrapFilled: boolean,
    idempotency: BookingAttempt['idempotency'],
  ): Promise<BookingResult> {
    const decision = await acquirePlace(toSubscriber(sent.ip));
    if (!decision.isGranted) throw createTooManyRefusal(decision.retryAfterMs);
    const { finish, ...marks } = markBooking(request, sent.ip, isTrapFilled);
    let isBooked = false;
    try {
      const wantsWhatsApp = hasWhatsApp && readWhatsAppWish(sent);
      const own = {
        language: readRequestLanguage(sent),
        senderKey: toSenderKey(sent.ip),
        createdAt: getNow(),
        wantsWhatsApp,
      };
      const result = await countOutcome(store.book({ booking, ...own, ...marks, idempotency }));
      isBooked = result.kind === 'booked' && result.isNew;
      return result;
    } finally {
      finish(isBooked);
      await decision.finish(isBooked);
    }
  }
}

function getStored(result: BookingResult) {
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
