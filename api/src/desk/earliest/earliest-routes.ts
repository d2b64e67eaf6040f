import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { DESK_EARLIEST_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import type { DayOptions } from '../day/day.ts';
import { getPerson, wantsData } from '../door/session.ts';
import { readEarliest } from './earliest.ts';

/**
 * GET /earliest?with=&from=&part=: the page with the next free times, or its data for the page's script. With
 * `&visit=ID` these are the times that are long enough for that kind of visit.
 */
export async function earliestRoutes(
  app: FastifyInstance,
  options: DayOptions & { getNow: () => Date },
): Promise<void> {
  const { calendar, getNow } = options;
  const departments = calendar.departments.map(({ id, name, doctors }) => ({
    id,
    name,
    doctors: doctors.map((doctor) => ({ id: doctor.id, name: doctor.name })),
  }));
  const visits = calendar.visits?.map(({ id, name, minutes }) => ({ id, name, minutes }));

  app.get(DESK_PATHS.earliest, async (request, reply) => {
    const now = getNow();
    const { query } = request;
    const question = {
      with: getText(query, 'with'),
      from: getText(query, 'from'),
      part: getText(query, 'part'),
      visit: getText(query, 'visit'),
    };
    const earliest = await readEarliest(options, question, now);
    reply.header('vary', 'accept');
    const answer = { departments, ...(visits && { visits }), today: getToday(calendar.timeZone, now), earliest };
    if (wantsData(request)) return answer;
    return reply.renderPage(DESK_EARLIEST_PAGE, { deskEarliest: { person: getPerson(request), ...answer } });
  });
}
