import type { ClosuresView } from '@clinic/contract/closures.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createClosuresPage } from '../closures/closures-page.ts';
import type { DayOptions } from '../day/day.ts';
import { getMaker } from '../door/session.ts';
import { readSession, readSessionEntries } from './session-entries.ts';
import { endSession, openSession } from './sessions.ts';

type SessionRoutesOptions = DayOptions & {
  getNow: () => Date;
  /** Called when the desk has changed something. */
  notifyDesk: () => void;
};

/**
 * POST /closures/sessions, with the fields of `SessionEntries`: 303 to the page of closures, or 422 and the page with
 * the reasons, or with the question whether closed days open.
 * POST /closures/sessions/{id}/end: 303 to the page.
 */
export async function sessionRoutes(app: FastifyInstance, options: SessionRoutesOptions): Promise<void> {
  const { calendar, getNow, notifyDesk } = options;
  const show = createClosuresPage(options);

  /** A refused form leaves the browser at this address. */
  app.get(DESK_PATHS.sessions, async (_request, reply) => reply.redirect(DESK_PATHS.closures, 303));

  const showAgain = (request: FastifyRequest, reply: FastifyReply) =>
    show(request, reply, { session: { entries: readSessionEntries(request.body) } });

  app.post(DESK_PATHS.sessions, { config: { showAgain } }, async (request, reply) => {
    const now = getNow();
    const entries = readSessionEntries(request.body);
    const read = readSession(calendar, entries, now);
    const outcome = 'refused' in read ? read : await openSession(options, read, getMaker(request), now);
    if ('refused' in outcome) return show(request, reply, { session: { entries, refused: outcome.refused } });
    if ('question' in outcome) {
      return show(request, reply, { session: { entries, question: { ...outcome.question, entries } } });
    }
    notifyDesk();
    return leadBack(reply, 'session-opened', `#session-${outcome.id}`);
  });

  app.post(`${DESK_PATHS.sessions}/:id/end`, async (request, reply) => {
    const { id } = request.params as { id: string };
    const isEnded = await endSession(options, id, getMaker(request), getNow());
    if (isEnded) notifyDesk();
    return leadBack(reply, isEnded ? 'session-ended' : 'session-gone');
  });
}

function leadBack(reply: FastifyReply, done: NonNullable<ClosuresView['notice']>, place = ''): FastifyReply {
  return reply.redirect(`${DESK_PATHS.closures}?done=${done}${place}`, 303);
}
