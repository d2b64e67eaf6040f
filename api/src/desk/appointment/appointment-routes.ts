import { issuesToReasons } from '@clinic/contract/appointment-schema.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { correctionSchema } from '@clinic/contract/correction-schema.ts';
import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { AppointmentView } from '@clinic/contract/desk-taking.ts';
import { PATIENT_FIELDS } from '@clinic/contract/patient-words.ts';
import { DESK_APPOINTMENT_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import type { ManageLinks } from '#src/appointments/links/manage-links.ts';
import { Refusal } from '#src/refusal.ts';
import { type DayOptions, readAppointment } from '../day/day.ts';
import { getPerson, wantsData } from '../door/session.ts';
import { correct } from '../person/correct.ts';
import { readDeskRequest } from './answers.ts';
import { readHistory, readMails } from './appointment-page.ts';

type AppointmentRoutesOptions = DayOptions & {
  links: ManageLinks;
  getNow: () => Date;
  /** Called when the desk has changed something. */
  notifyDesk: () => void;
};

/**
 * GET /appointments/{id}: the page of one appointment with its history, or its data for a program; 404.
 * POST /appointments/{id}/correct: 303 back to it, or 409 or 422 with the page again; 404.
 */
export async function deskAppointmentRoutes(app: FastifyInstance, options: AppointmentRoutesOptions): Promise<void> {
  const { db, calendar, getNow, notifyDesk } = options;
  const path = `${DESK_PATHS.appointments}/:id`;

  app.get(path, async (request, reply) => {
    reply.header('vary', 'accept');
    const view = await readView(request, null);
    return wantsData(request) ? view : reply.renderPage(DESK_APPOINTMENT_PAGE, { deskAppointment: view });
  });

  /** A refused form leaves the browser at this address. Opening it again shows the appointment. */
  app.get(`${path}/correct`, async (request, reply) => reply.redirect(toPath(getId(request)), 303));

  app.post(`${path}/correct`, async (request, reply) => {
    const result = correctionSchema.safeParse(request.body ?? {});
    if (!result.success) {
      return refuse(request, reply, 422, { reason: 'fields', reasons: issuesToReasons(result.error.issues) });
    }
    const outcome = await correct(options, { ...readDeskRequest(request), correction: result.data }, getNow());
    if (outcome === 'gone') throw new Refusal('not-found');
    if (outcome !== 'done') return refuse(request, reply, 409, { reason: outcome, reasons: [] });
    notifyDesk();
    return reply.redirect(`${toPath(getId(request))}?done=corrected`, 303);
  });

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    statusCode: number,
    refused: Omit<NonNullable<AppointmentView['refused']>, 'entries'>,
  ) {
    const entries = Object.fromEntries(PATIENT_FIELDS.map((name) => [name, getText(request.body, name)]));
    const deskAppointment = await readView(request, { ...refused, entries });
    return reply.renderPage(DESK_APPOINTMENT_PAGE, { deskAppointment }, statusCode);
  }

  async function readView(request: FastifyRequest, refused: AppointmentView['refused']): Promise<AppointmentView> {
    const id = getId(request);
    const now = getNow();
    const row = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
    const appointment = row && (await readAppointment(options, id, now));
    if (!appointment) throw new Refusal('not-found');
    const [history, mails] = await Promise.all([readHistory(db, row), readMails(db, id, now)]);
    const done = (['corrected', 'mail'] as const).find((name) => name === getText(request.query, 'done')) ?? null;
    const today = getToday(calendar.timeZone, now);
    return { person: getPerson(request), today, appointment, history, mails, refused, done };
  }
}

function getId({ params }: FastifyRequest): string {
  return (params as { id: string }).id;
}

function toPath(id: string): string {
  return `${DESK_PATHS.appointments}/${encodeURIComponent(id)}`;
}
