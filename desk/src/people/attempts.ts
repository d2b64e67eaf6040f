import { randomUUID } from 'node:crypto';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { type Kysely, sql } from 'kysely';

/** After `max` attempts with pauses shorter than the window, the next one has to wait as long as the window. */
export type AttemptLimit = { max: number; windowMs: number };

/**
 * The limit for attempts from one network address. Passphrases, codes, passkeys and addresses of the waiting room's
 * screen are counted apart.
 */
export const ADDRESS_LIMIT: AttemptLimit = { max: 5, windowMs: 60_000 };

/**
 * The limit for attempts at one person's passphrase. Each browser that the person has used has a count of its own, and
 * all other browsers share one (`known-browser.ts`).
 */
export const PERSON_LIMIT: AttemptLimit = { max: 20, windowMs: 60 * 60_000 };

/**
 * Counts an attempt before it is made, so that simultaneous attempts cannot pass the limit. The database counts for all
 * processes. Resolves to the seconds to wait, or to 0 when the attempt may be made.
 */
export async function countAttempt(
  db: Kysely<ClinicDatabase>,
  key: string,
  { max, windowMs }: AttemptLimit,
  now: Date,
): Promise<number> {
  const nowMs = now.getTime();
  const isOver = sql<boolean>`desk_attempts."lastRequest" <= ${nowMs - windowMs}`;
  const isFull = sql<boolean>`desk_attempts."count" >= ${max}`;
  const { count, lastRequest } = await db
    .insertInto('desk_attempts')
    .values({ id: randomUUID(), key, count: 1, lastRequest: nowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 when ${isFull} then ${max + 1} else desk_attempts."count" + 1 end`,
        // A refused attempt does not make the wait longer.
        lastRequest: sql<number>`case when not ${isOver} and ${isFull} then desk_attempts."lastRequest" else ${nowMs} end`,
      }),
    )
    .returning(['count', 'lastRequest'])
    .executeTakeFirstOrThrow();
  return count > max ? Math.max(1, Math.ceil((Number(lastRequest) + windowMs - nowMs) / 1000)) : 0;
}

/** Takes back an attempt that was right, so that others on the same network need not wait for it. */
export async function takeAttemptBack(db: Kysely<ClinicDatabase>, key: string): Promise<void> {
  await db
    .updateTable('desk_attempts')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Starts the count again. */
export async function forgetAttempts(db: Kysely<ClinicDatabase>, key: string): Promise<void> {
  await db.deleteFrom('desk_attempts').where('key', '=', key).execute();
}
