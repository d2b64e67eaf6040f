import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { toSubscriber } from '@clinic/api/visitor-address.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { ADDRESS_LIMIT, countAttempt, forgetAttempts, PERSON_LIMIT, takeAttemptBack } from './attempts.ts';
import type { DeskAuth } from './auth.ts';
import { createKnownBrowsers } from './known-browser.ts';

export type SignInLimits = Awaited<ReturnType<typeof createSignInLimits>>;

/**
 * Limits how often somebody may try a passphrase, a code or a passkey: by network address, and for passphrases also by
 * person, so that many addresses together cannot guess one. Email addresses that nobody has are counted in the same
 * way.
 */
export async function createSignInLimits(auth: DeskAuth, db: Kysely<ClinicDatabase>, getNow: () => Date) {
  const browsers = await createKnownBrowsers(auth);
  const toAddressKey = (what: 'passphrase' | 'code' | 'passkey', { ip }: FastifyRequest) =>
    `${what}:${toSubscriber(ip)}`;

  return {
    /** Counts an attempt. Resolves to the seconds to wait, or to 0 when it may be made. */
    async takePassphrase(request: FastifyRequest, email: string): Promise<number> {
      const waitSeconds = await countAttempt(db, toAddressKey('passphrase', request), ADDRESS_LIMIT, getNow());
      if (waitSeconds > 0) return waitSeconds;
      return countAttempt(db, browsers.toAttemptKey(request, email.toLowerCase()), PERSON_LIMIT, getNow());
    },
    /** Takes back the counts of a right passphrase. */
    async passphraseFits(request: FastifyRequest, email: string): Promise<void> {
      await takeAttemptBack(db, toAddressKey('passphrase', request));
      await forgetAttempts(db, browsers.toAttemptKey(request, email.toLowerCase()));
    },
    takeCode: (request: FastifyRequest) => countAttempt(db, toAddressKey('code', request), ADDRESS_LIMIT, getNow()),
    codeFits: (request: FastifyRequest) => takeAttemptBack(db, toAddressKey('code', request)),
    takePasskey: (request: FastifyRequest) =>
      countAttempt(db, toAddressKey('passkey', request), ADDRESS_LIMIT, getNow()),
    passkeyFits: (request: FastifyRequest) => takeAttemptBack(db, toAddressKey('passkey', request)),
    /** Remembers a browser in which the person has signed in or chosen a passphrase. */
    rememberBrowser: (reply: FastifyReply, email: string) => browsers.remember(reply, email.toLowerCase()),
  };
}
