import { PASSPHRASE_MAX_CHARS, PASSPHRASE_MIN_CHARS } from '@clinic/contract/desk.ts';

/** Why a passphrase that somebody has chosen, and written twice, cannot be taken; `null` when it can. */
export function judgePassphrase(passphrase: string, again: string): 'too-short' | 'too-long' | 'unequal' | null {
  if ([...passphrase].length < PASSPHRASE_MIN_CHARS) return 'too-short';
  if (isTooLong(passphrase)) return 'too-long';
  return passphrase === again ? null : 'unequal';
}

/** Whether nobody can have this passphrase, because it could not have been chosen. */
export function isTooLong(passphrase: string): boolean {
  return [...passphrase].length > PASSPHRASE_MAX_CHARS;
}
