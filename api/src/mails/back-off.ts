const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a mail waits after each attempt that failed; the last one again and again. */
const BACK_OFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS] as const;

export const LONGEST_BACK_OFF_MS = 6 * HOUR_MS;

/** RFC 5321, 4.5.4.1, asks to try for four to five days. */
const MAX_ATTEMPTS = 20;

/** When a mail is tried again that has failed `attempts` times before this one; `null` when it is given up. */
export function getRetryTime(attempts: number, now: Date): Date | null {
  if (attempts + 1 >= MAX_ATTEMPTS) return null;
  return new Date(now.getTime() + (BACK_OFF_MS[attempts] ?? LONGEST_BACK_OFF_MS));
}
