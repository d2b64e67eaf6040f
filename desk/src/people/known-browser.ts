import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskAuth } from './auth.ts';

const KNOWN_SECONDS = 180 * 24 * 60 * 60;

const NONCE_BYTES = 16;

/**
 * Tells browsers in which a person has signed in, or has chosen a passphrase by a one-time link, from all others.
 * Strangers' guesses count only against the others, so that they do not lock the person out of the usual browser:
 * 'device cookies' of https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies. The cookie
 * does not sign anybody in.
 */
export async function createKnownBrowsers(auth: DeskAuth) {
  const { secret, options } = await auth.$context;
  const isHttps = options.advanced?.useSecureCookies ?? false;
  const sign = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(['known-browser', ...parts].join(':'))
      .digest('base64url');

  /** Several people may share a computer, so each has a cookie. Its name does not reveal the address. */
  const toName = (email: string) => `${isHttps ? '__Secure-' : ''}desk.known.${sign('name', email).slice(0, 10)}`;

  return {
    /**
     * The key that counts attempts for the person in this browser. It is a hash, because the typed address may be
     * anything.
     */
    toAttemptKey(request: FastifyRequest, email: string): string {
      const [nonce = '', signature = ''] = (request.cookies[toName(email)] ?? '').split('.');
      const expected = Buffer.from(sign(nonce, email));
      const given = Buffer.from(signature);
      const isKnown = given.length === expected.length && timingSafeEqual(given, expected);
      return `person:${sign('key', email, isKnown ? nonce : '')}`;
    },
    remember(reply: FastifyReply, email: string): void {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      reply.setCookie(toName(email), `${nonce}.${sign(nonce, email)}`, {
        maxAge: KNOWN_SECONDS,
        path: DESK_PATHS.signIn,
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
      });
    },
  };
}
