import { passphraseRefusalToWords, tooManyToWords } from '#people/desk-door-words.ts';
import type { AccountRefusal } from '#people/people-view.ts';
import { deskAccountMessages as words } from './words.ts';

/** Says at its field why a form of the account was refused. */
export function accountRefusalToWords(refusal: AccountRefusal): string {
  if (refusal.form === 'name') return words.name.refused;
  const { reason, waitSeconds } = refusal;
  if (reason === 'too-many') return tooManyToWords(waitSeconds);
  if (reason === 'passkey-over') return words.passkeys.over;
  if (reason === 'passkey-wrong') return words.passkeys.wrong;
  return reason === 'wrong' ? words.wrong : passphraseRefusalToWords(reason);
}
