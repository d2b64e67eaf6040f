import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { DESK_SEARCH_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import type { DayOptions } from '../day/day.ts';
import { getPerson, wantsData } from '../door/session.ts';
import { search } from './search.ts';

/** GET /search?q=: the page, or a `DeskFound` for programs. */
export async function searchRoutes(app: FastifyInstance, options: DayOptions & { getNow: () => Date }): Promise<void> {
  app.get(DESK_PATHS.search, async (request, reply) => {
    const found = await search(options, getText(request.query, 'q'), options.getNow());
    reply.header('vary', 'accept');
    if (wantsData(request)) return found;
    return reply.renderPage(DESK_SEARCH_PAGE, { deskSearch: { person: getPerson(request), found } });
  });
}
