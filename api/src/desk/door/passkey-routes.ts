import { ACCOUNT_PATHS, PASSKEY_FIELD } from '@clinic/contract/desk-people.ts';
import type { FastifyInstance } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import { type AccountPage, leadBack } from './account-page.ts';
import { type Passkeys, readPasskeyName } from './passkeys.ts';
import { getPerson } from './session.ts';

type PasskeyOptions = { account: AccountPage; passkeys: Passkeys; getNow: () => Date };

/**
 * The passkeys of a person's own account. One is added in two steps: the passphrase, answered with the page that asks
 * the person's device, and what the device says. A passkey is removed with the passphrase.
 */
export async function passkeyRoutes(app: FastifyInstance, options: PasskeyOptions): Promise<void> {
  const { account, passkeys, getNow } = options;
  const { show, withPassphrase, getOwn, note } = account;

  app.post(ACCOUNT_PATHS.newPasskey, async (request, reply) => {
    const name = readPasskeyName(getText(request.body, 'name'));
    return withPassphrase(request, reply, { form: 'newPasskey', name }, '/verify-password', async () => {
      const { id, email } = await getOwn(request);
      const question = await passkeys.askForNew({ id, email, name: getPerson(request).name ?? '' });
      return show(request, reply, { newPasskey: { name, options: question } });
    });
  });

  app.post(ACCOUNT_PATHS.addPasskey, async (request, reply) => {
    const { id } = await getOwn(request);
    const name = readPasskeyName(getText(request.body, 'name'));
    const { kind } = await passkeys.add(id, name, getText(request.body, PASSKEY_FIELD), getNow());
    if (kind !== 'right') {
      return show(request, reply, { refused: { form: 'newPasskey', name, reason: `passkey-${kind}` } }, 422);
    }
    await note(request, 'passkey-added');
    return leadBack(reply, 'passkey-added');
  });

  app.post(ACCOUNT_PATHS.removePasskey, async (request, reply) => {
    const id = getText(request.body, 'id');
    return withPassphrase(request, reply, { form: 'removePasskey', id }, '/verify-password', async () => {
      if (!(await passkeys.remove((await getOwn(request)).id, id))) return leadBack(reply);
      await note(request, 'passkey-removed');
      return leadBack(reply, 'passkey-removed');
    });
  });
}
