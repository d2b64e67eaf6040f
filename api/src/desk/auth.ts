import { type DeskRole, PASSPHRASE_MAX_CHARS, PASSPHRASE_MIN_CHARS } from '@clinic/contract/desk.ts';
import { betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import { isPostgres } from '#migrations/003-contact-keys.ts';
import type { ClinicDatabase } from '../database/tables.ts';

/** A working day. */
const SESSION_SECONDS = 12 * 60 * 60;

/** After so many attempts from one address within the window, the address has to wait. */
const MAX_ATTEMPTS = 5;
const ATTEMPT_WINDOW_SECONDS = 60;

/** Carries the visitor's address to better-auth, which knows no sockets. Only `sign-in.ts` sets it. */
export const ADDRESS_HEADER = 'x-desk-address';

/** The origin that better-auth compares requests with. They are made here, so it is never seen outside. */
export const INNER_ORIGIN = 'http://desk.internal';

export type DeskAuth = ReturnType<typeof createDeskAuth>;

/**
 * People of the desk, their passphrases and sessions, kept by better-auth in the clinic's database. `isHttps` tells
 * whether people reach the desk by https, so that the cookie travels over nothing else.
 */
export function createDeskAuth(db: Kysely<ClinicDatabase>, secret: Buffer, isHttps: boolean) {
  return betterAuth({
    database: { db, type: isPostgres(db) ? 'postgres' : 'sqlite' },
    secret: `desk:${secret.toString('base64url')}`,
    baseURL: INNER_ORIGIN,
    telemetry: { enabled: false },
    // Its lines name addresses; the routes of the desk log what happened without them.
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      autoSignIn: false,
      minPasswordLength: PASSPHRASE_MIN_CHARS,
      maxPasswordLength: PASSPHRASE_MAX_CHARS,
      revokeSessionsOnPasswordReset: true,
    },
    rateLimit: {
      enabled: true,
      // Several processes count together.
      storage: 'database',
      modelName: 'desk_attempts',
      customRules: { '/sign-in/email': { window: ATTEMPT_WINDOW_SECONDS, max: MAX_ATTEMPTS } },
    },
    user: {
      modelName: 'desk_people',
      additionalFields: { role: { type: 'string', input: false, defaultValue: 'reception' satisfies DeskRole } },
    },
    session: { modelName: 'desk_sessions', expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    account: { modelName: 'desk_accounts' },
    verification: { modelName: 'desk_verifications' },
    advanced: {
      cookiePrefix: 'desk',
      useSecureCookies: isHttps,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}
