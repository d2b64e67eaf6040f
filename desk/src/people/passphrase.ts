import { PASSPHRASE_MAX_CHARS, PASSPHRASE_MIN_CHARS } from './door.ts';

/** Why a new passphrase, typed twice, is refused; `null` when it is good. */
export function checkPassphrase(passphrase: string, again: string): 'too-short' | 'too-long' | 'unequal' | null {
  if ([...passphrase].length < PASSPHRASE_MIN_CHARS) return 'too-short';
  if (isTooLong(passphrase)) return 'too-long';
  return passphrase === again ? null : 'unequal';
}

/** Whether a passphrase is longer than anybody's can be. */
export function isTooLong(passphrase: string): boolean {
  return [...passphrase].length > PASSPHRASE_MAX_CHARS;
}
