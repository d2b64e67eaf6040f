import type { ProblemCode } from '@clinic/contract/refusals.ts';
import { deskDoorMessages } from '#messages/desk-door.en.ts';
import { formatWait } from './browser/retry-after.ts';

const words = deskDoorMessages.signIn;

/** What somebody reads who has tried too often, with the time to wait when it is known. */
export function tooManyToWords(waitSeconds: number | undefined): string {
  return `${words.tooMany} ${waitSeconds ? words.wait(formatWait(waitSeconds)) : words.waitLater}`;
}

/** What a person reads whose request was refused as a whole. */
export function deskRefusalToWords(code: ProblemCode) {
  const { refused } = deskDoorMessages;
  return code === 'owners-only' || code === 'unavailable' || code === 'not-found' ? refused[code] : refused.other;
}
