import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { createTooManyRefusal } from '@clinic/api/limits/request-limits.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import { toSubscriber } from '@clinic/api/visitor-address.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { ADDRESS_LIMIT, countAttempt } from '#people/attempts.ts';
import { findTokenName, toUser } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The program that reads FHIR, as the record of openings names it; empty without a token. */
    fhirUser: string;
  }
}

/** Two requests a second: more than a program needs, which asks for what has changed since. */
const READ_LIMIT = { max: 120, timeWindow: 60_000 };

/** Makes the limit of requests, of each token, and of each network address without one. */
export function createReadLimit(app: FastifyInstance) {
  return app.rateLimit({
    ...READ_LIMIT,
    keyGenerator: ({ fhirUser, ip }) => fhirUser || `fhir ${toSubscriber(ip)}`,
  });
}

/**
 * Makes the hook that lets in programs with a token. Wrong ones are counted by network address, as the sign-in counts
 * passphrases; the right one never waits for them.
 */
export function createTokenDoor(db: Kysely<ClinicDatabase>, getNow: () => Date) {
  return async (request: FastifyRequest): Promise<void> => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) throw createTokenRefusal('Send a token: Authorization: Bearer …', '');
    const name = await findTokenName(db, token);
    if (name !== null) {
      request.fhirUser = toUser(name);
      return;
    }
    const waitSeconds = await countAttempt(db, `fhir:${toSubscriber(request.ip)}`, ADDRESS_LIMIT, getNow());
    if (waitSeconds > 0) throw createTooManyRefusal(waitSeconds * 1000);
    throw createTokenRefusal('There is no such token, or it has been revoked.', ', error="invalid_token"');
  };
}

function createTokenRefusal(detail: string, error: string): Refusal {
  return new Refusal('signed-out', { detail, headers: { 'www-authenticate': `Bearer realm="fhir"${error}` } });
}
