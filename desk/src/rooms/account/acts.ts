import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { UNDO_SECONDS } from '@clinic/contract/desk-person.ts';
import { Answer, type Done, type Visit } from '#frame/room.ts';
import { leaveCookies } from '#frame/session-cookies.ts';
import { askAuth } from '#people/ask-auth.ts';
import { checkPassphrase } from '#people/passphrase.ts';
import { chooseUndo, endSessions, renamePerson } from '#people/people-changes.ts';
import type { AccountNotice } from '#people/people-view.ts';
import { readPersonName } from '#people/person-name.ts';
import { type AccountOutcome, getOwn, note, withPassphrase } from './passphrase-ask.ts';

export const toAccount = (done?: AccountNotice): Done => ({
  to: done ? `${DESK_PATHS.account}?done=${done}` : DESK_PATHS.account,
});

export async function rename(visit: Visit): Promise<AccountOutcome> {
  const entry = visit.field('name');
  const name = readPersonName(entry);
  if (name === null) return { refused: { refused: { form: 'name', reason: 'name-invalid', entry } } };
  const { id } = await getOwn(visit);
  await renamePerson(visit.desk.db, { id, maker: visit.maker, now: visit.now }, name);
  return toAccount('renamed');
}

export async function chooseTime(visit: Visit): Promise<AccountOutcome> {
  const seconds = UNDO_SECONDS.find((each) => String(each) === visit.field('undoSeconds'));
  // The page offers nothing else.
  if (!seconds) return toAccount();
  await chooseUndo(visit.desk.db, (await getOwn(visit)).id, seconds);
  return toAccount('undo-chosen');
}

export async function changePassphrase(visit: Visit): Promise<AccountOutcome> {
  const newPassword = visit.field('new-passphrase');
  const reason = checkPassphrase(newPassword, visit.field('again'));
  if (reason) return { refused: { refused: { form: 'passphrase', reason } } };
  const more = { currentPassword: visit.field('passphrase'), newPassword, revokeOtherSessions: true };
  return withPassphrase(visit, { form: 'passphrase' }, '/change-password', done, more);
  async function done(answer: Response) {
    await note(visit, 'passphrase-changed');
    return { ...toAccount('passphrase-changed'), addHeaders: leaveCookiesOf(answer) };
  }
}

export async function signOutEverywhere(visit: Visit): Promise<Answer> {
  const { desk, request } = visit;
  await endSessions(desk.db, (await getOwn(visit)).id);
  // This removes the cookie.
  const answer = await askAuth(desk.auth, request, '/sign-out', {});
  return new Answer((reply) => leaveCookies(reply, answer).redirect(DESK_PATHS.signIn, 303));
}

export const leaveCookiesOf = (answer: Response) => (reply: Parameters<typeof leaveCookies>[0]) =>
  leaveCookies(reply, answer);
