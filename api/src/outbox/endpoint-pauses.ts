import type { MailsTable } from '../database/appointment-tables.ts';
import { getPauseEnd } from './back-off.ts';

type Addressed = Pick<MailsTable, 'endpoint' | 'created_at' | 'due_at' | 'attempts'>;

/** `since` is the last failure. */
type Pause = { failures: number; since: Date; until: Date };

/**
 * Lets what is for one endpoint wait while that fails, so that a slow receiver does not hold up what the others are told.
 * Mails have no endpoint, and never wait here; nor does what the desk sends again.
 */
export function createEndpointPauses() {
  const failing = new Map<string, Pause>();
  return {
    /** When this may be tried; `null` for now. */
    findEnd(mail: Addressed, now: Date): Date | null {
      const pause = mail.endpoint && failing.get(mail.endpoint);
      return pause && pause.until > now && !isSentAgain(mail, pause) ? pause.until : null;
    },
    /** `askedMs`: how long the receiver asks us to wait. */
    noteFailure({ endpoint }: Pick<Addressed, 'endpoint'>, askedMs: number | null, now: Date): void {
      if (!endpoint) return;
      const failures = failing.get(endpoint)?.failures ?? 0;
      failing.set(endpoint, { failures: failures + 1, since: now, until: getPauseEnd(failures, askedMs ?? 0, now) });
    },
    noteSuccess({ endpoint }: Pick<Addressed, 'endpoint'>): void {
      if (endpoint) failing.delete(endpoint);
    },
  };
}

/**
 * Whether it is older than the failure, and became due after it without an attempt: the desk sends it again, or Undo's time
 * has ended, which few await at once.
 */
function isSentAgain({ created_at, due_at, attempts }: Addressed, { since }: Pause): boolean {
  return attempts === 0 && new Date(created_at) <= since && new Date(due_at) > since;
}
