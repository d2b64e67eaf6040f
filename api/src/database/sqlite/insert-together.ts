import { waitForLock } from '../transaction.ts';
import type { Insert, ThreadClient } from './dialect.ts';

/** Runs inserts in one transaction, all or none, and resolves to the ids that they return. */
export type InsertTogether = (inserts: readonly Insert[]) => Promise<{ id: string }[]>;

/**
 * Sends the inserts to the database's thread as one message, without Kysely. Between two statements the thread then
 * does not wait for this one, which answers visitors, and it has its next message before this thread reads the last
 * answer.
 */
export function createInsertTogether({ ask }: ThreadClient): InsertTogether {
  return async (inserts) => (await waitForLock(() => ask({ inserts }))).rows as { id: string }[];
}
