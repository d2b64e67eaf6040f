import { roundWait } from '@clinic/contract/refusals.ts';
import { PASSPHRASE_MAX_CHARS } from './door.ts';
import { deskDoorMessages } from './door-words.ts';

const { signIn: words, passphrase } = deskDoorMessages;

/** Tells a person who has tried too often to wait, and for how long when that is known. */
export function tooManyToWords(waitSeconds: number | undefined): string {
  if (!waitSeconds) return `${words.tooMany} ${words.waitLater}`;
  const { count, unit } = roundWait(waitSeconds);
  return `${words.tooMany} ${words.wait(`${count} ${unit}${count === 1 ? '' : 's'}`)}`;
}

/** Says at its field why a new passphrase was refused. */
export function passphraseRefusalToWords(reason: 'too-short' | 'too-long' | 'unequal'): string {
  return reason === 'too-long' ? passphrase.refused[reason](PASSPHRASE_MAX_CHARS) : passphrase.refused[reason];
}
