import { isForeignForm, readForms } from '@clinic/api/appointments/booking-request.ts';
import { createManageLinks } from '@clinic/api/appointments/links/manage-links.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import { withoutDirectionMarks } from '@clinic/contract/direction-marks.ts';
import cookies from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { countForBar } from './frame/bar.ts';
import { compressData } from './frame/compressed-data.ts';
import type { Desk } from './frame/desk.ts';
import { mountRoom } from './frame/mount.ts';
import { getPerson, peopleOnly, showKeptForms, wantsData } from './frame/session.ts';
import { createPasskeys } from './people/passkeys.ts';
import { createSignInLimits } from './people/sign-in-limits.ts';
import { doorRoutes } from './rooms/door/door-routes.ts';
import { toDeskRefusalPage } from './rooms/door/refused-page.ts';
import { stayRoutes } from './rooms/door/stay-routes.ts';
import { feedRoutes } from './rooms/export/feed-routes.ts';
import { noteOpenings } from './rooms/openings/note-openings.ts';
import { waitingRoutes } from './rooms/waiting/waiting-routes.ts';
import { ROOMS } from './rooms.ts';

/** The desk before its routes have made the parts that belong to people. */
export type DeskRoutesOptions = Omit<Desk, 'limits' | 'links' | 'notifyDesk' | 'passkeys'>;

/**
 * The routes of the front desk: the sign-in, the calendar feeds and the waiting room's screen need no session, and all
 * other routes do.
 */
export async function deskRoutes(app: FastifyInstance, options: DeskRoutesOptions): Promise<void> {
  const ownOrigins = new Set([new URL(options.deskUrl).origin]);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('referrer-policy', 'same-origin');
    if (request.method === 'POST' && isForeignForm(request, ownOrigins)) throw new Refusal('forbidden-origin');
  });
  app.addHook('preSerialization', async (_request, _reply, payload) => withoutDirectionMarks(payload));
  compressData(app);
  app.addHook('onRoute', (route) => {
    route.config = { toRefusalPage: toDeskRefusalPage, ...route.config };
  });
  await readForms(app);
  await app.register(cookies);
  const limits = await createSignInLimits(options.auth, options.db, options.getNow);
  const passkeys = createPasskeys(options.auth, options.db, options.deskUrl);
  const desk: Desk = {
    ...options,
    limits,
    passkeys,
    links: createManageLinks(options.secret),
    notifyDesk: options.bell.ring,
  };
  await doorRoutes(app, { ...options, limits, passkeys });
  await feedRoutes(app, options);
  await waitingRoutes(app, options);
  await app.register(async (inside) => {
    await inside.register(peopleOnly, { auth: options.auth });
    inside.addHook('preHandler', async (request) => {
      if (request.method !== 'GET' || wantsData(request)) return;
      request.person = { ...getPerson(request), ...(await countForBar(options, options.getNow())) };
    });
    inside.addHook('onResponse', async ({ method, person }, { statusCode }) => {
      // The form may have ended a session, by another role or a removal. A stranger's and a refused one have not.
      if (method === 'POST' && person && statusCode < 400) options.events.checkSessions();
    });
    noteOpenings(inside, options);
    showKeptForms(inside);
    for (const room of ROOMS) mountRoom(inside, desk, room);
    await stayRoutes(inside, options);
  });
}
