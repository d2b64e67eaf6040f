import { Refusal } from '@clinic/api/refusal.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '#frame/desk.ts';
import { createFeedFile } from './feed-file.ts';
import { FEED_EXTENSION, findFeedDoctor, readFeed } from './feeds.ts';

/**
 * GET /feed/{token}.ics, for calendars, which cannot sign in: 200 with an iCalendar file, or 404. It is a route of its own
 * and no room, because it shows no page, and the page that lists the feeds is for owners.
 */
export async function feedRoute(app: FastifyInstance, desk: Desk): Promise<void> {
  app.get(`${DESK_PATHS.feed}/:file`, async (request, reply) => {
    const { file } = request.params as { file: string };
    const token = file.endsWith(FEED_EXTENSION) ? file.slice(0, -FEED_EXTENSION.length) : '';
    const doctorId = await findFeedDoctor(desk, token);
    if (doctorId === null) throw new Refusal('not-found');
    const feed = await readFeed(desk, doctorId, desk.getNow());
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    return reply.type('text/calendar; charset=utf-8').send(createFeedFile(feed, desk.calendar));
  });
}
