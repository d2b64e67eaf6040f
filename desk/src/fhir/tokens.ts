import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { hashToken } from '@clinic/api/appointments/links/manage-links.ts';
import type { Maker } from '@clinic/api/database/appointment-tables.ts';
import type { FhirTokensTable } from '@clinic/api/database/desk-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { Kysely } from 'kysely';
import { addRecord } from '#frame/records.ts';
import { readPersonName } from '#people/person-name.ts';

const TOKEN_BYTES = 32;

/** Why no token was made: the name is empty, too long or holds an @; or another token has, or had, the name. */
export type TokenRefusal = 'name-invalid' | 'name-known';

/** A token as owners see it. `lastUse`: ISO 8601 in UTC, as far back as openings are kept; `null` without one. */
export type ListedToken = Omit<FhirTokensTable, 'token_hash'> & { lastUse: string | null };

/** Makes a token for a program with this name, and records it. The token itself is kept nowhere. */
export async function addToken(
  db: Kysely<ClinicDatabase>,
  typedName: string,
  maker: Maker,
  now: Date,
): Promise<{ token: string; name: string } | TokenRefusal> {
  const name = readPersonName(typedName);
  if (!name) return 'name-invalid';
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = { id: randomUUIDv7(), name, token_hash: hashToken(token), made_by: maker.made_by };
  return db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('fhir_tokens')
      .values({ ...row, made_at: now.toISOString(), ended_by: null, ended_at: null })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return 'name-known';
    await addRecord(transaction, { action: 'token-made', subject: name, ...maker }, now);
    return { token, name };
  });
}

/** Ends a token and records it. Resolves to its name; `null` when there is none with this id, or it has ended. */
export function revokeToken(db: Kysely<ClinicDatabase>, id: string, maker: Maker, now: Date): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable('fhir_tokens')
      .set({ ended_by: maker.made_by, ended_at: now.toISOString() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (ended) await addRecord(transaction, { action: 'token-revoked', subject: ended.name, ...maker }, now);
    return ended?.name ?? null;
  });
}

/** Lists all tokens, also those that have ended, in the order in which they were made. */
export async function listTokens(db: Kysely<ClinicDatabase>): Promise<ListedToken[]> {
  const rows = await db
    .selectFrom('fhir_tokens')
    .select(['id', 'name', 'made_by', 'made_at', 'ended_by', 'ended_at'])
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const users = rows.map(({ name }) => toUser(name));
  const uses = await db
    .selectFrom('openings')
    .select(({ fn }) => ['made_by', fn.max('made_at').as('at')])
    .where('made_by', 'in', users)
    .groupBy('made_by')
    .execute();
  const lastUses = new Map(uses.map(({ made_by, at }) => [made_by, at]));
  return rows.map((row) => ({ ...row, lastUse: lastUses.get(toUser(row.name)) ?? null }));
}

/** Finds the name of the token, which may be any text; `null` when it opens nothing. */
export async function findTokenName(db: Kysely<ClinicDatabase>, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('fhir_tokens')
    .select('name')
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Names the program in the record of openings. No person has this name, because a person's is an email address. */
export function toUser(tokenName: string): string {
  return `token ${tokenName}`;
}
