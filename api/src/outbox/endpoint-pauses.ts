import type { MailsTable } from '../database/appointment-tables.ts';
import { getPauseEnd } from './back-off.ts';

type Addressed = Pick<MailsTable, 'endpoint'>;

/**
 * Lets what is for one endpoint wait while that fails, so that a slow receiver does not hold up what the others are told.
 * Mails have no endpoint, and never wait here.
 */
export function createEndpointPauses() {
  const failing = new Map<string, { failures: number; until: Date }>();
  return {
    /** When this may be tried; `null` for now. */
    findEnd({ endpoint }: Addressed, now: Date): Date | null {
      const until = endpoint && failing.get(endpoint)?.until;
      return until && until > now ? until : null;
    },
    /** `askedMs`: how long the receiver asks us to wait. */
    noteFailure({ endpoint }: Addressed, askedMs: number | null, now: Date): void {
      if (!endpoint) return;
      const failures = failing.get(endpoint)?.failures ?? 0;
      failing.set(endpoint, { failures: failures + 1, until: getPauseEnd(failures, askedMs ?? 0, now) });
    },
    noteSuccess({ endpoint }: Addressed): void {
      if (endpoint) failing.delete(endpoint);
    },
  };
}
