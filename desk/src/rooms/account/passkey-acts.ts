import type { Visit } from '#frame/room.ts';
import { findSession } from '#frame/session.ts';
import { readPasskeyName } from '#people/passkeys.ts';
import { PASSKEY_FIELD } from '#people/people-view.ts';
import { toAccount } from './acts.ts';
import { type AccountOutcome, getOwn, note, withPassphrase } from './passphrase-ask.ts';

/** Answers the passphrase with the page that asks the person's device. */
export async function askForPasskey(visit: Visit): Promise<AccountOutcome> {
  const name = readPasskeyName(visit.field('name'));
  return withPassphrase(visit, { form: 'newPasskey', name }, '/verify-password', async () => {
    const { id, email } = await getOwn(visit);
    const options = await visit.desk.passkeys.askForNew({ id, email, name: visit.person.name ?? '' });
    return { once: { newPasskey: { name, options } } };
  });
}

/** Keeps what the device says. */
export async function addPasskey(visit: Visit): Promise<AccountOutcome> {
  const { id } = await getOwn(visit);
  const name = readPasskeyName(visit.field('name'));
  const { kind } = await visit.desk.passkeys.add(id, name, visit.field(PASSKEY_FIELD), visit.now);
  if (kind !== 'right') return { refused: { refused: { form: 'newPasskey', name, reason: `passkey-${kind}` } } };
  await note(visit, 'passkey-added');
  return toAccount('passkey-added');
}

export async function removePasskey(visit: Visit): Promise<AccountOutcome> {
  const { desk, request } = visit;
  const id = visit.field('id');
  return withPassphrase(visit, { form: 'removePasskey', id }, '/verify-password', async () => {
    const { token = '' } = (await findSession(desk.auth, request.headers.cookie)) ?? {};
    if (!(await desk.passkeys.remove((await getOwn(visit)).id, id, token))) return toAccount();
    await note(visit, 'passkey-removed');
    return toAccount('passkey-removed');
  });
}
