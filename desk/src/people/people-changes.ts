import type { Maker } from '@clinic/api/database/appointment-tables.ts';
import { getEngine } from '@clinic/api/database/engines.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { DeskRole, UndoSeconds } from '@clinic/contract/desk-person.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { addRecord } from '../frame/records.ts';

export type PersonChange = { id: string; maker: Maker; now: Date };

/** `gone`: somebody else has removed the person. `self`: nobody removes their own account. */
export type PersonRefusal = 'gone' | 'last-owner' | 'self';

type Outcome = 'done' | PersonRefusal;

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

/** Keeps for how long a person can undo what they do. Sessions go on, and it is no act on anybody's data. */
export async function chooseUndo(db: Kysely<ClinicDatabase>, id: string, undoSeconds: UndoSeconds): Promise<void> {
  await db.updateTable('desk_people').set({ undoSeconds }).where('id', '=', id).execute();
}

/** Ends the sessions of a person, but the one with the token `kept`. */
export async function endSessions(db: Kysely<ClinicDatabase>, id: string, kept = ''): Promise<void> {
  await db.deleteFrom('desk_sessions').where('userId', '=', id).where('token', '<>', kept).execute();
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
