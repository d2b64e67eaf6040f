import {
  DESK_PATHS,
  type DeskPassphrase,
  type DeskSignIn,
  PASSPHRASE_MAX_CHARS,
  PASSPHRASE_MIN_CHARS,
} from '@clinic/contract/desk.ts';
import { DESK_PASSPHRASE_PAGE, DESK_SIGN_IN_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '../appointments/form-post.ts';
import { Refusal } from '../refusal.ts';
import { ADDRESS_HEADER, type DeskAuth, INNER_ORIGIN } from './auth.ts';
import { choosePassphrase, isTokenGood } from './people.ts';

type DoorOptions = { auth: DeskAuth; getNow: () => Date };

/**
 * In front of the door: GET and POST /sign-in, POST /sign-out, GET and POST /passphrase.
 * A person who signs in is answered with 303 and a cookie, and otherwise with the page again: 401, 422, or 429.
 */
export async function doorRoutes(app: FastifyInstance, { auth, getNow }: DoorOptions): Promise<void> {
  app.get(DESK_PATHS.signIn, (_request, reply) => showSignIn(reply, { email: '', refused: null }, 200));

  app.post(DESK_PATHS.signIn, async (request, reply) => {
    const email = getText(request.body, 'email').trim();
    const answer = await ask(request, '/sign-in/email', { email, password: getText(request.body, 'passphrase') });
    if (answer.ok) return reply.header('set-cookie', answer.headers.getSetCookie()).redirect(DESK_PATHS.today, 303);
    // The database cannot be asked.
    if (answer.status >= 500) throw new Refusal('unavailable');
    if (answer.status !== 429) {
      request.log.warn('somebody could not sign in at the front desk');
      return showSignIn(reply, { email, refused: { reason: 'wrong' } }, 401);
    }
    const waitSeconds = Number(answer.headers.get('x-retry-after') ?? 0);
    reply.header('retry-after', String(waitSeconds));
    return showSignIn(reply, { email, refused: { reason: 'too-many', waitSeconds } }, 429);
  });

  app.post(DESK_PATHS.signOut, async (request, reply) => {
    const answer = await ask(request, '/sign-out', {});
    return reply.header('set-cookie', answer.headers.getSetCookie()).redirect(DESK_PATHS.signIn, 303);
  });

  app.get(DESK_PATHS.passphrase, async (request, reply) => {
    const token = getText(request.query, 'token');
    const isGood = await isTokenGood(auth, token, getNow());
    return showPassphrase(reply, { token, refused: isGood ? null : 'gone' });
  });

  app.post(DESK_PATHS.passphrase, async (request, reply) => {
    const [token, passphrase, again] = ['token', 'passphrase', 'again'].map((name) => getText(request.body, name));
    const refused = judgePassphrase(passphrase ?? '', again ?? '');
    if (refused) return showPassphrase(reply, { token: token ?? '', refused });
    const isChosen = await choosePassphrase(auth, token ?? '', passphrase ?? '');
    return isChosen ? reply.redirect(DESK_PATHS.signIn, 303) : showPassphrase(reply, { token: '', refused: 'gone' });
  });

  /** By way of a request, because better-auth counts attempts by requests. */
  function ask(request: FastifyRequest, path: string, body: object): Promise<Response> {
    return auth.handler(
      new Request(`${INNER_ORIGIN}/api/auth${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: INNER_ORIGIN,
          cookie: request.headers.cookie ?? '',
          [ADDRESS_HEADER]: request.ip,
        },
        body: JSON.stringify(body),
      }),
    );
  }
}

function judgePassphrase(passphrase: string, again: string): DeskPassphrase['refused'] {
  const chars = [...passphrase].length;
  if (chars < PASSPHRASE_MIN_CHARS || chars > PASSPHRASE_MAX_CHARS) return 'too-short';
  return passphrase === again ? null : 'unequal';
}

function showSignIn(reply: FastifyReply, deskSignIn: DeskSignIn, statusCode: number): Promise<FastifyReply> {
  return reply.renderPage(DESK_SIGN_IN_PAGE, { deskSignIn }, statusCode);
}

function showPassphrase(reply: FastifyReply, deskPassphrase: DeskPassphrase): Promise<FastifyReply> {
  const { refused } = deskPassphrase;
  const statusCode = refused === null ? 200 : refused === 'gone' ? 404 : 422;
  return reply.renderPage(DESK_PASSPHRASE_PAGE, { deskPassphrase }, statusCode);
}
