import { type Kysely, sql } from 'kysely';
import type { MailStatus } from '../database/appointment-tables.ts';
import type { ClinicDatabase } from '../database/tables.ts';
import { LONGEST_BACK_OFF_MS } from './back-off.ts';

/** A mail that has been due for less time is on its way. */
export const LATE_SECONDS = 60;

export type OutboxState = {
  /** Mails that are due, or have failed and will be tried again. */
  waiting: number;
  /** How long the oldest of them has been due; `null` while none is late. */
  oldestSeconds: number | null;
  /** Mails that were refused for good, or given up. */
  undeliverable: number;
};

/** Reads the state of the mails in the outbox, for `/readyz` and `/metrics`. */
export async function readOutboxState(db: Kysely<ClinicDatabase>, now: Date): Promise<OutboxState> {
  const [waiting, undeliverable] = await Promise.all([
    db
      .selectFrom('mails')
      .select(({ fn, eb }) => [
        fn.countAll().as('count'),
        // A failed mail was due when it was created. When a failed reminder was first due is not stored.
        fn
          .min<string | null>(
            eb
              .case()
              .when(eb.and([eb('attempts', '>', 0), eb('kind', '<>', 'reminder')]))
              .then(eb.ref('created_at'))
              .else(eb.ref('due_at'))
              .end(),
          )
          .as('oldest'),
      ])
      .where('channel', '=', 'email')
      .where('status', '=', sql.lit<MailStatus>('waiting'))
      .where('due_at', '<=', new Date(now.getTime() + LONGEST_BACK_OFF_MS).toISOString())
      .where(({ or, eb }) => or([eb('due_at', '<=', now.toISOString()), eb('attempts', '>', 0)]))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('channel', '=', 'email')
      .where('status', '=', sql.lit<MailStatus>('undeliverable'))
      .executeTakeFirstOrThrow(),
  ]);
  const seconds = waiting.oldest === null ? 0 : Math.floor((now.getTime() - Date.parse(waiting.oldest)) / 1000);
  return {
    waiting: Number(waiting.count),
    oldestSeconds: seconds >= LATE_SECONDS ? seconds : null,
    undeliverable: Number(undeliverable.count),
  };
}
