import { getToday } from '@clinic/contract/clinic-clock.ts';
import { CLOSURE_FIELDS, type ClosureEntries, type ClosuresView } from '@clinic/contract/closures.ts';
import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { DESK_CLOSURES_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import type { DayOptions } from '../day/day.ts';
import { getMaker, getPerson, wantsData } from '../door/session.ts';
import { readClosure } from './closure-entries.ts';
import { closeSlots, listClosures, openSlots } from './closures.ts';

type ClosureRoutesOptions = DayOptions & {
  getNow: () => Date;
  /** Called when the desk has changed something. */
  notifyDesk: () => void;
};

const NOTICES = ['closed', 'opened', 'gone'] as const satisfies ClosuresView['notice'][];

/**
 * GET /closures: the page, or its `DeskClosure`s as data.
 * POST /closures, with the fields of `ClosureEntries`: 303 to the page, or 422 and the page with the reasons.
 * POST /closures/{id}/open: 303 to the page.
 */
export async function closureRoutes(app: FastifyInstance, options: ClosureRoutesOptions): Promise<void> {
  const { db, calendar, getNow, notifyDesk } = options;

  app.get(DESK_PATHS.closures, async (request, reply) => {
    reply.header('vary', 'accept');
    if (wantsData(request)) return { closures: await listClosures(options, getNow()) };
    const notice = NOTICES.find((name) => name === getText(request.query, 'done')) ?? null;
    return show(request, reply, { notice });
  });

  app.post(DESK_PATHS.closures, async (request, reply) => {
    const entries = readEntries(request.body);
    const read = readClosure(calendar, entries, getNow());
    if ('refused' in read) return show(request, reply, { refused: { entries, reasons: read.refused } });
    const id = await closeSlots(db, read.closure, getMaker(request), getNow());
    notifyDesk();
    return leadBack(reply, 'closed', `#closure-${id}`);
  });

  app.post(`${DESK_PATHS.closures}/:id/open`, async (request, reply) => {
    const { id } = request.params as { id: string };
    const isOpened = await openSlots(db, id, getMaker(request), getNow());
    if (isOpened) notifyDesk();
    return leadBack(reply, isOpened ? 'opened' : 'gone');
  });

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { notice = null, refused = null }: Partial<Pick<ClosuresView, 'notice' | 'refused'>>,
  ): Promise<FastifyReply> {
    const now = getNow();
    const deskClosures: ClosuresView = {
      person: getPerson(request),
      today: getToday(calendar.timeZone, now),
      departments: calendar.departments.map(({ name, doctors }) => ({
        name,
        doctors: doctors.map((doctor) => ({ id: doctor.id, name: doctor.name })),
      })),
      slots: calendar.slots,
      closures: await listClosures(options, now),
      notice,
      refused,
    };
    return reply.renderPage(DESK_CLOSURES_PAGE, { deskClosures }, refused ? 422 : 200);
  }
}

function readEntries(body: unknown): ClosureEntries {
  return Object.fromEntries(CLOSURE_FIELDS.map((name) => [name, getText(body, name).trim()])) as ClosureEntries;
}

function leadBack(reply: FastifyReply, done: (typeof NOTICES)[number], place = ''): FastifyReply {
  return reply.redirect(`${DESK_PATHS.closures}?done=${done}${place}`, 303);
}
