import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { ErasureRefusal } from '@clinic/contract/desk-taking.ts';
import type { PrivacyContact } from '@clinic/contract/privacy-notice.ts';
import { createReason } from '@clinic/contract/refusals.ts';
import { DESK_PERSON_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getSent, getText } from '../../appointments/booking-request.ts';
import type { Database } from '../../database/open-database.ts';
import { removeMailFiles } from '../../mails/mail-files.ts';
import { Refusal } from '../../refusal.ts';
import { toListed } from '../appointment/appointment-page.ts';
import type { DayOptions } from '../day/day.ts';
import { getMaker, getPerson, ownersOnly } from '../door/session.ts';
import { addRecord } from '../records.ts';
import { erase } from './erase.ts';
import { findPerson, isComing, type Person } from './person.ts';
import { createPersonFile } from './person-file.ts';

type PersonRoutesOptions = DayOptions & {
  eraseRemoved: Database['eraseRemoved'];
  /** The folder for mails that are written as files. */
  outboxDir: string;
  privacyContact: PrivacyContact | null;
  getNow: () => Date;
  notifyDesk: () => void;
};

/**
 * Routes for owners. GET /person?of={id}: all that is kept about the person of this appointment; `only=name` leaves out
 * other names with the same phone or mailbox. GET /person/file: the same data as a JSON file. POST /person/erase: 303
 * to the records, or 409 and the page again.
 */
export async function personRoutes(app: FastifyInstance, options: PersonRoutesOptions): Promise<void> {
  const { db, getNow, notifyDesk } = options;
  const forOwners = { onRequest: ownersOnly };

  app.get(DESK_PATHS.person, forOwners, async (request, reply) =>
    showPage(request, reply, request.query, await find(request.query), null),
  );

  app.get(`${DESK_PATHS.person}/file`, forOwners, async (request, reply) => {
    const { rows } = await find(request.query);
    const now = getNow();
    const file = await createPersonFile(options, rows, now);
    await addRecord(db, { action: 'person-file', subject: String(rows.length), ...getMaker(request) }, now);
    reply.header('content-disposition', 'attachment; filename="person.json"');
    return reply.type('application/json; charset=utf-8').send(file);
  });

  app.post(`${DESK_PATHS.person}/erase`, forOwners, async (request, reply) => {
    const person = await find(request.body);
    const count = Number.parseInt(getText(request.body, 'count'), 10);
    const outcome = await erase(options, person, { count, ...getMaker(request) }, getNow());
    if (typeof outcome === 'string') {
      return showPage(request, reply, request.body, await find(request.body), outcome);
    }
    await removeTraces(request, outcome.mailIds, count);
    notifyDesk();
    return reply.redirect(`${DESK_PATHS.export}?erased=${count}`, 303);
  });

  /** Removes what is left of erased rows: mails that were written as files, and old data in the database's file. */
  async function removeTraces({ log }: FastifyRequest, mailIds: readonly string[], count: number): Promise<void> {
    await removeMailFiles(options.outboxDir, mailIds);
    await options
      .eraseRemoved(count)
      .catch((err: unknown) => log.error({ err }, 'what was erased is removed from the file by the daily run'));
  }

  async function find(fields: unknown): Promise<Person> {
    const person = await findPerson(db, getText(fields, 'of'), isNarrow(fields));
    if (!person) throw new Refusal('not-found');
    return person;
  }

  async function showPage(
    request: FastifyRequest,
    reply: FastifyReply,
    fields: unknown,
    { of, rows, otherNames }: Person,
    refused: ErasureRefusal | null,
  ) {
    const now = getNow();
    const deskPerson = {
      person: getPerson(request),
      of: of.id,
      name: of.name,
      isNarrow: isNarrow(fields),
      otherNames,
      appointments: rows.map((row) => toListed(row, options.words)),
      coming: rows.filter((row) => isComing(row, options, now)).length,
      refused,
    };
    return reply.renderPage(DESK_PERSON_PAGE, { deskPerson }, refused ? 409 : 200);
  }
}

/** Throws a 422 for any other value of `only` than `name`, because without it more is found, and erased. */
function isNarrow(fields: unknown): boolean {
  const only = getSent(fields, 'only');
  if (only === '' || only === 'name') return only === 'name';
  throw new Refusal('fields-invalid', { errors: [createReason('field-unknown', 'only')] });
}
