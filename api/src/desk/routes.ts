import type { FastifyInstance } from 'fastify';
import { readForms } from '../appointments/booking-bodies.ts';
import { isForeignForm } from '../appointments/form-post.ts';
import type { AppointmentStore } from '../appointments/store/store.ts';
import type { Bell } from '../mails/bell.ts';
import { Refusal } from '../refusal.ts';
import { accountRoutes } from './account-routes.ts';
import type { DeskAuth } from './auth.ts';
import { bookRoutes } from './book-routes.ts';
import { closureRoutes } from './closure-routes.ts';
import type { DayOptions } from './day.ts';
import { dayRoutes } from './day-routes.ts';
import { doorRoutes } from './door-routes.ts';
import type { DeskEvents } from './events.ts';
import { moveRoutes } from './move-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { toDeskRefusalPage } from './refused-page.ts';
import { countToReview } from './review.ts';
import { reviewRoutes } from './review-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { getPerson, peopleOnly, wantsData } from './session.ts';
import { createSignInLimits } from './sign-in-limits.ts';

export type DeskRoutesOptions = DayOptions & {
  auth: DeskAuth;
  events: DeskEvents;
  store: Pick<AppointmentStore, 'book'>;
  bell: Bell;
  /** Where people find the desk, without a slash at the end. */
  deskUrl: string;
  getNow: () => Date;
};

/** The front desk: a door that everybody may see, and behind it what only people who have signed in may see. */
export async function deskRoutes(app: FastifyInstance, options: DeskRoutesOptions): Promise<void> {
  const ownOrigins = new Set([new URL(options.deskUrl).origin]);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('referrer-policy', 'same-origin');
    if (request.method === 'POST' && isForeignForm(request, ownOrigins)) throw new Refusal('forbidden-origin');
  });
  app.addHook('onRoute', (route) => {
    route.config = { toRefusalPage: toDeskRefusalPage, ...route.config };
  });
  await readForms(app);
  const limits = await createSignInLimits(options.auth, options.db, options.getNow);
  await doorRoutes(app, { ...options, limits });
  await app.register(async (inside) => {
    await inside.register(peopleOnly, { auth: options.auth });
    inside.addHook('preHandler', async (request) => {
      if (request.method !== 'GET' || wantsData(request)) return;
      request.person = { ...getPerson(request), toReview: await countToReview(options, options.getNow()) };
    });
    await dayRoutes(inside, { ...options, tell: options.bell.ring });
    await closureRoutes(inside, { ...options, tell: options.bell.ring });
    await moveRoutes(inside, { ...options, tell: options.bell.ring });
    await bookRoutes(inside, options);
    await accountRoutes(inside, { ...options, limits });
    await inside.register(peopleRoutes, options);
    await searchRoutes(inside, options);
    await reviewRoutes(inside, { ...options, tell: options.bell.ring });
  });
}
