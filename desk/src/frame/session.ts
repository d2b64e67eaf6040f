import { Refusal } from '@clinic/api/refusal.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { DESK_ROLES, type DeskPerson, PERSON_HEADER, UNDO_SECONDS } from '@clinic/contract/desk-person.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { DeskAuth } from '../people/auth.ts';
import { isAskedAgain, isKeptForm } from './kept-form.ts';
import { toSessionEnd } from './session-end.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who has signed in; `null` on routes that need no session. */
    person: DeskPerson | null;
  }
}

type FoundSession = { person: DeskPerson; token: string; createdAt: Date; expiresAt: Date };

/** Whether the answer is for a program, such as the script of a page, and not shown by the browser itself. */
export function wantsData({ headers }: FastifyRequest): boolean {
  return /\bapplication\/json\b|\btext\/event-stream\b/.test(headers.accept ?? '');
}

/**
 * Refuses requests without a session: a page leads to the sign-in, data gets 401, and a form gets 401 with the sign-in
 * page, which says that nothing was saved and keeps what was typed. Afterwards the form is shown again.
 */
export const peopleOnly = fastifyPlugin<{ auth: DeskAuth }>(
  async (app, { auth }) => {
    app.decorateRequest('person', null);
    app.addHook('onRequest', async (request, reply) => {
      const found = await findSession(auth, request.headers.cookie);
      request.person = found && { ...found.person, ...(!wantsData(request) && { session: toSessionEnd(found) }) };
      // Somebody else may have signed in beside a page that is still open.
      if (found && wantsData(request)) reply.header(PERSON_HEADER, encodeURIComponent(found.person.email));
      // A form that is kept has to be read before it is refused.
      if (request.person || (isKeptForm(request) && !wantsData(request))) return undefined;
      if (request.method !== 'GET' || wantsData(request)) throw new Refusal('signed-out');
      return leadToDoor(reply);
    });
    app.addHook('preHandler', async (request) => {
      request.person = getPerson(request);
    });
  },
  { name: 'people-only' },
);

/** Answers a form that is asked for again after a sign-in: shows it, filled in, and does nothing else. */
export function showKeptForms(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!isAskedAgain(request)) return undefined;
    request.person = { ...getPerson(request), hasKeptForm: true };
    const { showAgain } = request.routeOptions.config;
    return showAgain ? showAgain(request, reply) : reply.redirect(DESK_PATHS.today, 303);
  });
}

/** Returns the person who sends a request. Throws a Refusal without a session. */
export function getPerson({ person }: FastifyRequest): DeskPerson {
  if (!person) throw new Refusal('signed-out');
  return person;
}

/** Names the sender of a request for the records. */
export function getMaker(request: FastifyRequest) {
  return { made_by: getPerson(request).email, made_from: request.ip };
}

/** A hook behind `peopleOnly` that admits only owners: `app.addHook('preHandler', ownersOnly)`. */
export async function ownersOnly(request: FastifyRequest): Promise<void> {
  // A form that is kept has to be read before it is refused.
  if (!request.person && isKeptForm(request)) return;
  if (getPerson(request).role !== 'owner') throw new Refusal('owners-only');
}

/** Finds the person whose session a cookie names; `null` without a valid session. */
export async function findSignedIn(auth: DeskAuth, cookie: string | undefined): Promise<DeskPerson | null> {
  return (await findSession(auth, cookie))?.person ?? null;
}

/** Finds the session that a cookie names, with its person; `null` without a valid one. */
export async function findSession(auth: DeskAuth, cookie: string | undefined): Promise<FoundSession | null> {
  if (cookie === undefined) return null;
  const session = await auth.api.getSession({ headers: new Headers({ cookie }) }).catch(throwCause);
  const role = DESK_ROLES.find((name) => name === session?.user.role);
  if (!session || !role) return null;
  const { email, name } = session.user;
  const undoSeconds = UNDO_SECONDS.find((seconds) => seconds === session.user.undoSeconds) ?? UNDO_SECONDS[0];
  const { token, createdAt, expiresAt } = session.session;
  const person = { email, role, undoSeconds, ...(name !== '' && name !== email && { name }) };
  return { person, token, createdAt, expiresAt };
}

/** Rethrows the database's error, which better-auth hides behind one of its own. */
function throwCause(error: unknown): never {
  throw error instanceof Error ? (error.cause ?? error) : error;
}

function leadToDoor(reply: FastifyReply): FastifyReply {
  return reply.redirect(DESK_PATHS.signIn, 303);
}
