import { issuesToReasons } from '@clinic/contract/appointment-schema.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { correctionSchema } from '@clinic/contract/correction-schema.ts';
import type { NoteRefusal } from '@clinic/contract/desk-notes.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { APPOINTMENT_NOTICES, type AppointmentNotice, type AppointmentView } from '@clinic/contract/desk-taking.ts';
import { PATIENT_FIELDS } from '@clinic/contract/patient-words.ts';
import { DESK_APPOINTMENT_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import type { ManageLinks } from '#src/appointments/links/manage-links.ts';
import { Refusal } from '#src/refusal.ts';
import { type DayOptions, readAppointment } from '../day/day.ts';
import { getPerson, wantsData } from '../door/session.ts';
import { addNote, listNotes, type NoteWriter, readNote, removeNote } from '../notes/notes.ts';
import { correct } from '../person/correct.ts';
import { readDeskRequest } from './answers.ts';
import { readHistory, readMails } from './appointment-page.ts';

type AppointmentRoutesOptions = DayOptions & {
  links: ManageLinks;
  getNow: () => Date;
  /** Called when the desk has changed something. */
  notifyDesk: () => void;
};

type Refused = Partial<Pick<AppointmentView, 'refused' | 'entries' | 'typedNote'>>;

/**
 * GET /appointments/{id}: the page of one appointment with its history, or its data for a program; 404.
 * POST /appointments/{id}/correct: 303 back to it, or 409 or 422 with the page again; 404.
 * POST /appointments/{id}/notes (`text`) and /notes/{note}/remove: 303 back to it, or 422 with the page again; 404.
 */
export async function deskAppointmentRoutes(app: FastifyInstance, options: AppointmentRoutesOptions): Promise<void> {
  const { db, calendar, getNow, notifyDesk } = options;
  const path = `${DESK_PATHS.appointments}/:id`;

  app.get(path, async (request, reply) => {
    reply.header('vary', 'accept');
    const view = await readView(request);
    return wantsData(request) ? view : reply.renderPage(DESK_APPOINTMENT_PAGE, { deskAppointment: view });
  });

  /** A refused form leaves the browser at one of these addresses. Opening it again shows the appointment. */
  for (const form of ['correct', 'notes']) {
    app.get(`${path}/${form}`, async (request, reply) => reply.redirect(toPath(getId(request)), 303));
  }

  const showAgain = async (request: FastifyRequest, reply: FastifyReply) => {
    const deskAppointment = await readView(request, { entries: readTyped(request) });
    return reply.renderPage(DESK_APPOINTMENT_PAGE, { deskAppointment });
  };

  app.post(`${path}/correct`, { config: { showAgain } }, async (request, reply) => {
    const result = correctionSchema.safeParse(request.body ?? {});
    if (!result.success) {
      return refuse(request, reply, 422, { reason: 'fields', reasons: issuesToReasons(result.error.issues) });
    }
    const outcome = await correct(options, { ...readDeskRequest(request), correction: result.data }, getNow());
    if (outcome === 'gone') throw new Refusal('not-found');
    if (outcome !== 'done') return refuse(request, reply, 409, { reason: outcome, reasons: [] });
    return leadBack(request, reply, 'corrected');
  });

  const showNoteAgain = (request: FastifyRequest, reply: FastifyReply) => showNote(request, reply, null);

  app.post(`${path}/notes`, { config: { showAgain: showNoteAgain } }, async (request, reply) => {
    const note = readNote(getText(request.body, 'text'));
    if ('refused' in note) return showNote(request, reply, note.refused);
    const { email } = getPerson(request);
    const outcome = await addNote(db, { appointmentId: getId(request), text: note.text, email }, getNow());
    if (outcome === 'gone') throw new Refusal('not-found');
    return leadBack(request, reply, 'noted');
  });

  app.post(`${path}/notes/:note/remove`, async (request, reply) => {
    const { note } = request.params as { note: string };
    const isRemoved = await removeNote(db, { appointmentId: getId(request), id: note }, getWriter(request));
    if (!isRemoved) throw new Refusal('not-found');
    return leadBack(request, reply, 'note-removed');
  });

  /** Shows the page with the note that was typed, and why it is refused. */
  async function showNote(request: FastifyRequest, reply: FastifyReply, reason: NoteRefusal | null) {
    const typedNote = { reason, text: getText(request.body, 'text') };
    const deskAppointment = await readView(request, { typedNote });
    return reply.renderPage(DESK_APPOINTMENT_PAGE, { deskAppointment }, reason ? 422 : 200);
  }

  function leadBack(request: FastifyRequest, reply: FastifyReply, done: AppointmentNotice) {
    notifyDesk();
    return reply.redirect(`${toPath(getId(request))}?done=${done}`, 303);
  }

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    statusCode: number,
    refused: AppointmentView['refused'],
  ) {
    const deskAppointment = await readView(request, { refused, entries: readTyped(request) });
    return reply.renderPage(DESK_APPOINTMENT_PAGE, { deskAppointment }, statusCode);
  }

  async function readView(request: FastifyRequest, refusal: Refused = {}): Promise<AppointmentView> {
    const id = getId(request);
    const now = getNow();
    const row = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
    const appointment = row && (await readAppointment(options, id, now));
    if (!appointment) throw new Refusal('not-found');
    const [history, mails, notes] = await Promise.all([
      readHistory(db, row),
      readMails(db, id, now),
      listNotes(db, id, getWriter(request)),
    ]);
    return {
      person: getPerson(request),
      today: getToday(calendar.timeZone, now),
      appointment,
      history,
      mails,
      notes,
      privacyVersion: row.privacy_version,
      done: APPOINTMENT_NOTICES.find((name) => name === getText(request.query, 'done')) ?? null,
      refused: null,
      entries: null,
      typedNote: null,
      ...refusal,
    };
  }
}

function getWriter(request: FastifyRequest): NoteWriter {
  const { email, role } = getPerson(request);
  return { email, isOwner: role === 'owner' };
}

function readTyped({ body }: FastifyRequest): object {
  return Object.fromEntries(PATIENT_FIELDS.map((name) => [name, getText(body, name)]));
}

function getId({ params }: FastifyRequest): string {
  return (params as { id: string }).id;
}

function toPath(id: string): string {
  return `${DESK_PATHS.appointments}/${encodeURIComponent(id)}`;
}
