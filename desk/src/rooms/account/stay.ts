import { Refusal } from '@clinic/api/refusal.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { SessionEnd } from '@clinic/contract/desk-person.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answer, type Done, leadTo, type Visit } from '#frame/room.ts';
import { findSession } from '#frame/session.ts';
import { toLaterEnd, toSessionEnd } from '#frame/session-end.ts';

/** The name of the session's cookie. Over https it begins with `__Secure-`. */
const isSessionCookie = (name: string) => name.endsWith('desk.session_token');

/** Tells the script of a page when the session ends. A browser is led to the day. */
export async function readEnd(visit: Visit): Promise<Answer> {
  if (!visit.isData) return leadTo(DESK_PATHS.today);
  const end = toSessionEnd(await getSession(visit));
  return new Answer((reply) => reply.send(end));
}

/**
 * Lets the session last a working day from now. The script gets the new `SessionEnd`, and without script 303 leads back to
 * the page.
 */
export async function stay(visit: Visit): Promise<Done> {
  const { desk, request } = visit;
  const session = await getSession(visit);
  const expiresAt = toLaterEnd(session);
  await (await desk.auth.$context).internalAdapter.updateSession(session.token, { expiresAt });
  const data = toSessionEnd({ ...session, expiresAt });
  return { to: toPageBefore(request), data, addHeaders: (reply) => keepCookie(visit, reply, data) };
}

async function getSession({ desk, request }: Visit) {
  const session = await findSession(desk.auth, request.headers.cookie);
  if (!session) throw new Refusal('signed-out');
  return session;
}

/** The browser keeps the cookie as long as the session. */
function keepCookie({ desk, request }: Visit, reply: FastifyReply, { msLeft }: SessionEnd): void {
  const secure = desk.auth.options.advanced?.useSecureCookies ?? false;
  for (const [name, value = ''] of Object.entries(request.cookies)) {
    if (!isSessionCookie(name)) continue;
    const maxAge = Math.floor(msLeft / 1000);
    reply.setCookie(name, value, { maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });
  }
}

/** The page of the desk that sent the form; the day when the browser does not name it. */
function toPageBefore({ headers, host }: FastifyRequest): string {
  const before = URL.parse(headers.referer ?? '');
  return before?.host === host ? before.pathname + before.search : DESK_PATHS.today;
}
