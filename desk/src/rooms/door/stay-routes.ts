import { Refusal } from '@clinic/api/refusal.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { SessionEnd } from '@clinic/contract/desk-person.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession, wantsData } from '#frame/session.ts';
import { toLaterEnd, toSessionEnd } from '#frame/session-end.ts';
import type { DeskAuth } from '#people/auth.ts';

/** The name of the session's cookie. Over https it begins with `__Secure-`. */
const isSessionCookie = (name: string) => name.endsWith('desk.session_token');

/**
 * GET /account/stay: the `SessionEnd` as data; a browser is led to the day.
 * POST /account/stay: lets the session last a working day from now. The script gets the new `SessionEnd`, and without
 * script 303 leads back to the page.
 */
export async function stayRoutes(app: FastifyInstance, { auth }: { auth: DeskAuth }): Promise<void> {
  app.get(DESK_PATHS.stay, async (request, reply) => {
    if (!wantsData(request)) return reply.redirect(DESK_PATHS.today, 303);
    return toSessionEnd(await getSession(request));
  });

  app.post(DESK_PATHS.stay, async (request, reply) => {
    const session = await getSession(request);
    const expiresAt = toLaterEnd(session);
    await (await auth.$context).internalAdapter.updateSession(session.token, { expiresAt });
    const end = toSessionEnd({ ...session, expiresAt });
    keepCookie(request, reply, end);
    return wantsData(request) ? end : reply.redirect(toPageBefore(request), 303);
  });

  async function getSession(request: FastifyRequest) {
    const session = await findSession(auth, request.headers.cookie);
    if (!session) throw new Refusal('signed-out');
    return session;
  }

  /** The browser keeps the cookie as long as the session. */
  function keepCookie({ cookies }: FastifyRequest, reply: FastifyReply, { msLeft }: SessionEnd): void {
    const secure = auth.options.advanced?.useSecureCookies ?? false;
    for (const [name, value = ''] of Object.entries(cookies)) {
      if (!isSessionCookie(name)) continue;
      const maxAge = Math.floor(msLeft / 1000);
      reply.setCookie(name, value, { maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });
    }
  }
}

/** The page of the desk that sent the form; the day when the browser does not name it. */
function toPageBefore({ headers, host }: FastifyRequest): string {
  const before = URL.parse(headers.referer ?? '');
  return before?.host === host ? before.pathname + before.search : DESK_PATHS.today;
}
