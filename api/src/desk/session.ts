import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS, DESK_ROLES, type DeskPerson } from '@clinic/contract/desk.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { countStuckMails } from '../mails/stuck-mails.ts';
import { Refusal } from '../refusal.ts';
import type { DeskAuth } from './auth.ts';
import type { DayOptions } from './day.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who has signed in; `null` in front of the door. */
    person: DeskPerson | null;
  }
}

/** Whether the answer is for a program, such as the script of a page, and not shown by the browser itself. */
export function wantsData({ headers }: FastifyRequest): boolean {
  return /\bapplication\/json\b|\btext\/event-stream\b/.test(headers.accept ?? '');
}

type PeopleOnlyOptions = Pick<DayOptions, 'db' | 'calendar'> & { auth: DeskAuth; getNow: () => Date };

/** Lets nobody in without a session: a page leads to where people sign in, and data is refused with 401. */
export const peopleOnly = fastifyPlugin<PeopleOnlyOptions>(
  async (app, { auth, db, calendar, getNow }) => {
    app.decorateRequest('person', null);
    app.addHook('onRequest', async (request, reply) => {
      request.person = await findPerson(auth, request.headers.cookie);
      if (request.person) {
        // The bar of each page tells of them.
        if (request.method === 'GET' && !wantsData(request)) await addStuckMails(request.person);
        return undefined;
      }
      if (request.method !== 'GET' || wantsData(request)) throw new Refusal('signed-out');
      return leadToDoor(reply);
    });

    async function addStuckMails(person: DeskPerson): Promise<void> {
      const now = getNow();
      const stuckMails = await countStuckMails(db, now, getToday(calendar.timeZone, now));
      if (stuckMails > 0) person.stuckMails = stuckMails;
    }
  },
  { name: 'people-only' },
);

/** The person of a request behind the door. */
export function getPerson({ person }: FastifyRequest): DeskPerson {
  if (!person) throw new Refusal('signed-out');
  return person;
}

async function findPerson(auth: DeskAuth, cookie: string | undefined): Promise<DeskPerson | null> {
  if (cookie === undefined) return null;
  const session = await auth.api.getSession({ headers: new Headers({ cookie }) });
  const role = DESK_ROLES.find((name) => name === session?.user.role);
  return session && role ? { email: session.user.email, role } : null;
}

function leadToDoor(reply: FastifyReply): FastifyReply {
  return reply.redirect(DESK_PATHS.signIn, 303);
}
