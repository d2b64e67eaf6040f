import type { Kysely } from 'kysely';
import { addTriggers, removeTriggers } from './003-contact-keys.ts';
import { HORIZON_DAYS } from './004-ids.ts';

/** The moment of an update, by the clock of the process that makes it: the database's own may differ. */
export const CHANGED_AT = 'coalesce(new.changed_at, new.created_at)';

/** The limits per contact count from the moment that the row itself names, as they do for a new one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await removeTriggers(db);
  await addTriggers(db, HORIZON_DAYS, { changedAt: CHANGED_AT });
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await removeTriggers(db);
  await addTriggers(db, HORIZON_DAYS);
}
