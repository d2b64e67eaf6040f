import { CLOSURE_FIELDS, type ClosureEntries, type ClosuresView } from '@clinic/contract/closures.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getSent, getText } from '#src/appointments/booking-request.ts';
import type { DayOptions } from '../day/day.ts';
import { getMaker, wantsData } from '../door/session.ts';
import { listDeskSessions } from '../sessions/sessions.ts';
import { readClosure } from './closure-entries.ts';
import { closeSlots, listClosures, openSlots } from './closures.ts';
import { createClosuresPage } from './closures-page.ts';

type ClosureRoutesOptions = DayOptions & {
  getNow: () => Date;
  /** Called when the desk has changed something. */
  notifyDesk: () => void;
};

const NOTICES = [
  'closed',
  'opened',
  'gone',
  'session-opened',
  'session-ended',
  'session-gone',
] as const satisfies ClosuresView['notice'][];

/**
 * GET /closures: the page, or its `DeskClosure`s and `DeskSession`s as data. With `?doctor=&date=`, and `&part=` for
 * the form that closes, a form is filled in.
 * POST /closures, with the fields of `ClosureEntries`: 303 to the page, or 422 and the page with the reasons. The
 * script gets 201 with the id, or 422 with the reasons.
 * POST /closures/{id}/open: 303 to the page.
 */
export async function closureRoutes(app: FastifyInstance, options: ClosureRoutesOptions): Promise<void> {
  const { db, calendar, getNow, notifyDesk } = options;
  const show = createClosuresPage(options);

  app.get(DESK_PATHS.closures, async (request, reply) => {
    reply.header('vary', 'accept');
    if (wantsData(request)) {
      const now = getNow();
      return { closures: await listClosures(options, now), sessions: await listDeskSessions(options, now) };
    }
    const notice = NOTICES.find((name) => name === getText(request.query, 'done')) ?? null;
    return show(request, reply, { notice });
  });

  const showAgain = (request: FastifyRequest, reply: FastifyReply) =>
    show(request, reply, { entries: readEntries(request.body) });

  app.post(DESK_PATHS.closures, { config: { showAgain } }, async (request, reply) => {
    const entries = readEntries(request.body);
    const read = readClosure(calendar, entries, getNow());
    if ('refused' in read) {
      if (wantsData(request)) return reply.code(422).send({ reasons: read.refused });
      return show(request, reply, { refused: { entries, reasons: read.refused } });
    }
    const id = await closeSlots(db, read.closure, getMaker(request), getNow());
    notifyDesk();
    if (wantsData(request)) return reply.code(201).send({ id });
    return leadBack(reply, 'closed', `#closure-${id}`);
  });

  app.post(`${DESK_PATHS.closures}/:id/open`, async (request, reply) => {
    const { id } = request.params as { id: string };
    const isOpened = await openSlots(db, id, getMaker(request), getNow());
    if (isOpened) notifyDesk();
    return leadBack(reply, isOpened ? 'opened' : 'gone');
  });
}

function readEntries(body: unknown): ClosureEntries {
  return Object.fromEntries(CLOSURE_FIELDS.map((name) => [name, getSent(body, name).trim()])) as ClosureEntries;
}

function leadBack(reply: FastifyReply, done: (typeof NOTICES)[number], place = ''): FastifyReply {
  return reply.redirect(`${DESK_PATHS.closures}?done=${done}${place}`, 303);
}
