import { waitForLock } from '../transaction.ts';
import type { Insert, ThreadClient } from './dialect.ts';

/** Runs inserts in one transaction, all or none, and resolves to the ids that they return. */
export type InsertTogether = (inserts: readonly Insert[]) => Promise<{ id: string }[]>;

/**
 * The inserts go to the database's thread as one message, past Kysely: the thread need not wait for this one, which
 * answers visitors, between two statements, and has the next message before the answer to the last is read.
 */
export function createInsertTogether({ ask }: ThreadClient): InsertTogether {
  return async (inserts) => (await waitForLock(() => ask({ inserts }))).rows as { id: string }[];
}
