import type { Maker } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DeskRole } from '@clinic/contract/desk-person.ts';
import type { Kysely } from 'kysely';
import { addRecord } from '../frame/records.ts';
import type { DeskAuth } from './auth.ts';
import { createPassphraseToken, keepPerson } from './people.ts';
import { findPerson } from './people-list.ts';

type Invitation = {
  auth: DeskAuth;
  db: Kysely<ClinicDatabase>;
  email: string;
  /** The role of a new person. A known person keeps theirs. */
  role: DeskRole;
  /** Empty: a known person keeps theirs. */
  name?: string;
  maker: Maker;
  now: Date;
};

/**
 * Makes a one-time link with which the person chooses a passphrase, and adds a person who is new. Earlier links stop
 * working.
 */
export async function invite({ auth, db, email, role, name, maker, now }: Invitation) {
  const known = await findPerson(db, email);
  const id = await keepPerson(auth, email, known?.role ?? role, name);
  await db.deleteFrom('desk_verifications').where('value', '=', id).execute();
  // better-auth judges the end of a link by the system's clock.
  const token = await createPassphraseToken(auth, id, new Date());
  const action = known ? 'link-made' : 'person-added';
  await addRecord(db, { action, subject: email.toLowerCase(), ...maker }, now);
  return { id, token, isNewPerson: known === null };
}

/** The address of a one-time link. `deskUrl` has no slash at its end. */
export function toPassphraseUrl(deskUrl: string, token: string): string {
  return `${deskUrl}${DESK_PATHS.passphrase}?token=${token}`;
}
