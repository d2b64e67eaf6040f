import { DESK_PATHS, DESK_ROLES, type DeskPerson } from '@clinic/contract/desk.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';
import type { DeskAuth } from './auth.ts';

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

/**
 * Lets nobody in without a session: a page leads to where people sign in, data is refused with 401, and a form with 401
 * and that page, which says that nothing was done.
 */
export const peopleOnly = fastifyPlugin<{ auth: DeskAuth }>(
  async (app, { auth }) => {
    app.decorateRequest('person', null);
    app.addHook('onRequest', async (request, reply) => {
      request.person = await findPerson(auth, request.headers.cookie);
      if (request.person) return undefined;
      if (request.method !== 'GET' || wantsData(request)) throw new Refusal('signed-out');
      return leadToDoor(reply);
    });
  },
  { name: 'people-only' },
);

/** The person of a request behind the door. */
export function getPerson({ person }: FastifyRequest): DeskPerson {
  if (!person) throw new Refusal('signed-out');
  return person;
}

/** Who sends a request, for the records. */
export function getMaker(request: FastifyRequest) {
  return { made_by: getPerson(request).email, made_from: request.ip };
}

/** A hook behind `peopleOnly` that lets nobody in but owners: `app.addHook('onRequest', ownersOnly)`. */
export async function ownersOnly(request: FastifyRequest): Promise<void> {
  if (getPerson(request).role !== 'owner') throw new Refusal('owners-only');
}

/** Whose session a cookie names; `null` without one that lasts. */
export async function findPerson(auth: DeskAuth, cookie: string | undefined): Promise<DeskPerson | null> {
  if (cookie === undefined) return null;
  const session = await auth.api.getSession({ headers: new Headers({ cookie }) }).catch(throwCause);
  const role = DESK_ROLES.find((name) => name === session?.user.role);
  return session && role ? { email: session.user.email, role } : null;
}

/** better-auth hides that the database could not be asked behind an error of its own. */
function throwCause(error: unknown): never {
  throw error instanceof Error ? (error.cause ?? error) : error;
}

function leadToDoor(reply: FastifyReply): FastifyReply {
  return reply.redirect(DESK_PATHS.signIn, 303);
}
