import type { PeopleRefusal } from '@clinic/contract/desk-people.ts';
import type { DeskRole } from '@clinic/contract/desk-person.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Maker } from '#src/database/appointment-tables.ts';
import { getEngine } from '#src/database/engines.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { addRecord } from '../records.ts';

export type PersonChange = { id: string; maker: Maker; now: Date };

type Outcome = 'done' | PeopleRefusal;

/** Gives a person another role and ends the person's sessions. The last owner keeps the role. */
export function changeRole(db: Kysely<ClinicDatabase>, change: PersonChange, role: DeskRole): Promise<Outcome> {
  return changePerson(db, change, `role-${role}`, async (transaction, { id }) => {
    if (role !== 'owner' && (await isLastOwner(transaction, id))) return 'last-owner';
    await transaction.updateTable('desk_people').set({ role }).where('id', '=', id).execute();
    return 'done';
  });
}

/**
 * Removes a person with everything that lets the person sign in. The last owner stays, and nobody removes their own
 * account.
 */
export function removePerson(db: Kysely<ClinicDatabase>, change: PersonChange): Promise<Outcome> {
  return changePerson(db, change, 'person-removed', async (transaction, { id, email }) => {
    if (await isLastOwner(transaction, id)) return 'last-owner';
    if (email === change.maker.made_by) return 'self';
    await transaction.deleteFrom('desk_verifications').where('value', '=', id).execute();
    // Sessions, the passphrase, the second factor and the passkeys go with the row.
    await transaction.deleteFrom('desk_people').where('id', '=', id).execute();
    return 'done';
  });
}

/** Turns off the second factor of a person who has lost it, and removes the passkeys. */
export function resetSecondFactor(db: Kysely<ClinicDatabase>, change: PersonChange): Promise<Outcome> {
  return changePerson(db, change, 'second-factor-reset', async (transaction, { id }) => {
    await transaction.deleteFrom('desk_second_factors').where('userId', '=', id).execute();
    await transaction.deleteFrom('desk_passkeys').where('person_id', '=', id).execute();
    const values = { twoFactorEnabled: sql.lit(false) };
    await transaction.updateTable('desk_people').set(values).where('id', '=', id).execute();
    return 'done';
  });
}

/** Gives a person another name, and records that it was done; an empty one takes the name away. Sessions go on. */
export async function renamePerson(
  db: Kysely<ClinicDatabase>,
  { id, maker, now }: PersonChange,
  name: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const person = await transaction
      .updateTable('desk_people')
      .set((row) => ({ name: name === '' ? row.ref('email') : name }))
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    if (person) await addRecord(transaction, { action: 'renamed', subject: person.email, ...maker }, now);
  });
}

export async function endSessions(db: Kysely<ClinicDatabase>, id: string): Promise<void> {
  await db.deleteFrom('desk_sessions').where('userId', '=', id).execute();
}

/** Changes a person, ends the person's sessions and records the change, all in one transaction. */
function changePerson(
  db: Kysely<ClinicDatabase>,
  { id, maker, now }: PersonChange,
  action: string,
  run: (
    transaction: Transaction<ClinicDatabase>,
    person: { id: string; email: string; role: DeskRole },
  ) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('desk_people')
      .select(['id', 'email', 'role'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!person) return 'gone';
    const outcome = await run(transaction, person);
    if (outcome !== 'done') return outcome;
    await endSessions(transaction, id);
    await addRecord(transaction, { action, subject: person.email, ...maker }, now);
    return 'done';
  });
}

/**
 * Whether a person is the only owner. Two owners who remove each other take turns: the database has one writer, or
 * locks the owners' rows.
 */
async function isLastOwner(transaction: Transaction<ClinicDatabase>, id: string): Promise<boolean> {
  const owners = await transaction
    .selectFrom('desk_people')
    .select('id')
    .where('role', '=', 'owner')
    .orderBy('id')
    .$if(getEngine(transaction).hasRowLocks, (query) => query.forUpdate())
    .execute();
  return owners.length === 1 && owners[0]?.id === id;
}
