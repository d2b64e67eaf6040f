import { addDays, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { ExportRefusal, ExportView } from '@clinic/contract/desk-taking.ts';
import { DESK_EXPORT_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import { Refusal } from '#src/refusal.ts';
import type { DayOptions } from '../day/day.ts';
import { getMaker, getPerson, ownersOnly, wantsData } from '../door/session.ts';
import { readNames, toMaker } from '../people/names.ts';
import { addRecord, listRecords } from '../records.ts';
import { createExport, FILE_TYPES, orderToSubject, readOrder } from './export.ts';
import { listFeeds, renewFeed } from './feeds.ts';

type ExportRoutesOptions = DayOptions & { secret: Buffer; deskUrl: string; getNow: () => Date };

/** How many records the page shows. */
const SHOWN_RECORDS = 50;

/** How many days before today the form begins with. */
const FIRST_DAYS = 30;

/**
 * Routes for owners. GET /export: the page; with `from`, `to` and `format` the file, or 422.
 * POST /export/feeds: 303 back to the page, where the doctor's calendar has a new address.
 */
export async function exportRoutes(app: FastifyInstance, options: ExportRoutesOptions): Promise<void> {
  const { db, calendar, getNow } = options;

  app.get(DESK_PATHS.export, { onRequest: ownersOnly }, async (request, reply) => {
    const [from, to, format] = readQuery(request);
    if (from === '' && to === '' && format === '') return showPage(request, reply, null);
    const order = readOrder(from, to, format);
    if (typeof order === 'string') return showPage(request, reply, order);
    const now = getNow();
    const { email, ip } = { ...getPerson(request), ip: request.ip };
    await addRecord(db, { action: 'exported', subject: orderToSubject(order), made_by: email, made_from: ip }, now);
    const { extension, mediaType } = FILE_TYPES[order.format];
    const fileName = `appointments-${order.from}-${order.to}.${extension}`;
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return reply.type(mediaType).send(createExport(options, order, now));
  });

  app.post(`${DESK_PATHS.export}/feeds`, { onRequest: ownersOnly }, async (request, reply) => {
    const doctor = getText(request.body, 'doctor');
    if (!getAllDoctors(calendar).some(({ id }) => id === doctor)) throw new Refusal('not-found');
    await renewFeed(db, doctor);
    await addRecord(db, { action: 'feed-renewed', subject: doctor, ...getMaker(request) }, getNow());
    return reply.redirect(`${DESK_PATHS.export}?done=renewed`, 303);
  });

  async function showPage(request: FastifyRequest, reply: FastifyReply, refused: ExportRefusal | null) {
    const today = getToday(calendar.timeZone, getNow());
    const [from, to, format] = readQuery(request);
    if (refused && wantsData(request)) return reply.code(422).send({ reason: refused });
    const [feeds, records, names] = await Promise.all([
      listFeeds(options),
      listRecords(db, SHOWN_RECORDS),
      readNames(db),
    ]);
    const deskExport: ExportView = {
      person: getPerson(request),
      today,
      from: from || addDays(today, -FIRST_DAYS),
      to: to || today,
      format: format === 'fhir' ? 'fhir' : 'csv',
      refused,
      feeds,
      records: records.map(({ id, action, subject, made_by, made_from, made_at: at }) => {
        return { id, action, subject, ...toMaker(made_by, names), from: made_from, at };
      }),
      done: readDone(request.query),
    };
    return reply.renderPage(DESK_EXPORT_PAGE, { deskExport }, refused ? 422 : 200);
  }
}

function readQuery({ query }: FastifyRequest): [from: string, to: string, format: string] {
  return [getText(query, 'from'), getText(query, 'to'), getText(query, 'format')];
}

function readDone(query: unknown): ExportView['done'] {
  if (getText(query, 'done') === 'renewed') return { kind: 'renewed' };
  const count = Number.parseInt(getText(query, 'erased'), 10);
  return count > 0 ? { kind: 'erased', count } : null;
}
