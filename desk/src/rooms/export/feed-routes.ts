import { Refusal } from '@clinic/api/refusal.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyInstance } from 'fastify';
import type { DayOptions } from '#appointments/day.ts';
import { createFeedFile } from './feed-file.ts';
import { FEED_EXTENSION, findFeedDoctor, readFeed } from './feeds.ts';

type FeedRoutesOptions = DayOptions & {
  secret: Buffer;
  deskUrl: string;
  getNow: () => Date;
};

/** GET /feed/{token}.ics, for calendars, which cannot sign in: 200 with an iCalendar file, or 404. */
export async function feedRoutes(app: FastifyInstance, options: FeedRoutesOptions): Promise<void> {
  app.get(`${DESK_PATHS.feed}/:file`, async (request, reply) => {
    const { file } = request.params as { file: string };
    const token = file.endsWith(FEED_EXTENSION) ? file.slice(0, -FEED_EXTENSION.length) : '';
    const doctorId = await findFeedDoctor(options, token);
    if (doctorId === null) throw new Refusal('not-found');
    const feed = await readFeed(options, doctorId, options.getNow());
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    return reply.type('text/calendar; charset=utf-8').send(createFeedFile(feed, options.calendar));
  });
}
