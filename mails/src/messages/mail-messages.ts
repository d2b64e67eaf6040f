import type { Translated } from '@clinic/contract/messages/translated.ts';
import type { mailMessages } from './en/mails.ts';

/** The words of mails in any language. */
export type MailMessages = Translated<typeof mailMessages>;
