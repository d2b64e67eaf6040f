import { deskDoorMessages } from '#messages/desk-door.en.ts';
import { formatWait } from './browser/retry-after.ts';

const words = deskDoorMessages.signIn;

/** What somebody reads who has tried too often, with the time to wait when it is known. */
export function tooManyToWords(waitSeconds: number | undefined): string {
  return `${words.tooMany} ${waitSeconds ? words.wait(formatWait(waitSeconds)) : words.waitLater}`;
}
