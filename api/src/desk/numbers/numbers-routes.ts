import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { NUMBERS_FILE_MONTHS, type NumbersView } from '@clinic/contract/numbers.ts';
import { DESK_NUMBERS_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import { Refusal } from '#src/refusal.ts';
import type { DayOptions } from '../day/day.ts';
import { getPerson } from '../door/session.ts';
import { isMonth, listMonths } from './months.ts';
import { readMonth } from './numbers.ts';
import { writeNumbers } from './numbers-file.ts';

type NumbersRoutesOptions = DayOptions & { getNow: () => Date };

/**
 * GET /numbers: the page of this month, or of `month` (YYYY-MM); with `format=csv` a file of that month and those
 * before it. 404 for a text that is not a month. Nothing in it is personal, so everybody at the desk may see it.
 */
export async function numbersRoutes(app: FastifyInstance, options: NumbersRoutesOptions): Promise<void> {
  const { calendar, getNow } = options;

  app.get(DESK_PATHS.numbers, async (request, reply) => {
    const thisMonth = getToday(calendar.timeZone, getNow()).slice(0, 7);
    const month = getText(request.query, 'month') || thisMonth;
    if (!isMonth(month)) throw new Refusal('not-found');
    if (getText(request.query, 'format') !== 'csv') {
      const deskNumbers: NumbersView = {
        person: getPerson(request),
        month,
        thisMonth,
        ...(await readMonth(options, month)),
      };
      return reply.renderPage(DESK_NUMBERS_PAGE, { deskNumbers });
    }
    const months = [];
    for (const each of listMonths(month, NUMBERS_FILE_MONTHS)) {
      months.push({ month: each, ...(await readMonth(options, each)) });
    }
    const fileName = `numbers-${months[0]?.month}-${month}.csv`;
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return reply.type('text/csv; charset=utf-8').send(writeNumbers(months));
  });
}
