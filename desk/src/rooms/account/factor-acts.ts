import type { Visit } from '#frame/room.ts';
import { askAuth } from '#people/ask-auth.ts';
import { leaveCookiesOf, toAccount } from './acts.ts';
import { type AccountOutcome, getOwn, note, withPassphrase } from './passphrase-ask.ts';

/** A base 32 secret, as better-auth makes it. */
const SECRET_PATTERN = /^[A-Z2-7]{16,128}$/;

export function setUp(visit: Visit): Promise<AccountOutcome> {
  return withPassphrase(visit, { form: 'setUp' }, '/two-factor/enable', async (answer) => {
    const { totpURI } = (await answer.json()) as { totpURI: string };
    return { once: { setUp: { secret: new URL(totpURI).searchParams.get('secret') ?? '' } } };
  });
}

export async function confirm(visit: Visit): Promise<AccountOutcome> {
  const { desk, request } = visit;
  // Once the second factor is on, a right code would show the backup codes again.
  const { id, hasSecondFactor } = await getOwn(visit);
  if (hasSecondFactor) return toAccount();
  const code = visit.field('code').replaceAll(/\s/g, '');
  const answer = await askAuth(desk.auth, request, '/two-factor/verify-totp', { code });
  if (!answer.ok) {
    const secret = visit.field('secret');
    if (!SECRET_PATTERN.test(secret)) return toAccount();
    return { refused: { setUp: { secret }, refused: { form: 'confirm', reason: 'wrong' } } };
  }
  await note(visit, 'second-factor-on');
  const { backupCodes } = await desk.auth.api.viewBackupCodes({ body: { userId: id } });
  return { once: { backupCodes }, addHeaders: leaveCookiesOf(answer) };
}

export function makeBackupCodes(visit: Visit): Promise<AccountOutcome> {
  return withPassphrase(visit, { form: 'backupCodes' }, '/two-factor/generate-backup-codes', async (answer) => {
    const { backupCodes } = (await answer.json()) as { backupCodes: string[] };
    await note(visit, 'backup-codes-made');
    return { once: { backupCodes } };
  });
}

export function switchOff(visit: Visit): Promise<AccountOutcome> {
  return withPassphrase(visit, { form: 'switchOff' }, '/two-factor/disable', async (answer) => {
    await note(visit, 'second-factor-off');
    return { ...toAccount('second-factor-off'), addHeaders: leaveCookiesOf(answer) };
  });
}
