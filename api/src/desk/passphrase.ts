import { PASSPHRASE_MAX_CHARS, PASSPHRASE_MIN_CHARS } from '@clinic/contract/desk.ts';

/** Why a passphrase that somebody has chosen, and written twice, cannot be taken; `null` when it can. */
export function judgePassphrase(passphrase: string, again: string): 'too-short' | 'unequal' | null {
  const chars = [...passphrase].length;
  if (chars < PASSPHRASE_MIN_CHARS || chars > PASSPHRASE_MAX_CHARS) return 'too-short';
  return passphrase === again ? null : 'unequal';
}
