import { createReference } from '@clinic/api/appointments/reference.ts';
import { getEngineName } from '@clinic/api/database/engines.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { type DeskRole, UNDO_SECONDS } from '@clinic/contract/desk-person.ts';
import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { SESSION_MS } from '../frame/session-end.ts';
import { PASSPHRASE_MAX_CHARS, PASSPHRASE_MIN_CHARS } from './door.ts';
import { CODE_DIGITS } from './people-view.ts';

const BACKUP_CODES = 10;

/** Carries the visitor's address to better-auth, which does not see sockets. Only `ask-auth.ts` sets it. */
export const ADDRESS_HEADER = 'x-desk-address';

/**
 * The origin that better-auth compares requests with. All requests to it are made in this process, so nobody outside
 * sees it.
 */
export const INNER_ORIGIN = 'http://desk.internal';

/**
 * Opens a session for a person whose passkey was right (`passkeys.ts`), as the library does after a passphrase. It has
 * no URL, so only this process can ask for it.
 */
const passkeySessions = {
  id: 'passkey-sessions',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ personId: z.string() }) },
      async (context) => {
        const { internalAdapter: people } = context.context;
        const user = await people.findUserById(context.body.personId);
        if (!user) throw new Error('somebody has just removed this person');
        const session = await people.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({});
      },
    ),
  },
} satisfies BetterAuthPlugin;

export type DeskAuth = ReturnType<typeof createDeskAuth>;

/**
 * Sets up better-auth, which keeps the desk's people, passphrases and sessions in the clinic's database. `isHttps`
 * tells whether people reach the desk over https; the cookie is then sent over nothing else.
 */
export function createDeskAuth(db: Kysely<ClinicDatabase>, secret: Buffer, isHttps: boolean) {
  return betterAuth({
    database: { db, type: getEngineName(db) },
    secret: `desk:${secret.toString('base64url')}`,
    baseURL: INNER_ORIGIN,
    telemetry: { enabled: false },
    // Its log lines contain addresses. The desk's routes log what happened without them.
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      autoSignIn: false,
      minPasswordLength: PASSPHRASE_MIN_CHARS,
      // better-auth counts UTF-16 units, of which a character has one or two; `passphrase.ts` counts characters.
      maxPasswordLength: 2 * PASSPHRASE_MAX_CHARS,
      revokeSessionsOnPasswordReset: true,
    },
    // `attempts.ts` limits attempts instead, also by person.
    rateLimit: { enabled: false },
    user: {
      modelName: 'desk_people',
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'reception' satisfies DeskRole },
        undoSeconds: { type: 'number', input: false, defaultValue: UNDO_SECONDS[0] },
        signedInAt: { type: 'date', input: false, required: false },
      },
    },
    session: { modelName: 'desk_sessions', expiresIn: SESSION_MS / 1000, disableSessionRefresh: true },
    account: { modelName: 'desk_accounts' },
    // Hashed, so that a reader of a database copy cannot use the links that wait in it.
    verification: { modelName: 'desk_verifications', storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({
        schema: { twoFactor: { modelName: 'desk_second_factors' } },
        totpOptions: { digits: CODE_DIGITS },
        backupCodeOptions: {
          customBackupCodesGenerate: () => Array.from({ length: BACKUP_CODES }, createReference),
          storeBackupCodes: 'encrypted',
        },
      }),
      passkeySessions,
    ],
    advanced: {
      cookiePrefix: 'desk',
      useSecureCookies: isHttps,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}
