import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';

/** The id by which the database knows an address of WEBHOOK_URLS. */
export function toEndpointId(url: string): string {
  return hash('sha256', url, 'hex').slice(0, 16);
}

/**
 * Keeps the addresses of WEBHOOK_URLS, which changes of appointments look up. Others are forgotten, with what they were
 * still to be told.
 */
export async function keepEndpoints(db: Kysely<ClinicDatabase>, urls: readonly string[]): Promise<void> {
  const endpoints = urls.map((url) => ({ id: toEndpointId(url), url, off_at: null, off_reason: null }));
  const ids = ['', ...endpoints.map(({ id }) => id)];
  await db.deleteFrom('webhook_endpoints').where('id', 'not in', ids).execute();
  await db
    .updateTable('mails')
    .set({ status: 'dropped' })
    .where('channel', '=', 'webhook')
    .where('status', 'in', ['waiting', 'held'])
    .where('endpoint', 'not in', ids)
    .execute();
  if (endpoints.length === 0) return;
  await db
    .insertInto('webhook_endpoints')
    .values(endpoints)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Finds the address of an endpoint; `null` when it is off or no longer named. */
export async function findUrl(db: Kysely<ClinicDatabase>, id: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('webhook_endpoints')
    .select('url')
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .executeTakeFirst();
  return row?.url ?? null;
}

/** Sends nothing more to an endpoint, until somebody at the desk switches it on. */
export async function switchEndpointOff(
  db: Kysely<ClinicDatabase>,
  id: string,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ off_at: now.toISOString(), off_reason: reason })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .execute();
}

/** Sends to an endpoint again, also what it did not take before. Resolves to whether it was off. */
export async function switchEndpointOn(db: Kysely<ClinicDatabase>, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('webhook_endpoints')
      .set({ off_at: null, off_reason: null })
      .where('id', '=', id)
      .where('off_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .updateTable('mails')
      .set({ status: 'waiting', due_at: now.toISOString(), attempts: 0, error: null })
      .where('endpoint', '=', id)
      .where('status', '=', 'undeliverable')
      .execute();
    return true;
  });
}

/** Lists the endpoints that are off, by the host that their addresses name: the rest may be a secret. */
export async function listOff(db: Kysely<ClinicDatabase>) {
  const rows = await db.selectFrom('webhook_endpoints').selectAll().where('off_at', 'is not', null).execute();
  return rows.map(({ id, url, off_at, off_reason }) => ({
    id,
    host: new URL(url).host,
    since: off_at ?? '',
    reason: off_reason ?? '',
  }));
}
