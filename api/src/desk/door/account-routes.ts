import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ACCOUNT_NOTICES, ACCOUNT_PATHS } from '@clinic/contract/desk-people.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { getText } from '#src/appointments/booking-request.ts';
import type { ClinicDatabase } from '#src/database/tables.ts';
import { endSessions, renamePerson } from '../people/people-changes.ts';
import { readPersonName } from '../people/person-name.ts';
import { type AccountPage, leadBack } from './account-page.ts';
import { askAuth } from './ask-auth.ts';
import type { DeskAuth } from './auth.ts';
import { checkPassphrase } from './passphrase.ts';
import { getMaker } from './session.ts';
import { leaveCookies } from './session-cookies.ts';

type AccountOptions = { auth: DeskAuth; db: Kysely<ClinicDatabase>; account: AccountPage; getNow: () => Date };

/** A base 32 secret, as better-auth makes it. */
const SECRET_PATTERN = /^[A-Z2-7]{16,128}$/;

/**
 * The page of a person's own account, at `DESK_PATHS.account`. The second factor is turned on in two steps: the
 * passphrase, which shows a secret, and a first code, which shows the backup codes. Both appear only in the answer to a
 * form; a wrong code shows the secret again.
 */
export async function accountRoutes(
  app: FastifyInstance,
  { auth, db, account, getNow }: AccountOptions,
): Promise<void> {
  const { show, withPassphrase, getOwn, note } = account;
  app.get(DESK_PATHS.account, (request, reply) => {
    const notice = ACCOUNT_NOTICES.find((name) => name === getText(request.query, 'done')) ?? null;
    return show(request, reply, { notice });
  });

  app.post(ACCOUNT_PATHS.setUp, (request, reply) =>
    withPassphrase(request, reply, { form: 'setUp' }, '/two-factor/enable', async (answer) => {
      const { totpURI } = (await answer.json()) as { totpURI: string };
      return show(request, reply, { setUp: { secret: new URL(totpURI).searchParams.get('secret') ?? '' } });
    }),
  );

  app.post(ACCOUNT_PATHS.confirm, async (request, reply) => {
    // Once the second factor is on, a right code would show the backup codes again.
    const { id, hasSecondFactor } = await getOwn(request);
    if (hasSecondFactor) return leadBack(reply);
    const code = getText(request.body, 'code').replaceAll(/\s/g, '');
    const answer = await askAuth(auth, request, '/two-factor/verify-totp', { code });
    if (!answer.ok) {
      const secret = getText(request.body, 'secret');
      if (!SECRET_PATTERN.test(secret)) return leadBack(reply);
      return show(request, reply, { setUp: { secret }, refused: { form: 'confirm', reason: 'wrong' } }, 422);
    }
    await note(request, 'second-factor-on');
    const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: id } });
    return show(request, leaveCookies(reply, answer), { backupCodes });
  });

  app.post(ACCOUNT_PATHS.backupCodes, (request, reply) =>
    withPassphrase(request, reply, { form: 'backupCodes' }, '/two-factor/generate-backup-codes', async (answer) => {
      const { backupCodes } = (await answer.json()) as { backupCodes: string[] };
      await note(request, 'backup-codes-made');
      return show(request, reply, { backupCodes });
    }),
  );

  app.post(ACCOUNT_PATHS.switchOff, (request, reply) =>
    withPassphrase(request, reply, { form: 'switchOff' }, '/two-factor/disable', async (answer) => {
      await note(request, 'second-factor-off');
      return leadBack(leaveCookies(reply, answer), 'second-factor-off');
    }),
  );

  app.post(ACCOUNT_PATHS.name, async (request, reply) => {
    const entry = getText(request.body, 'name');
    const name = readPersonName(entry);
    if (name === null) return show(request, reply, { refused: { form: 'name', reason: 'name-invalid', entry } }, 422);
    const { id } = await getOwn(request);
    await renamePerson(db, { id, maker: getMaker(request), now: getNow() }, name);
    return leadBack(reply, 'renamed');
  });

  app.post(ACCOUNT_PATHS.passphrase, async (request, reply) => {
    const newPassword = getText(request.body, 'new-passphrase');
    const reason = checkPassphrase(newPassword, getText(request.body, 'again'));
    if (reason) return show(request, reply, { refused: { form: 'passphrase', reason } }, 422);
    const more = { currentPassword: getText(request.body, 'passphrase'), newPassword, revokeOtherSessions: true };
    return withPassphrase(request, reply, { form: 'passphrase' }, '/change-password', done, more);
    async function done(answer: Response) {
      await note(request, 'passphrase-changed');
      return leadBack(leaveCookies(reply, answer), 'passphrase-changed');
    }
  });

  app.post(ACCOUNT_PATHS.signOut, async (request, reply) => {
    await endSessions(db, (await getOwn(request)).id);
    // This removes the cookie.
    const answer = await askAuth(auth, request, '/sign-out', {});
    return leaveCookies(reply, answer).redirect(DESK_PATHS.signIn, 303);
  });
}
