import type { MailsTable } from '../database/appointment-tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a mail waits after each failed attempt. The last wait is repeated. */
const BACK_OFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS] as const;

export const LONGEST_BACK_OFF_MS = 6 * HOUR_MS;

/** A mail that the clinic's own server refuses is tried again this often, so that it leaves soon after the server is mended. */
const LONGEST_OWN_BACK_OFF_MS = 15 * MINUTE_MS;

/** A receiver that fails is asked this often, so that it hears soon when it is back. */
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;

const MAX_OWN_AGE_MS = 5 * 24 * HOUR_MS;

/** With these waits, a mail is given up after 3.7 days. RFC 5321, 4.5.4.1, asks to try for four to five days. */
export const MAIL_MAX_ATTEMPTS = 20;

/**
 * The time of the next attempt for a mail that had failed `attempts` times before the present failure; `null` to give
 * it up. It is no sooner than the other side asks for.
 */
export function getRetryTime(attempts: number, maxAttempts: number, now: Date, askedMs: number): Date | null {
  if (attempts + 1 >= maxAttempts) return null;
  return new Date(now.getTime() + Math.max(BACK_OFF_MS[attempts] ?? LONGEST_BACK_OFF_MS, askedMs));
}

/** The end of the pause for a receiver that had failed `failures` times in a row before the present failure. */
export function getPauseEnd(failures: number, askedMs: number, now: Date): Date {
  const waitMs = Math.min(BACK_OFF_MS[failures] ?? LONGEST_PAUSE_MS, LONGEST_PAUSE_MS);
  return new Date(now.getTime() + Math.max(waitMs, askedMs));
}

/**
 * The time of the next attempt for a mail that the clinic's own server refuses, however often it has done so; `null` to
 * give it up. Reminders are written long before they are due, and end with their appointment.
 */
export function getOwnRetryTime(
  { attempts, kind, created_at }: Pick<MailsTable, 'attempts' | 'kind' | 'created_at'>,
  now: Date,
): Date | null {
  if (kind !== 'reminder' && now.getTime() - Date.parse(created_at) > MAX_OWN_AGE_MS) return null;
  return new Date(now.getTime() + Math.min(BACK_OFF_MS[attempts] ?? LONGEST_OWN_BACK_OFF_MS, LONGEST_OWN_BACK_OFF_MS));
}
