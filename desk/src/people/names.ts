import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import type { DeskMaker } from '@clinic/contract/desk-person.ts';
import type { Kysely } from 'kysely';

/** Tells the name of a person by their address. */
export type Names = ReadonlyMap<string, string>;

/** Reads the names of everybody at the desk who has one. */
export async function readNames(db: Kysely<ClinicDatabase>): Promise<Names> {
  const people = await db
    .selectFrom('desk_people')
    .select(['email', 'name'])
    .whereRef('name', '<>', 'email')
    .where('name', '<>', '')
    .execute();
  return new Map(people.map(({ email, name }) => [email, name]));
}

/** Names the maker of something: by the address that was recorded, and the name that the person has now. */
export function toMaker(madeBy: string, names: Names): DeskMaker {
  const byName = names.get(madeBy);
  return { by: madeBy, ...(byName !== undefined && { byName }) };
}
