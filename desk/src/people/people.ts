import { randomBytes } from 'node:crypto';
import type { DeskRole } from '@clinic/contract/desk-person.ts';
import type { DeskAuth } from './auth.ts';

/** How long a link works that lets a person choose a passphrase. */
const LINK_MS = 3 * 24 * 60 * 60 * 1000;

const TOKEN_BYTES = 24;

/** The identifier under which better-auth looks for the token of `resetPassword`. */
const toIdentifier = (token: string) => `reset-password:${token}`;

/**
 * Adds a person, or gives the known person with this address the role, and the name if one is given. Resolves to the
 * person's id.
 */
export async function keepPerson(auth: DeskAuth, email: string, role: DeskRole, name = ''): Promise<string> {
  const { internalAdapter: people } = await auth.$context;
  const address = email.toLowerCase();
  const known = await people.findUserByEmail(address);
  if (known) {
    await people.updateUser(known.user.id, { role, ...(name !== '' && { name }) });
    return known.user.id;
  }
  const { id } = await people.createUser(
    { email: address, name: name || address, emailVerified: true, role },
    { method: 'admin' },
  );
  return id;
}

/** Makes the token of a link with which the person chooses a passphrase. It works once. */
export async function createPassphraseToken(auth: DeskAuth, personId: string, now: Date): Promise<string> {
  const { internalAdapter: people } = await auth.$context;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + LINK_MS);
  await people.createVerificationValue({ identifier: toIdentifier(token), value: personId, expiresAt });
  return token;
}

/** Finds the person whose link holds this token; `null` when the link was used or has expired. */
export async function findTokensPerson(auth: DeskAuth, token: string, now: Date) {
  const { internalAdapter: people } = await auth.$context;
  const found = await people.findVerificationValue(toIdentifier(token));
  return found && new Date(found.expiresAt) > now ? people.findUserById(found.value) : null;
}

/** Sets a passphrase, uses up the token, and ends the person's sessions. Resolves to whether the token was good. */
export async function choosePassphrase(auth: DeskAuth, token: string, newPassword: string): Promise<boolean> {
  try {
    return (await auth.api.resetPassword({ body: { token, newPassword } })).status;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 'BAD_REQUEST') return false;
    throw error;
  }
}

/** Whether anybody can sign in at all. */
export async function hasPeople(auth: DeskAuth): Promise<boolean> {
  const { internalAdapter: people } = await auth.$context;
  return (await people.countTotalUsers()) > 0;
}
