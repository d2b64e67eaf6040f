import { getLanguage, type Language, type LanguageCode } from '@clinic/contract/languages.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type { MailPlace } from './mail-place.ts';
import { mailMessages as english } from './messages/en/mails.ts';
import { mailMessages as hindi } from './messages/hi/mails.ts';
import { mailMessages as marathi } from './messages/mr/mails.ts';

/** The words of mails in any language. */
type MailMessages = Translated<typeof english>;

const MESSAGES: Record<LanguageCode, MailMessages> = { en: english, hi: hindi, mr: marathi };

/** All that is said in mails of one language: the clinic's words, and those of the interface. */
export type Voice = MailPlace & {
  language: Language;
  messages: MailMessages;
  /** Returns what patients read for a name of `content/booking.yaml`, which bookings hold in English. */
  toShown: (name: string) => string;
};

export function createVoice(code: LanguageCode, place: MailPlace): Voice {
  const names = new Map(Object.entries(place.shownNames));
  return {
    ...place,
    language: getLanguage(code),
    messages: MESSAGES[code],
    toShown: (name) => names.get(name) ?? name,
  };
}
