import { getText } from '@clinic/api/appointments/booking-request.ts';
import type { OpeningKind } from '@clinic/api/database/desk-tables.ts';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { orderToSubject, readOrder } from '#appointments/export-order.ts';
import type { Desk } from '#frame/desk.ts';
import { getMaker } from '#frame/session.ts';

/** Something that an answer will show. An appointment is named by its id here, and by its reference in the record. */
type Opened = { kind: OpeningKind; subject: string } | { kind: OpeningKind; id: string };

const {
  absences,
  appointments,
  book,
  closures,
  export: exported,
  mails,
  person,
  review,
  search,
  sessions,
  today,
  week,
} = DESK_PATHS;

/**
 * Records each opening of patients' data before its answer is made. When the record cannot be written, the request
 * fails. An address that shows patients belongs in this table; `note-openings.test.ts` names those that show none.
 */
export function noteOpenings(app: FastifyInstance, desk: Desk): void {
  const { db, calendar, getNow, openings } = desk;

  const day = (date: string): Opened[] => (isCalendarDate(date) ? [{ kind: 'day', subject: date }] : []);
  const ofQuery = (request: FastifyRequest, ...names: string[]): Opened[] =>
    names.map((name) => ({ kind: 'appointment', id: getText(request.query, name) }));
  const ofPath = ({ params }: FastifyRequest): Opened[] => [{ kind: 'appointment', id: (params as { id: string }).id }];
  const board = (request: FastifyRequest, date: string) => [...day(date), ...ofQuery(request, 'move', 'from')];
  const list = (name: string) => (): Opened[] => [{ kind: 'list', subject: name }];

  const listOpened: Record<string, (request: FastifyRequest) => Opened[]> = {
    [`GET ${today}`]: (request) => board(request, getToday(calendar.timeZone, getNow())),
    [`GET ${DESK_PATHS.day}/:date`]: (request) => board(request, (request.params as { date: string }).date),
    [`GET ${book}`]: (request) => [...day(getText(request.query, 'date')), ...ofQuery(request, 'from')],
    [`GET ${week}/:date?`]: ({ params }) => {
      const { date } = params as { date?: string };
      return [{ kind: 'list', subject: date ? `week ${date}` : 'week' }];
    },
    [`GET ${absences}`]: list('late or away'),
    // The search for the people of a phone number.
    [`POST ${book}`]: ({ body }) => (getText(body, 'phone').trim() === '' ? [] : [{ kind: 'search', subject: '' }]),
    // The answer for a time that is taken shows the patient who has it.
    [`POST ${appointments}`]: ({ body }) => day(getText(body, 'date')),
    [`GET ${appointments}/:id`]: ofPath,
    [`POST ${appointments}/:id/correct`]: ofPath,
    [`POST ${appointments}/:id/notes`]: ofPath,
    [`GET ${search}`]: ({ query }) => (getText(query, 'q').trim() === '' ? [] : [{ kind: 'search', subject: '' }]),
    [`GET ${person}`]: ({ query }) => [{ kind: 'person', id: getText(query, 'of') }],
    [`GET ${person}/file`]: ({ query }) => [{ kind: 'person-file', id: getText(query, 'of') }],
    [`POST ${person}/erase`]: ({ body }) => [{ kind: 'person', id: getText(body, 'of') }],
    [`GET ${exported}`]: ({ query }) => {
      const order = readOrder(getText(query, 'from'), getText(query, 'to'), getText(query, 'format'));
      return typeof order === 'string' ? [] : [{ kind: 'export', subject: orderToSubject(order) }];
    },
    [`GET ${review}`]: list('review'),
    [`GET ${mails}`]: list('mails'),
    [`GET ${closures}`]: list('closures'),
    // A refused form is answered with the page.
    [`POST ${absences}`]: list('late or away'),
    [`POST ${closures}`]: list('closures'),
    [`POST ${sessions}`]: list('closures'),
  };

  app.addHook('preHandler', async (request) => {
    const opened = listOpened[`${request.method} ${request.routeOptions.url}`]?.(request) ?? [];
    for (const one of opened) {
      const subject = 'id' in one ? await readReference(one.id) : one.subject;
      // The handler answers that there is no such appointment.
      if (subject !== undefined) await openings.note(getMaker(request), one.kind, subject, getNow());
    }
  });

  // A press of the script is answered with the appointment, changed or not.
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const date = (payload as { appointment?: Partial<DeskAppointment> | null } | null)?.appointment?.date;
    if (request.method === 'POST' && date !== undefined) await openings.note(getMaker(request), 'day', date, getNow());
    return payload;
  });

  async function readReference(id: string): Promise<string | undefined> {
    if (id === '') return undefined;
    const row = await db.selectFrom('appointments').select('reference').where('id', '=', id).executeTakeFirst();
    return row?.reference;
  }
}
