import { createTooManyRefusal } from '@clinic/api/limits/request-limits.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import { toSubscriber } from '@clinic/api/visitor-address.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DayOptions } from '#appointments/day.ts';
import type { DeskEvents } from '#frame/events.ts';
import { createOpenings } from '#frame/openings.ts';
import { showPage } from '#frame/page.ts';
import { isScreenToken } from '#frame/screen-address.ts';
import { findPerson, wantsData } from '#frame/session.ts';
import { ADDRESS_LIMIT, countAttempt } from '#people/attempts.ts';
import type { DeskAuth } from '#people/auth.ts';
import { waitingPage } from './page.tsx';
import { readWaiting } from './queries.ts';

type WaitingRoutesOptions = DayOptions & { auth: DeskAuth; events: DeskEvents; getNow: () => Date };

/** The name of the screen in the record of openings. */
const OPENED = 'waiting room';

/**
 * The screen of the waiting room, for a television, which cannot sign in. GET /waiting for people who have signed in,
 * and GET /waiting/{token}: the page, or a `WaitingScreen` for the page's script; 401 without a session or the right
 * token, also while the screen is off. GET /waiting/{token}/events: server-sent events.
 */
export async function waitingRoutes(app: FastifyInstance, options: WaitingRoutesOptions): Promise<void> {
  const { auth, db, events, getNow } = options;
  const openings = createOpenings(db);

  app.get(DESK_PATHS.waiting, async (request, reply) => {
    const person = await findPerson(auth, request.headers.cookie);
    if (!person) return refuse(request, reply);
    return show(request, reply, person.email, DESK_PATHS.events);
  });

  app.get(`${DESK_PATHS.waiting}/:token`, async (request, reply) => {
    if (!(await isLetIn(request))) return refuse(request, reply);
    const person = await findPerson(auth, request.headers.cookie);
    return show(request, reply, person?.email ?? null, `${toPath(request)}/events`);
  });

  app.get(`${DESK_PATHS.waiting}/:token/events`, async (request, reply) => {
    if (!(await isLetIn(request))) return refuse(request, reply);
    reply.hijack();
    const token = getToken(request);
    events.listen(reply.raw, { key: `screen:${token}`, isSignedIn: () => isScreenToken(db, token) });
    return undefined;
  });

  /**
   * Counts wrong tokens by network address, as the sign-in does with passphrases. The right one never waits: otherwise
   * anybody on the clinic's network could darken the screen.
   */
  async function isLetIn(request: FastifyRequest): Promise<boolean> {
    if (await isScreenToken(db, getToken(request))) return true;
    const waitSeconds = await countAttempt(db, `screen:${toSubscriber(request.ip)}`, ADDRESS_LIMIT, getNow());
    if (waitSeconds > 0) throw createTooManyRefusal(waitSeconds * 1000);
    return false;
  }

  async function show(request: FastifyRequest, reply: FastifyReply, email: string | null, eventsPath: string) {
    const now = getNow();
    if (email !== null) await openings.note({ made_by: email, made_from: request.ip }, 'list', OPENED, now);
    const screen = await readWaiting(options, now);
    setHeaders(reply);
    if (wantsData(request)) return screen;
    return showPage(reply, waitingPage, { screen, path: toPath(request), eventsPath });
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply) {
  if (wantsData(request)) throw new Refusal('signed-out');
  setHeaders(reply);
  const deskWaiting = { screen: null, path: DESK_PATHS.waiting, eventsPath: DESK_PATHS.events };
  return showPage(reply, waitingPage, deskWaiting, 401);
}

function setHeaders(reply: FastifyReply): void {
  reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex', vary: 'accept' });
}

function toPath(request: FastifyRequest): string {
  const token = getToken(request);
  return token === '' ? DESK_PATHS.waiting : `${DESK_PATHS.waiting}/${encodeURIComponent(token)}`;
}

function getToken({ params }: FastifyRequest): string {
  return (params as { token?: string }).token ?? '';
}
