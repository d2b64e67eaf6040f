import { PASSPHRASE_MAX_CHARS } from '@clinic/contract/desk-door.ts';
import { deskDoorMessages } from '#messages/desk-door.ts';
import { formatWait } from '../browser/retry-after.ts';

const { signIn: words, passphrase } = deskDoorMessages;

/** Tells a person who has tried too often to wait, and for how long when that is known. */
export function tooManyToWords(waitSeconds: number | undefined): string {
  return `${words.tooMany} ${waitSeconds ? words.wait(formatWait(waitSeconds)) : words.waitLater}`;
}

/** Says at its field why a new passphrase was refused. */
export function passphraseRefusalToWords(reason: 'too-short' | 'too-long' | 'unequal'): string {
  return reason === 'too-long' ? passphrase.refused[reason](PASSPHRASE_MAX_CHARS) : passphrase.refused[reason];
}
