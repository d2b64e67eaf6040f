import type { SessionEnd } from '@clinic/contract/desk-person.ts';

/** A working day. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

/** The longest session, however often somebody stays. */
const LONGEST_MS = 2 * SESSION_MS;

/** Returns the end of a session whose person stays now. */
export function toLaterEnd({ createdAt }: { createdAt: Date }, nowMs = Date.now()): Date {
  return new Date(Math.min(nowMs + SESSION_MS, createdAt.getTime() + LONGEST_MS));
}

/** Tells how long a session still lasts. It is measured by the real clock, as the sign-in library does. */
export function toSessionEnd(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
  nowMs = Date.now(),
): SessionEnd {
  const endMs = expiresAt.getTime();
  return { msLeft: Math.max(0, endMs - nowMs), canStay: endMs < createdAt.getTime() + LONGEST_MS };
}
