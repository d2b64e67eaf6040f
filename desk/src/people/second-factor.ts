import { tidyReference } from '@clinic/api/appointments/reference.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { askAuth, readProblemCode } from './ask-auth.ts';
import { countAttempt } from './attempts.ts';
import type { DeskAuth } from './auth.ts';
import { CODE_DIGITS, CODE_MAX_CHARS } from './people-view.ts';

/** Whether a cookie is that of a sign-in that waits for a code. Over https its name begins with `__Secure-`. */
const isWaitingCookie = (name: string) => name.endsWith('desk.two_factor');

/** A code works once (RFC 6238, 5.2), so that nobody who has seen it typed can use it while it is still valid. */
const USE_LIMIT = { max: 1, windowMs: 3 * 30_000 };

/**
 * `over`: the sign-in has to begin again. `locked`: this person's codes were wrong too often, and the next one has to
 * wait.
 */
export type CodeOutcome =
  | { kind: 'right'; answer: Response; email: string }
  | { kind: 'wrong' }
  | { kind: 'over' | 'locked'; answer: Response };

/** Whether the passphrase was right in this browser, and a code is still to come. */
export function isWaitingForCode(request: FastifyRequest): boolean {
  return Object.keys(request.cookies).some(isWaitingCookie);
}

/** Checks a typed code: of the authenticator app, or a backup code, which works once. */
export async function checkCode(
  auth: DeskAuth,
  db: Kysely<ClinicDatabase>,
  request: FastifyRequest,
  typed: string,
  now: Date,
): Promise<CodeOutcome> {
  const code = typed.slice(0, CODE_MAX_CHARS).replaceAll(/\s/g, '');
  const isAppCode = code.length === CODE_DIGITS && /^\d+$/.test(code);
  const path = isAppCode ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
  // With a session's cookie, better-auth would check the code against the second factor of that session's person.
  const answer = await askAuth(auth, request, path, { code: isAppCode ? code : tidyReference(code) }, isWaitingCookie);
  if (answer.ok) {
    const { user, token } = (await answer.clone().json()) as { user: { id: string; email: string }; token: string };
    const isRepeated = isAppCode && (await countAttempt(db, `used:${user.id}:${code}`, USE_LIMIT, now)) > 0;
    if (!isRepeated) return { kind: 'right', answer, email: user.email };
    await (await auth.$context).internalAdapter.deleteSession(token);
    return { kind: 'over', answer };
  }
  switch (await readProblemCode(answer.clone())) {
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return { kind: 'wrong' };
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return { kind: 'locked', answer };
    default:
      return { kind: 'over', answer };
  }
}
