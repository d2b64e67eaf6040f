import type { FastifyInstance } from 'fastify';
import { readForms } from '../appointments/booking-bodies.ts';
import { isForeignForm } from '../appointments/form-post.ts';
import type { Bell } from '../mails/bell.ts';
import { Refusal } from '../refusal.ts';
import type { DeskAuth } from './auth.ts';
import type { DayOptions } from './day.ts';
import { dayRoutes } from './day-routes.ts';
import { doorRoutes } from './door-routes.ts';
import type { DeskEvents } from './events.ts';
import { countToReview } from './review.ts';
import { reviewRoutes } from './review-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { getPerson, peopleOnly, wantsData } from './session.ts';

export type DeskRoutesOptions = DayOptions & {
  auth: DeskAuth;
  events: DeskEvents;
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
  await readForms(app);
  await doorRoutes(app, options);
  await app.register(async (inside) => {
    await inside.register(peopleOnly, { auth: options.auth });
    inside.addHook('preHandler', async (request) => {
      if (request.method !== 'GET' || wantsData(request)) return;
      request.person = { ...getPerson(request), toReview: await countToReview(options, options.getNow()) };
    });
    await dayRoutes(inside, { ...options, tell: options.bell.ring });
    await searchRoutes(inside, options);
    await reviewRoutes(inside, { ...options, tell: options.bell.ring });
  });
}
