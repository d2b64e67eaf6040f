import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { defineRoom, type Visit } from '#frame/room.ts';
import { ACCOUNT_NOTICES, ACCOUNT_PATHS, type DeskAccount } from '#people/people-view.ts';
import { AccountPage } from './AccountPage.tsx';
import { changePassphrase, chooseTime, rename, signOutEverywhere } from './acts.ts';
import { confirm, makeBackupCodes, setUp, switchOff } from './factor-acts.ts';
import { addPasskey, askForPasskey, removePasskey } from './passkey-acts.ts';
import { getOwn } from './passphrase-ask.ts';
import { readEnd, stay } from './stay.ts';
import { deskAccountMessages as words } from './words.ts';

/**
 * A person's own account. The second factor is turned on in two steps: the passphrase, which shows a secret, and a first
 * code, which shows the backup codes. Both appear only in the answer to a form; a wrong code shows the secret again. A
 * passkey is added in two steps as well.
 */
export const account = defineRoom<DeskAccount>({
  name: 'account',
  path: DESK_PATHS.account,
  toTitle: (view) => {
    const { thin, bold } = getPart(view).title;
    return `${thin} ${bold}`;
  },
  toPlace: () => 'account',
  script: 'rooms/account/account.client.ts',
  load,
  acts: {
    [ACCOUNT_PATHS.setUp]: { act: setUp },
    [ACCOUNT_PATHS.confirm]: { act: confirm },
    [ACCOUNT_PATHS.backupCodes]: { act: makeBackupCodes },
    [ACCOUNT_PATHS.switchOff]: { act: switchOff },
    [ACCOUNT_PATHS.name]: { act: rename },
    [ACCOUNT_PATHS.undo]: { act: chooseTime },
    [ACCOUNT_PATHS.passphrase]: { act: changePassphrase },
    [ACCOUNT_PATHS.newPasskey]: { act: askForPasskey },
    [ACCOUNT_PATHS.addPasskey]: { act: addPasskey },
    [ACCOUNT_PATHS.removePasskey]: { act: removePasskey },
    [ACCOUNT_PATHS.signOut]: { act: signOutEverywhere },
    [DESK_PATHS.stay]: { act: stay },
  },
  files: { [DESK_PATHS.stay]: readEnd },
  Page: ({ view, clinic: { name, timeZone } }) => (
    <AccountPage {...view} clinicName={`${name.bold} ${name.light}`} timeZone={timeZone} />
  ),
});

async function load(visit: Visit): Promise<DeskAccount> {
  const { desk, person, now, query } = visit;
  const { id, hasSecondFactor } = await getOwn(visit);
  return {
    person,
    today: getToday(desk.calendar.timeZone, now),
    hasSecondFactor,
    passkeys: await desk.passkeys.list(id),
    newPasskey: null,
    setUp: null,
    backupCodes: null,
    notice: ACCOUNT_NOTICES.find((name) => name === query('done')) ?? null,
    refused: null,
  };
}

function getPart(view: DeskAccount) {
  if (view.backupCodes) return words.backupCodes;
  if (view.setUp) return words.setUp;
  return view.newPasskey ? words.newPasskey : words;
}
