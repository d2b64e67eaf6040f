import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { getEngine } from './engines.ts';
import type { ClinicDatabase } from './tables.ts';

/**
 * Makes the triggers that refuse a booking when its contact holds as many coming appointments as it may. Does nothing
 * when the database has exactly these triggers. They depend on the clinic's time zone, which the content names.
 */
export async function keepContactLimits(db: Kysely<ClinicDatabase>, timeZone: string): Promise<void> {
  const { contactTriggers } = getEngine(db);
  const triggers = contactTriggers.create(timeZone);
  const isKept = async (executor: QueryExecutorProvider) => {
    const { rows } = await sql.raw<{ text: string }>(contactTriggers.readTexts).execute(executor);
    return triggers.every((trigger) => rows.some(({ text }) => text.endsWith(trigger.text)));
  };
  const run = (statement: string, executor: QueryExecutorProvider) => sql.raw(statement).execute(executor);
  if (await isKept(db)) return;
  await db.transaction().execute(async (transaction) => {
    // Processes that start together take turns, and the second finds nothing to do.
    if (contactTriggers.lock) await run(contactTriggers.lock, transaction);
    if (await isKept(transaction)) return;
    for (const { remove, create } of triggers) {
      for (const statement of [remove, ...create]) await run(statement, transaction);
    }
  });
}
