import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import {
  type DeskPeople,
  PEOPLE_ACTIONS,
  PEOPLE_NOTICES,
  PEOPLE_REFUSALS,
  type PeopleRefusal,
} from '@clinic/contract/desk-people.ts';
import { DESK_ROLES, type DeskRole } from '@clinic/contract/desk-person.ts';
import { DESK_PEOPLE_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { getText } from '#src/appointments/booking-request.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { Refusal } from '#src/refusal.ts';
import type { DeskAuth } from '../door/auth.ts';
import { getMaker, getPerson, ownersOnly, wantsData } from '../door/session.ts';
import { invite, toPassphraseUrl } from './invite.ts';
import { changeRole, type PersonChange, removePerson, resetSecondFactor } from './people-changes.ts';
import { findPerson, listPeople } from './people-list.ts';
import { readPersonName } from './person-name.ts';

type PeopleOptions = { auth: DeskAuth; db: Kysely<ClinicDatabase>; deskUrl: string; getNow: () => Date };

type Shown = Partial<Omit<DeskPeople, 'person' | 'people'>>;

const NOBODY = { email: '', name: '', role: 'reception' } as const;

/**
 * Routes for owners. GET /people: the page, or a list for a program. POST /people adds a person, and POST
 * /people/{id}/link makes a new link: 200 with the page that shows the link, once. POST /people/{id}/role,
 * /second-factor and /remove: 303 to the page, which says what was done or why not.
 */
export async function peopleRoutes(app: FastifyInstance, options: PeopleOptions): Promise<void> {
  const { auth, db, deskUrl, getNow } = options;
  app.addHook('preHandler', ownersOnly);

  app.get(DESK_PATHS.people, async (request, reply) => {
    reply.header('vary', 'accept');
    if (wantsData(request)) return listPeople(db);
    return show(request, reply, readOutcome(request.query));
  });

  const showAgain = (request: FastifyRequest, reply: FastifyReply) =>
    show(request, reply, { entry: readEntry(request) });

  app.post(DESK_PATHS.people, { config: { showAgain } }, async (request, reply) => {
    const entry = readEntry(request);
    const refuse = (refused: PeopleRefusal) => show(request, reply, { refused, entry }, 422);
    if (!readRole(request)) return refuse('role-unknown');
    if (!z.email().safeParse(entry.email).success) return refuse('email-invalid');
    if (await findPerson(db, entry.email)) return refuse('known');
    const name = readPersonName(entry.name);
    return name === null ? refuse('name-invalid') : showLink(request, reply, { ...entry, name });
  });

  app.post(`${DESK_PATHS.people}/:id/:action`, async (request, reply) => {
    const { id, action: word } = request.params as { id: string; action: string };
    const action = PEOPLE_ACTIONS.find((name) => name === word);
    if (!action) throw new Refusal('not-found');
    if (action === 'link') {
      const person = await db.selectFrom('desk_people').selectAll().where('id', '=', id).executeTakeFirst();
      return person ? showLink(request, reply, { ...person, name: '' }) : leadBack(reply, 'refused=gone');
    }
    const change: PersonChange = { id, maker: getMaker(request), now: getNow() };
    const role = readRole(request);
    const outcome = await {
      role: async () => (role ? changeRole(db, change, role) : 'role-unknown'),
      'second-factor': () => resetSecondFactor(db, change),
      remove: () => removePerson(db, change),
    }[action]();
    return leadBack(reply, outcome === 'done' ? `done=${action}` : `refused=${outcome}`);
  });

  async function showLink(
    request: FastifyRequest,
    reply: FastifyReply,
    { email, name, role }: { email: string; name: string; role: DeskRole },
  ) {
    const asked = { email, name, role, maker: getMaker(request), now: getNow() };
    const { token, isNewPerson } = await invite({ auth, db, ...asked });
    return show(request, reply, { link: { email, url: toPassphraseUrl(deskUrl, token), isNewPerson } });
  }

  async function show(request: FastifyRequest, reply: FastifyReply, shown: Shown, statusCode = 200) {
    const page = { person: getPerson(request), people: await listPeople(db) };
    const deskPeople = { ...page, link: null, notice: null, refused: null, entry: NOBODY, ...shown };
    return reply.renderPage(DESK_PEOPLE_PAGE, { deskPeople }, statusCode);
  }
}

function readEntry(request: FastifyRequest): DeskPeople['entry'] {
  const name = getText(request.body, 'name').trim();
  return { email: getText(request.body, 'email').trim(), name, role: readRole(request) ?? NOBODY.role };
}

function readRole({ body }: FastifyRequest): DeskRole | undefined {
  return DESK_ROLES.find((name) => name === getText(body, 'role'));
}

function leadBack(reply: FastifyReply, outcome: string): FastifyReply {
  return reply.redirect(`${DESK_PATHS.people}?${outcome}`, 303);
}

function readOutcome(query: unknown): Shown {
  return {
    notice: PEOPLE_NOTICES.find((name) => name === getText(query, 'done')) ?? null,
    refused: PEOPLE_REFUSALS.find((name) => name === getText(query, 'refused')) ?? null,
  };
}
