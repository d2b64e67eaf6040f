import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import type { Kysely } from 'kysely';

/** A person in the owners' list. */
export type ListedPerson = DeskPerson & {
  id: string;
  hasPassphrase: boolean;
  hasSecondFactor: boolean;
  /** The number of passkeys. */
  passkeys: number;
  /** The last sign-in, ISO 8601 in UTC; `null` before the first one. */
  signedInAt: string | null;
};

/** Lists everybody who can sign in, or has a link to do so, sorted by email address. */
export async function listPeople(db: Kysely<ClinicDatabase>): Promise<ListedPerson[]> {
  const rows = await db
    .selectFrom('desk_people')
    .select(['id', 'email', 'name', 'role', 'twoFactorEnabled', 'signedInAt'])
    .select((row) => [
      row
        .exists(
          row
            .selectFrom('desk_accounts')
            .select('desk_accounts.userId')
            .whereRef('desk_accounts.userId', '=', 'desk_people.id')
            .where('desk_accounts.password', 'is not', null),
        )
        .as('hasPassphrase'),
      row
        .selectFrom('desk_passkeys')
        .select((keys) => keys.fn.countAll().as('count'))
        .whereRef('desk_passkeys.person_id', '=', 'desk_people.id')
        .as('passkeys'),
    ])
    .orderBy('email')
    .execute();
  return rows.map(({ id, email, name, role, twoFactorEnabled, signedInAt, hasPassphrase, passkeys }) => ({
    id,
    email,
    ...(name !== '' && name !== email && { name }),
    role,
    hasPassphrase: Boolean(hasPassphrase),
    hasSecondFactor: Boolean(twoFactorEnabled),
    passkeys: Number(passkeys),
    signedInAt: signedInAt && new Date(signedInAt).toISOString(),
  }));
}

/** Finds the person with this address, in upper or lower case; `null` when there is none. */
export async function findPerson(db: Kysely<ClinicDatabase>, email: string) {
  const row = await db
    .selectFrom('desk_people')
    .select(['id', 'email', 'role', 'twoFactorEnabled'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row ? { ...row, hasSecondFactor: Boolean(row.twoFactorEnabled) } : null;
}

/** Stores when somebody last signed in as this person. */
export async function noteSignIn(db: Kysely<ClinicDatabase>, email: string, now: Date): Promise<void> {
  await db
    .updateTable('desk_people')
    .set({ signedInAt: now.toISOString() })
    .where('email', '=', email.toLowerCase())
    .execute();
}
