import { isForeignForm, readForms } from '@clinic/api/appointments/booking-request.ts';
import { createManageLinks } from '@clinic/api/appointments/links/manage-links.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import cookies from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { countForBar } from './frame/bar.ts';
import { dataAnswers } from './frame/data-answers.ts';
import type { Desk } from './frame/desk.ts';
import { mountRoom } from './frame/mount.ts';
import { createOpenings } from './frame/openings.ts';
import { getPerson, peopleOnly, showKeptForms, wantsData } from './frame/session.ts';
import { createPasskeys } from './people/passkeys.ts';
import { createSignInLimits } from './people/sign-in-limits.ts';
import { toDeskRefusalPage } from './rooms/door/refused-page.tsx';
import { feedRoute } from './rooms/export/feed-route.ts';
import { noteOpenings } from './rooms/openings/note-openings.ts';
import { ROOMS } from './rooms.ts';

/** The desk before its routes have made the parts that only they need. */
export type DeskRoutesOptions = Omit<Desk, 'limits' | 'links' | 'notifyDesk' | 'openings' | 'passkeys'>;

/** The routes of the front desk: rooms that are open to anybody and the calendar feeds need no session, and all others do. */
export async function deskRoutes(app: FastifyInstance, options: DeskRoutesOptions): Promise<void> {
  const { auth, db, deskUrl, events, getNow } = options;
  const ownOrigins = new Set([new URL(deskUrl).origin]);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('referrer-policy', 'same-origin');
    if (request.method !== 'GET' && isForeignForm(request, ownOrigins)) throw new Refusal('forbidden-origin');
  });
  dataAnswers(app);
  app.addHook('onRoute', (route) => {
    route.config = { toRefusalPage: toDeskRefusalPage, ...route.config };
  });
  await readForms(app);
  await app.register(cookies);
  const desk: Desk = {
    ...options,
    limits: await createSignInLimits(auth, db, getNow),
    passkeys: createPasskeys(auth, db, deskUrl),
    openings: createOpenings(db),
    links: createManageLinks(options.secret),
    notifyDesk: options.bell.ring,
  };
  const { open = [], closed = [] } = Object.groupBy(ROOMS, ({ access }) => (access === 'anybody' ? 'open' : 'closed'));
  for (const room of open) mountRoom(app, desk, room);
  await feedRoute(app, desk);
  await app.register(async (inside) => {
    await inside.register(peopleOnly, { auth });
    inside.addHook('preHandler', async (request) => {
      if (request.method !== 'GET' || wantsData(request)) return;
      request.person = { ...getPerson(request), ...(await countForBar(desk, getNow())) };
    });
    inside.addHook('onResponse', async ({ method, person }, { statusCode }) => {
      // The form may have ended a session, by another role or a removal. A stranger's and a refused one have not.
      if (method === 'POST' && person && statusCode < 400) events.checkSessions();
    });
    noteOpenings(inside, desk);
    showKeptForms(inside);
    for (const room of closed) mountRoom(inside, desk, room);
  });
}
