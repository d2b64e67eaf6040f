import { getAllDoctors, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { getMonday, toWeekPath, type WeekSubject } from '@clinic/contract/desk-week.ts';
import { DESK_WEEK_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import { Refusal } from '#src/refusal.ts';
import type { DayOptions } from '../day/day.ts';
import { getPerson } from '../door/session.ts';
import { readLoad } from './load.ts';
import { readWeek } from './week.ts';

/**
 * GET /week/{date}?doctor={id}: the week of a doctor (the first one when none is named), beside the free times of all.
 * GET /week/{date}?department={id}: how busy a department is for two weeks.
 * GET /week: the present week. With `from={date}`, as a form sends it, 303 to the week of that date.
 */
export async function weekRoutes(app: FastifyInstance, options: DayOptions & { getNow: () => Date }): Promise<void> {
  const { calendar, getNow } = options;
  const today = () => getToday(calendar.timeZone, getNow());

  app.get(DESK_PATHS.week, (request, reply) => {
    const from = getText(request.query, 'from');
    if (isCalendarDate(from)) return reply.redirect(toWeekPath(from, readSubject(request)), 303);
    return showWeek(request, reply, today());
  });

  app.get(`${DESK_PATHS.week}/:date`, (request, reply) => {
    const { date } = request.params as { date: string };
    if (!isCalendarDate(date)) throw new Refusal('not-found');
    return showWeek(request, reply, date);
  });

  function readSubject(request: FastifyRequest): WeekSubject {
    const department = getText(request.query, 'department');
    if (department !== '') return { department };
    return { doctor: getText(request.query, 'doctor') || (getAllDoctors(calendar)[0]?.id ?? '') };
  }

  async function showWeek(request: FastifyRequest, reply: FastifyReply, date: string) {
    const now = getNow();
    const from = getMonday(date);
    const subject = readSubject(request);
    const departmentId = 'department' in subject ? subject.department : undefined;
    const [week, { load, loadDates }] = await Promise.all([
      'doctor' in subject ? readWeek(options, subject.doctor, from, now) : null,
      readLoad(options, from, departmentId, now),
    ]);
    if (departmentId === undefined ? !week : load.length === 0) throw new Refusal('not-found');
    return reply.renderPage(DESK_WEEK_PAGE, {
      deskWeek: { person: getPerson(request), today: today(), from, week, load, loadDates },
    });
  }
}
