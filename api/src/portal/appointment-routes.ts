import { addDays, getBookedVisitMinutes, labelToSlot } from '@clinic/contract/booking-calendar.ts';
import { getToday, toInstant } from '@clinic/contract/clinic-clock.ts';
import { addLanguage } from '@clinic/contract/languages.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { CALENDAR_FILE_NAME, PORTAL_PATH } from '@clinic/contract/paths.ts';
import { MAX_MOVES_A_DAY, PORTAL_FORMS, type PortalView } from '@clinic/contract/portal.ts';
import { createReason } from '@clinic/contract/refusals.ts';
import { PORTAL_PAGE } from '@clinic/contract/site-pages.ts';
import { getMinutes, getSlots } from '@clinic/contract/timetable.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getText, getWait } from '../appointments/booking-request.ts';
import { createCalendarWords } from '../appointments/calendar-words.ts';
import type { ChangeRefusal, NewTime } from '../appointments/changes/change.ts';
import { readLinkCode } from '../appointments/links/manage-links.ts';
import { withNearestFree } from '../appointments/nearest-free.ts';
import type { Appointment } from '../appointments/store/appointment.ts';
import { createTooManyRefusal, getAttemptLimit, getReadLimit } from '../limits/request-limits.ts';
import { Refusal } from '../refusal.ts';
import type { ZodTypes } from '../route-schema.ts';
import { isOpening, readForm } from './forms.ts';
import type { PortalPartOptions } from './options.ts';
import { cancelSchema, createMoveSchema, createPageSchemas, noFields } from './portal-schemas.ts';
import { showWithAppointment } from './refusal-pages.ts';
import { canChange, createViews, toPortalPath, type ViewQuery } from './view.ts';

const APPOINTMENT_PATH = `${PORTAL_PATH}/:token`;
const FILE_PATH = `${APPOINTMENT_PATH}/${CALENDAR_FILE_NAME}`;

/**
 * Another request may change the appointment between reading and writing. At most `MAX_MOVES_A_DAY` moves by the
 * patient do, and hardly ever more than one change by the desk.
 */
const MAX_ATTEMPTS = MAX_MOVES_A_DAY + 2;

/**
 * GET /portal/{token}: the appointment. With the proof of a mail after the token it leads to the address without it.
 * POST …/move, …/cancel, …/whatsapp: lead to that page, or show it with the refusal.
 * GET …/appointment.ics: an iCalendar file.
 */
export async function portalAppointmentRoutes(app: FastifyInstance, options: PortalPartOptions): Promise<void> {
  const { store, calendar, links, getOrigin, getNow, maxBookings, writeCalendarFile, refuseForeign } = options;
  const words = createCalendarWords(calendar);
  const createView = createViews(store, calendar);
  const schemas = createPageSchemas(options);
  const typed = app.withTypeProvider<ZodTypes>();

  const toRefusalPage = showWithAppointment(async (refusal, request) => {
    const { code, errors: reasons = [] } = refusal;
    const form = PORTAL_FORMS.find((name) => request.routeOptions.url?.endsWith(`/${name}`)) ?? 'move';
    const refused = { form, code, reasons, ...getWait(refusal), reason: getText(request.body, 'reason') };
    const query = { month: '', date: getText(request.body, 'appointmentDate'), done: '' };
    const appointment = await find(request);
    if (!appointment) return null;
    const portal = await view(request, appointment, query, refused);
    return { page: PORTAL_PAGE, locals: { language: appointment.language, portal } };
  });
  const toRead = { config: { rateLimit: getReadLimit(maxBookings), toRefusalPage } };
  const toChange = {
    config: { rateLimit: getAttemptLimit(maxBookings), longField: 'reason', toRefusalPage },
    onRequest: refuseForeign,
  };

  typed.get(APPOINTMENT_PATH, { ...toRead, schema: schemas.page }, async (request, reply) => {
    const appointment = await findOrRefuse(request);
    if (getProof(request)) {
      await noteOpening(request, appointment);
      return reply.redirect(toOwnPath(request, appointment), 303);
    }
    const portal = await view(request, appointment, request.query, null);
    return app.canRender ? reply.renderPage(PORTAL_PAGE, { language: appointment.language, portal }) : portal;
  });

  typed.get(FILE_PATH, { ...toRead, schema: schemas.file }, async (request, reply) => {
    const appointment = await findOrRefuse(request);
    if (!writeCalendarFile) throw new Refusal('not-found');
    await noteOpening(request, appointment);
    // Its links have no proof, because people pass such a file on.
    const entry = words.toDetails(appointment, links.toUrls(appointment, getOrigin()));
    const file = writeCalendarFile(entry, appointment.language);
    // Phones show such a file in the calendar, and other browsers save it.
    reply.header('content-disposition', `inline; filename="${CALENDAR_FILE_NAME}"`);
    return reply.type('text/calendar; charset=utf-8').send(file);
  });

  /** A browser is at this address after a refused form. Opening it again shows the appointment. */
  for (const form of PORTAL_FORMS) {
    app.get(`${APPOINTMENT_PATH}/${form}`, toRead, async (request, reply) => {
      return reply.redirect(toOwnPath(request, await findOrRefuse(request)), 303);
    });
  }

  app.get(`${APPOINTMENT_PATH}/*`, toRead, async () => {
    throw new Refusal('not-found');
  });

  typed.post(`${APPOINTMENT_PATH}/move`, { ...toChange, schema: schemas.move }, async (request, reply) => {
    const appointment = refuseUnchangeable(await findOrRefuse(request));
    await move(request, appointment, await readNewTime(appointment, request.body));
    return reply.redirect(toOwnPath(request, appointment, '?done=moved'), 303);
  });

  typed.post(`${APPOINTMENT_PATH}/cancel`, { ...toChange, schema: schemas.cancel }, async (request, reply) => {
    const appointment = await findOrRefuse(request);
    const { reason } = await readForm(cancelSchema, request.body);
    await cancel(request, appointment, reason);
    return reply.redirect(toOwnPath(request, appointment, '?done=cancelled'), 303);
  });

  typed.post(`${APPOINTMENT_PATH}/whatsapp`, { ...toChange, schema: schemas.whatsapp }, async (request, reply) => {
    const appointment = await findOrRefuse(request);
    await readForm(noFields, request.body);
    await store.endWhatsApp(appointment.id, getNow());
    return reply.redirect(toOwnPath(request, appointment, '?done=whatsapp-ended'), 303);
  });

  /** Reads the chosen time, which the doctor has to offer. Throws a 422 with the reasons. */
  async function readNewTime(own: Appointment, body: unknown): Promise<NewTime> {
    const { doctorId } = own;
    const date = getText(body, 'appointmentDate');
    const current = await store.withSessions({ from: date, to: date });
    const hours = ofDoctor(current, doctorId, getBookedVisitMinutes(calendar, own));
    const asked = { calendar: hours, doctorId, date, label: getText(body, 'appointmentTime'), own };
    const { appointmentTime } = await readForm(createMoveSchema(hours, getNow), body, (errors) =>
      withNearestFree(store, errors, asked, getNow()),
    );
    const slot = labelToSlot(appointmentTime) ?? appointmentTime;
    const span = getSlots(hours, date).find(({ start }) => start === slot);
    return { date, slot, minutes: span ? getMinutes(span) : 0 };
  }

  async function move(request: FastifyRequest, found: Appointment, newTime: NewTime): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const appointment = attempt === 1 ? found : refuseUnchangeable(await findOrRefuse(request));
      // The form was sent twice.
      if (appointment.date === newTime.date && appointment.slot === newTime.slot) return;
      const outcome = await store.move(appointment, newTime, getNow());
      if (outcome === 'moved') return;
      if (outcome === 'moved-too-often') throw createTooManyRefusal(getMsOfDayLeft(), outcome);
      if (outcome !== 'outdated') throw createMoveRefusal(outcome);
    }
    throw new Refusal('busy');
  }

  function getMsOfDayLeft(): number {
    const now = getNow();
    const { timeZone } = calendar;
    return toInstant(timeZone, addDays(getToday(timeZone, now), 1)).getTime() - now.getTime();
  }

  async function cancel(request: FastifyRequest, found: Appointment, reason: string): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const appointment = attempt === 1 ? found : await findOrRefuse(request);
      // The form was sent twice.
      if (appointment.status === 'cancelled') return;
      if ((await store.cancel(refuseUnchangeable(appointment), reason, getNow())) === 'cancelled') return;
    }
    throw new Refusal('busy');
  }

  /**
   * Notes that a person opens a link of a mail. A failure is only logged, so that patients can read while the database
   * cannot be written to.
   */
  async function noteOpening(request: FastifyRequest, appointment: Appointment): Promise<void> {
    if (!isOpening(request) || !links.isProof(appointment, getProof(request))) return;
    await store
      .noteOpening(appointment.id, getNow())
      .catch((err: unknown) => request.log.error({ err }, 'the opening of a link was not noted'));
  }

  async function view(
    request: FastifyRequest,
    appointment: Appointment,
    query: ViewQuery,
    refused: Parameters<typeof createView>[0]['refused'],
  ): Promise<PortalView> {
    const confirmation = words.toConfirmation(appointment, links.toUrls(appointment, getOrigin()));
    const asked = { appointment, confirmation, token: getToken(request), query, refused, now: getNow() };
    const shown = await createView(asked);
    const visit = words.findVisit(appointment.visitId);
    if (!visit) return shown;
    return { ...shown, appointment: { ...shown.appointment, visit: { id: visit.id, name: visit.name } } };
  }

  function find(request: FastifyRequest): Promise<Appointment | null> {
    return store.findByToken(getToken(request), getNow());
  }

  async function findOrRefuse(request: FastifyRequest): Promise<Appointment> {
    const appointment = await find(request);
    if (!appointment) throw new Refusal('not-found');
    return appointment;
  }

  /** Returns the appointment. Throws a 409 when it can no longer be changed. */
  function refuseUnchangeable(appointment: Appointment): Appointment {
    if (canChange(calendar, appointment, getNow())) return appointment;
    throw new Refusal(isExpected(appointment) ? 'appointment-begun' : 'appointment-over');
  }
}

/** Returns the path of an appointment's page. It names the language, for the time when the link has ended. */
function toOwnPath(request: FastifyRequest, { language }: Appointment, query = ''): string {
  return addLanguage(toPortalPath(getToken(request)) + query, language);
}

function getToken({ params }: FastifyRequest): string {
  return readLinkCode((params as { token: string }).token).token;
}

function getProof({ params }: FastifyRequest): string {
  return readLinkCode((params as { token: string }).token).proof;
}

function createMoveRefusal(outcome: ChangeRefusal): Refusal {
  return outcome === 'slot-taken' || outcome === 'slot-closed'
    ? new Refusal(outcome, { errors: [createReason(outcome, 'appointmentTime')] })
    : new Refusal('contact-full', { errors: [createReason('contact-full', outcome)] });
}
