import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { PERSON_LIMIT } from './attempts.ts';

const MS_PER_DAY = 86_400_000;

type ExpiryOptions = { db: Kysely<ClinicDatabase>; getNow: () => Date; log: FastifyBaseLogger };

/**
 * Removes expired sessions, links, waiting sign-ins and counted attempts, at once and then every day. Returns a
 * function that stops the runs.
 */
export function startExpiry({ db, getNow, log }: ExpiryOptions): () => void {
  const run = () =>
    removeExpired(db, getNow()).catch((err: unknown) => log.error({ err }, 'ended sessions could not be removed'));
  run();
  const timer = setInterval(run, MS_PER_DAY);
  timer.unref();
  return () => clearInterval(timer);
}

export async function removeExpired(db: Kysely<ClinicDatabase>, now: Date): Promise<void> {
  for (const table of ['desk_sessions', 'desk_verifications'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<', now.toISOString()).execute();
  }
  const lastCounted = now.getTime() - PERSON_LIMIT.windowMs;
  await db.deleteFrom('desk_attempts').where('lastRequest', '<', lastCounted).execute();
}
