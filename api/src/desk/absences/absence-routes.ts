import { ABSENCE_NOTICES, type AbsenceNotice } from '@clinic/contract/absences.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import type { DayOptions } from '../day/day.ts';
import { getMaker } from '../door/session.ts';
import { readAbsence, readAbsenceEntries } from './absence-entries.ts';
import { noteCall } from './absences.ts';
import { createAbsencesPage } from './absences-page.ts';
import { endAbsence, tellBack } from './end-absence.ts';
import { startAbsence } from './start-absence.ts';

type AbsenceRoutesOptions = DayOptions & {
  getNow: () => Date;
  /** Called when the desk has changed something. */
  notifyDesk: () => void;
};

/**
 * GET /late: the page. With the fields of `AbsenceEntries` in the address it lists who is concerned; 422 with reasons.
 * POST /late, with these fields and the reason: tells everybody; 303 to the page, or 422 and the page.
 * POST /late/{id}/undo, …/end, …/back: undoes it, ends it, or tells those who were told that their appointments take
 * place; 303 to the page.
 * POST /late/{id}/called/{appointment}: notes a call; 303 to the page.
 */
export async function absenceRoutes(app: FastifyInstance, options: AbsenceRoutesOptions): Promise<void> {
  const { db, calendar, getNow, notifyDesk } = options;
  const show = createAbsencesPage(options);

  app.get(DESK_PATHS.absences, async (request, reply) => {
    const notice = ABSENCE_NOTICES.find((name) => name === getText(request.query, 'done')) ?? null;
    return show(request, reply, { notice, entries: readAbsenceEntries(request.query) });
  });

  const showAgain = (request: FastifyRequest, reply: FastifyReply) =>
    show(request, reply, { entries: readAbsenceEntries(request.body) });

  app.post(DESK_PATHS.absences, { config: { showAgain } }, async (request, reply) => {
    const entries = readAbsenceEntries(request.body);
    const now = getNow();
    const read = readAbsence(calendar, entries, now);
    // The page reads the entries again, and says what is wrong.
    if ('refused' in read) return show(request, reply, { entries: { ...entries, kind: entries.kind || 'none' } });
    const { id, isNew } = await startAbsence(options, read.absence, getMaker(request), now);
    if (isNew) notifyDesk();
    return leadBack(reply, isNew ? 'told' : 'again', id);
  });

  for (const isUndo of [true, false]) {
    app.post(`${DESK_PATHS.absences}/:id/${isUndo ? 'undo' : 'end'}`, async (request, reply) => {
      const { id } = request.params as { id: string };
      const outcome = await endAbsence(db, id, getMaker(request), getNow(), { isUndo });
      if (outcome === 'undone' || outcome === 'ended') notifyDesk();
      return leadBack(reply, outcome, id);
    });
  }

  app.post(`${DESK_PATHS.absences}/:id/back`, async (request, reply) => {
    const { id } = request.params as { id: string };
    const isTold = await tellBack(db, id, getMaker(request), getNow());
    if (isTold) notifyDesk();
    return leadBack(reply, isTold ? 'back' : 'gone', id);
  });

  app.post(`${DESK_PATHS.absences}/:id/called/:appointment`, async (request, reply) => {
    const { id, appointment } = request.params as { id: string; appointment: string };
    await noteCall(db, { absenceId: id, appointmentId: appointment }, getMaker(request).made_by, getNow());
    return leadBack(reply, 'called', id);
  });
}

function leadBack(reply: FastifyReply, done: AbsenceNotice, id: string): FastifyReply {
  return reply.redirect(`${DESK_PATHS.absences}?done=${done}#absence-${encodeURIComponent(id)}`, 303);
}
