import { randomUUID } from 'node:crypto';
import type { BookRefusal, BookView, KnownPerson } from '@clinic/contract/desk-book.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import { PATIENT_FIELDS } from '@clinic/contract/patient-words.ts';
import { DESK_BOOK_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getText, readIdempotencyKey } from '#src/appointments/booking-request.ts';
import { readAppointment } from '../day/day.ts';
import { getMaker, getPerson, wantsData } from '../door/session.ts';
import { describeMail, toStatusCode } from './answers.ts';
import { type CallerBookingOptions, createCallerBookings } from './book-caller.ts';
import { type FoundSlot, findSlot, readNamedSlot } from './free-slot.ts';
import { findKnown } from './known-callers.ts';
import { readNextVisit } from './next-visit.ts';

/**
 * GET /appointments/new?doctor=&date=&slot=: the page with the form; with `&from={id}` the form holds the details of
 * that appointment's patient, so that no address holds them, and with `&visit=ID` that kind of visit.
 * POST /appointments/new: the same form before it is booked. It answers with the people who are known by its `phone`: a
 * `KnownPerson[]` for the script, or the page again, filled in with the one that `fill` names or with the only one. It
 * is a POST, so that no address holds a number.
 * POST /appointments: `doctor` (an id), `date`, `slot`, `name`, `phone`, `email`, `message`, `key`, and `visit` where
 * the content has kinds of visits, also in the query as on the website. 303 to the day, or 409 or 422 and the page
 * again. The script gets 201 with the appointment, or 409 or 422 with a `BookRefusal`.
 */
export async function bookRoutes(app: FastifyInstance, options: CallerBookingOptions): Promise<void> {
  const { getNow } = options;
  const callers = createCallerBookings(options);

  /** Shows the form of the slot that the address names, or a form that is sent again. */
  const showForm = async (request: FastifyRequest, reply: FastifyReply) => {
    const slot = await findSlot(options, readNamedSlot(request.body ?? request.query, 'date'), getNow());
    if (!slot) return reply.redirect(DESK_PATHS.today, 303);
    const holder = await callers.readHolder(slot);
    const reason = holder ? 'slot-taken' : slot.refusal;
    const patient = await readNextVisit(options, getText(request.query, 'from'), getNow());
    const refused = reason && { reason, errors: [], holder };
    const visit = readVisitId(request) || patient?.visitId;
    return showPage(request, reply, slot, { refused, ...(patient && { entries: patient }), ...(visit && { visit }) });
  };

  app.post(DESK_PATHS.book, async (request, reply) => {
    const { body } = request;
    const known = await findKnown(options, getText(body, 'phone'), getNow());
    if (wantsData(request)) return known;
    const slot = await findSlot(options, readNamedSlot(body, 'date'), getNow());
    if (!slot) return reply.redirect(DESK_PATHS.today, 303);
    return showPage(request, reply, slot, { entries: fillIn(body, known), known });
  });

  app.get(DESK_PATHS.book, showForm);

  app.post(DESK_PATHS.appointments, { config: { showAgain: showForm } }, async (request, reply) => {
    const { body } = request;
    const slot = await findSlot(options, readNamedSlot(body, 'date'), getNow(), readVisitId(request));
    if (!slot) {
      if (wantsData(request)) return reply.code(422).send({ reason: 'slot-unknown', errors: [], holder: null });
      return reply.redirect(`${DESK_PATHS.today}?refused=slot-unknown`, 303);
    }
    const key = readIdempotencyKey(getText(body, 'key') || undefined);
    const outcome = await callers.book({ slot, fields: body, key, maker: getMaker(request) });
    if ('refused' in outcome) return answerRefusal(request, reply, slot, outcome.refused);
    const appointment = await readAppointment(options, outcome.id, getNow());
    if (wantsData(request)) return reply.code(201).send({ appointment });
    const query = new URLSearchParams({ done: 'booked', id: outcome.id });
    if (appointment) describeMail(query, 'booked', appointment);
    return reply.redirect(`${toDayPath(slot.date)}?${query}`, 303);
  });

  function answerRefusal(request: FastifyRequest, reply: FastifyReply, slot: FoundSlot, refused: BookRefusal) {
    reply.code(refused.reason === 'fields-invalid' ? 422 : toStatusCode(refused.reason));
    return wantsData(request) ? reply.send(refused) : showPage(request, reply, slot, { refused });
  }

  function showPage(
    request: FastifyRequest,
    reply: FastifyReply,
    slot: FoundSlot,
    { entries = request.body, ...rest }: Partial<Pick<BookView, 'refused' | 'known' | 'visit'>> & { entries?: unknown },
  ) {
    const { doctorId, doctor, department, date, slot: start } = slot;
    const visit = readVisitId(request);
    const texts = Object.fromEntries(PATIENT_FIELDS.map((name) => [name, getText(entries, name)]));
    const deskBook: BookView = {
      person: getPerson(request),
      place: { doctorId, doctor, department, date, slot: start },
      entries: texts as BookView['entries'],
      ...(visit && { visit }),
      // The corrected form is a new booking, so it needs a new key.
      key: randomUUID(),
      refused: null,
      known: null,
      ...rest,
    };
    return reply.renderPage(DESK_BOOK_PAGE, { deskBook }, reply.statusCode);
  }
}

/** The kind of visit that a form or an address names; it may be any text. */
function readVisitId({ body, query }: FastifyRequest): string {
  return getText(body, 'visit') || getText(query, 'visit');
}

/**
 * The entries of the form with the name and the email address of the person who was chosen, or of the only known person
 * when no name was typed.
 */
function fillIn(body: unknown, known: readonly KnownPerson[]): object {
  const only = known.length === 1 && getText(body, 'name').trim() === '' ? known[0] : undefined;
  const person = known.find(({ id }) => id === getText(body, 'fill')) ?? only;
  const entries = Object.fromEntries(PATIENT_FIELDS.map((name) => [name, getText(body, name)]));
  return person ? { ...entries, name: person.name, email: person.email } : entries;
}
