import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { DeskAuth } from './auth.ts';
import { readMadePasskey, readShownPasskey } from './passkey-answers.ts';
import { endSessions } from './people-changes.ts';
import { type ListedPasskey, PASSKEY_NAME_MAX_CHARS } from './people-view.ts';

export type Passkeys = ReturnType<typeof createPasskeys>;

/** `over`: the question was asked too long ago, or was answered before. */
type Refused = { kind: 'wrong' | 'over' };

/** `behind`: the passkey is right, but has counted fewer uses than the desk has, as an old copy of it does. */
export type PasskeyOutcome = { kind: 'right'; personId: string; email: string } | Refused | { kind: 'behind' };

/** The time for which a device may be asked. */
const CHALLENGE_MS = 5 * 60 * 1000;

/** The signatures that devices make: Ed25519, ES256 and RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];

/** The library reads certificates too and takes 28 MB, so it is loaded once somebody uses a passkey. */
const loadLibrary = () => import('@simplewebauthn/server');

/**
 * Makes and checks passkeys (WebAuthn). They belong to the host name in `deskUrl` and are accepted only from its
 * origin. A device must have recognised its person by a fingerprint, a face or a PIN, so a passkey is two factors in
 * one.
 */
export function createPasskeys(auth: DeskAuth, db: Kysely<ClinicDatabase>, deskUrl: string) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(deskUrl);
  const expected = { expectedOrigin, expectedRPID: rpID, requireUserVerification: true };

  async function keepChallenge(purpose: Purpose, challenge: string, value: string): Promise<void> {
    const { internalAdapter: people } = await auth.$context;
    // better-auth judges the end by the system's clock.
    const expiresAt = new Date(Date.now() + CHALLENGE_MS);
    await people.createVerificationValue({ identifier: toIdentifier(purpose, challenge), value, expiresAt });
  }

  /** Uses a challenge up, and resolves to what was kept with it; `null` when there is none. */
  async function spendChallenge(purpose: Purpose, challenge: string): Promise<string | null> {
    const { internalAdapter: people } = await auth.$context;
    return (await people.consumeVerificationValue(toIdentifier(purpose, challenge)))?.value ?? null;
  }

  return {
    /** Lists a person's passkeys, oldest first. */
    async list(personId: string): Promise<ListedPasskey[]> {
      const rows = await db
        .selectFrom('desk_passkeys')
        .select(['id', 'name', 'added_at', 'used_at'])
        .where('person_id', '=', personId)
        .orderBy('added_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, name, added_at, used_at }) => ({ id, name, addedAt: added_at, usedAt: used_at }));
    },

    /** Writes the question that makes a device create a passkey for the person. */
    async askForNew(person: { id: string; email: string; name: string }): Promise<string> {
      const { generateRegistrationOptions } = await loadLibrary();
      const known = await db
        .selectFrom('desk_passkeys')
        .select(['id', 'transports'])
        .where('person_id', '=', person.id)
        .execute();
      const options = await generateRegistrationOptions({
        rpName: 'Front desk',
        rpID,
        userID: new TextEncoder().encode(person.id),
        userName: person.email,
        userDisplayName: person.name || person.email,
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: toTransports(transports) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge('new', options.challenge, person.id);
      return JSON.stringify(options);
    },

    /** Keeps the passkey that a device has made for the person. */
    async add(personId: string, name: string, text: string, now: Date): Promise<{ kind: 'right' } | Refused> {
      const read = readMadePasskey(text);
      if (!read) return { kind: 'wrong' };
      if ((await spendChallenge('new', read.challenge)) !== personId) return { kind: 'over' };
      const { verifyRegistrationResponse } = await loadLibrary();
      const asked = { ...expected, expectedChallenge: read.challenge, supportedAlgorithmIDs: ALGORITHMS };
      const response = { ...read.answer, response: { ...read.answer.response, transports: [] } };
      const made = await verifyRegistrationResponse({ ...asked, response }).catch(() => null);
      if (!made?.verified) return { kind: 'wrong' };
      const { id, publicKey, counter } = made.registrationInfo.credential;
      const { numInsertedOrUpdatedRows: added } = await db
        .insertInto('desk_passkeys')
        .values({
          id,
          person_id: personId,
          name,
          public_key: Buffer.from(publicKey).toString('base64url'),
          sign_count: counter,
          transports: read.answer.response.transports.join(','),
          added_at: now.toISOString(),
          used_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      return { kind: added ? 'right' : 'wrong' };
    },

    /** Writes the question that makes a device offer the passkeys that it has for the desk. */
    async askForSignIn() {
      const { generateAuthenticationOptions } = await loadLibrary();
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        timeout: CHALLENGE_MS,
      });
      await keepChallenge('sign-in', options.challenge, '');
      return options;
    },

    /** Checks the passkey that a device shows, and finds its person. */
    async check(text: string, now: Date): Promise<PasskeyOutcome> {
      const read = readShownPasskey(text);
      if (!read) return { kind: 'wrong' };
      const { answer: response, challenge } = read;
      if ((await spendChallenge('sign-in', challenge)) === null) return { kind: 'over' };
      const passkey = await db
        .selectFrom('desk_passkeys')
        .innerJoin('desk_people', 'desk_people.id', 'desk_passkeys.person_id')
        .select(['person_id', 'email', 'public_key', 'sign_count', 'transports'])
        .where('desk_passkeys.id', '=', response.id)
        .executeTakeFirst();
      const handle = Buffer.from(response.response.userHandle, 'base64url').toString();
      if (!passkey || handle !== passkey.person_id) return { kind: 'wrong' };
      const { verifyAuthenticationResponse } = await loadLibrary();
      const credential = {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        // The library would not say whether the counter or the signature was wrong.
        counter: 0,
        transports: toTransports(passkey.transports),
      };
      const asked = { ...expected, expectedChallenge: challenge };
      const shown = await verifyAuthenticationResponse({ ...asked, response, credential }).catch(() => null);
      if (!shown?.verified) return { kind: 'wrong' };
      const [counted, before] = [shown.authenticationInfo.newCounter, Number(passkey.sign_count)];
      // Devices that count nothing say 0 each time (WebAuthn 3, 7.2, step 22).
      if (counted <= before && (counted > 0 || before > 0)) return { kind: 'behind' };
      await db
        .updateTable('desk_passkeys')
        .set({ sign_count: counted, used_at: now.toISOString() })
        .where('id', '=', response.id)
        .execute();
      return { kind: 'right', personId: passkey.person_id, email: passkey.email };
    },

    /**
     * Removes a passkey of the person, and ends the person's sessions but the one with `token`: whoever has the device
     * may be signed in by it. Resolves to whether it was there.
     */
    remove(personId: string, id: string, token: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('desk_passkeys')
          .where('id', '=', id)
          .where('person_id', '=', personId)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await endSessions(transaction, personId, token);
        return true;
      });
    },
  };
}

/** Tidies the typed name of a passkey; empty without one. */
export function readPasskeyName(typed: string): string {
  const name = withoutDirectionMarks(typed)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...name].slice(0, PASSKEY_NAME_MAX_CHARS).join('');
}

type Purpose = 'new' | 'sign-in';

/** The identifier of a challenge in `desk_verifications`. Like those of one-time links it is kept as a hash. */
const toIdentifier = (purpose: Purpose, challenge: string) => `passkey:${purpose}:${challenge}`;

const toTransports = (text: string) => text.split(',').filter(Boolean) as AuthenticatorTransport[];
