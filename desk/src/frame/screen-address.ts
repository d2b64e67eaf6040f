import { hashToken } from '@clinic/api/appointments/links/manage-links.ts';
import { createReference } from '@clinic/api/appointments/reference.ts';
import type { Maker } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { Kysely } from 'kysely';
import { addRecord } from './records.ts';

/** The id of the only row. */
const SCREEN = 'waiting';

/** Each reference has 40 random bits. They are easy to type with the remote control of a television. */
const REFERENCES = 4;

const RECORDED = 'waiting room';

/** Turns the screen on, or makes its earlier address invalid. Resolves to the token of the new address. */
export async function renewScreenAddress(db: Kysely<ClinicDatabase>, maker: Maker, now: Date): Promise<string> {
  const token = Array.from({ length: REFERENCES }, createReference).join('-').toLowerCase();
  const row = { token_hash: hashToken(tidyToken(token)), made_by: maker.made_by, made_at: now.toISOString() };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('waiting_screen')
      .values({ id: SCREEN, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await addRecord(transaction, { action: 'screen-renewed', subject: RECORDED, ...maker }, now);
  });
  return token;
}

export function endScreen(db: Kysely<ClinicDatabase>, maker: Maker, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction.deleteFrom('waiting_screen').returning('id').executeTakeFirst();
    if (row) await addRecord(transaction, { action: 'screen-ended', subject: RECORDED, ...maker }, now);
  });
}

/** Tells who has made the address of the screen, and when; `null` while the screen is off. */
export async function findScreen(db: Kysely<ClinicDatabase>): Promise<{ by: string; at: string } | null> {
  const row = await db.selectFrom('waiting_screen').select(['made_by', 'made_at']).executeTakeFirst();
  return row ? { by: row.made_by, at: row.made_at } : null;
}

/** Whether an address with this token, which may be any text, opens the screen. */
export async function isScreenToken(db: Kysely<ClinicDatabase>, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('waiting_screen')
    .select('id')
    .where('token_hash', '=', hashToken(tidyToken(token)))
    .executeTakeFirst();
  return row !== undefined;
}

/** The token as it is hashed, however it was typed: without hyphens, in small letters, and with Crockford's digits. */
function tidyToken(token: string): string {
  return token
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}
