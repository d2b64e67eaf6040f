import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { StartupError } from '@clinic/api/startup-error.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { DESK_ROLES, type DeskRole, PERSON_NAME_MAX_CHARS } from '@clinic/contract/desk-person.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { COMMAND_LINE } from '#frame/command-line.ts';
import type { DeskAuth } from '#people/auth.ts';
import { PASSPHRASE_MAX_CHARS, PASSPHRASE_MIN_CHARS } from '#people/door.ts';
import { invite, toPassphraseUrl } from '#people/invite.ts';
import { choosePassphrase } from '#people/people.ts';
import {
  changeRole,
  type PersonChange,
  type PersonRefusal,
  removePerson,
  resetSecondFactor,
} from '#people/people-changes.ts';
import { findPerson, listPeople } from '#people/people-list.ts';
import { readPersonName } from '#people/person-name.ts';

type AddOptions = { db: Kysely<ClinicDatabase>; auth: DeskAuth; deskUrl: string };

/** The address in README's example. */
const GUESSED_URL = 'http://localhost:4000';

/** Said where the address of the desk is not known: the environment of the server is its own. */
const GUESS = `(${GUESSED_URL} is a guess: DESK_URL and DESK_PORT are not set here. Put the desk's own address in its place, or set them as for the server: DESK_PORT=4000 npm run desk -- add EMAIL)`;

const REFUSALS: Partial<Record<PersonRefusal, string>> = {
  'last-owner': 'This is the last owner. Make somebody else an owner first: npm run desk -- add EMAIL --role owner',
  gone: 'Somebody else has removed this person.',
};

/**
 * Adds a person. A known person gets a new link, and the role and the name that are given. With a passphrase, no link
 * is shown.
 */
export async function addCommand(
  { db, auth, deskUrl }: AddOptions,
  email: string,
  { roleName, typedName, passphrase }: { roleName: string; typedName: string; passphrase: string | null },
) {
  const role = readRole(roleName);
  const name = readPersonName(typedName);
  if (name === null)
    throw new StartupError(`A name has at most ${PERSON_NAME_MAX_CHARS} characters and no @. Example: --name Asha`);
  if (!z.email().safeParse(email).success) {
    throw new StartupError(`"${email}" is no email address. Example: npm run desk -- add asha@clinic.example`);
  }
  const chars = [...(passphrase ?? '')].length;
  if (passphrase !== null && (chars < PASSPHRASE_MIN_CHARS || chars > PASSPHRASE_MAX_CHARS)) {
    throw new StartupError(
      `A passphrase has ${PASSPHRASE_MIN_CHARS} to ${PASSPHRASE_MAX_CHARS} characters. Example: several words that only the person knows`,
    );
  }
  const known = await findPerson(db, email);
  if (known && role && role !== known.role) expectDone(await changeRole(db, createChange(known.id), role));
  const { token } = await invite({ auth, db, email, role: role ?? 'reception', name, ...createChange('') });
  const guess = deskUrl === '' ? [GUESS] : [];
  if (passphrase !== null) {
    await choosePassphrase(auth, token, passphrase);
    const address = `${deskUrl || GUESSED_URL}${DESK_PATHS.signIn}`;
    return [`${email} can sign in at ${address} as ${role ?? known?.role ?? 'reception'}.`, ...guess].join('\n');
  }
  const first = `${email} chooses a passphrase here, once and within three days:`;
  return [first, ...guess, toPassphraseUrl(deskUrl || GUESSED_URL, token)].join('\n');
}

/** Lists everybody who can sign in, one person in each line. */
export async function describePeople(db: Kysely<ClinicDatabase>): Promise<string> {
  const lines = (await listPeople(db)).map(
    ({ email, name, role, hasPassphrase, hasSecondFactor, passkeys, signedInAt }) =>
      [
        email,
        name ?? 'has no name',
        role,
        hasPassphrase ? 'has a passphrase' : 'has no passphrase yet',
        `second factor ${hasSecondFactor ? 'on' : 'off'}`,
        passkeys === 1 ? '1 passkey' : `${passkeys || 'no'} passkeys`,
        signedInAt ? `signed in ${signedInAt}` : 'never signed in',
      ].join('  '),
  );
  return lines.length > 0 ? lines.join('\n') : 'Nobody can sign in yet.';
}

export async function removeCommand(db: Kysely<ClinicDatabase>, email: string): Promise<string> {
  expectDone(await removePerson(db, createChange(await readId(db, email))));
  return `${email} is removed, and can no longer sign in.`;
}

/** Turns off the second factor, and removes the passkeys, of a person who has lost the phone or another device. */
export async function resetCommand(db: Kysely<ClinicDatabase>, email: string): Promise<string> {
  expectDone(await resetSecondFactor(db, createChange(await readId(db, email))));
  return `${email} signs in with the passphrase alone, and can switch the second factor on and add passkeys anew.`;
}

function createChange(id: string): PersonChange {
  return { id, maker: COMMAND_LINE, now: new Date() };
}

async function readId(db: Kysely<ClinicDatabase>, email: string): Promise<string> {
  const person = await findPerson(db, email);
  if (person) return person.id;
  throw new StartupError(`Nobody has the email address "${email}". All people: npm run desk -- people`);
}

function readRole(name: string): DeskRole | null {
  const role = DESK_ROLES.find((known) => known === name);
  if (role || name === '') return role ?? null;
  throw new StartupError(`There is no role "${name}". Example: npm run desk -- add asha@clinic.example --role owner`);
}

function expectDone(outcome: 'done' | PersonRefusal): void {
  if (outcome !== 'done') throw new StartupError(REFUSALS[outcome] ?? outcome);
}
