import type { MailRecipient } from '@clinic/contract/mails.ts';
import type { AppointmentsTable } from '../database/tables.ts';

/** Mail programs turn these into links, and so they do with an address that ends in a well-known domain. */
const LINK_PATTERN = /:\/\/|\bwww\.|\[url\b|<a\s/i;
const DOMAIN_PATTERN =
  /(?<=[\p{L}\p{N}-])\.(?:com|net|org|info|biz|in|co|io|me|ly|ru|cn|uk|xyz|top|site|online|shop|store|app|dev|link|click|live|club|vip|win)(?![\p{L}\p{N}])/iu;

/** The schema refuses control characters. Line and paragraph separators are not among them. */
const LINE_BREAK_PATTERN = /[\r\n\v\f\u0085\u2028\u2029]/;

/** A longer name carries a message rather than a name. Counted in Unicode characters after NFC. */
const MAX_CHARS = 80;

/** Whether a name holds a link, even one disguised by invisible or wide characters. */
export function hasLink(name: string): boolean {
  const shown = name.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return LINK_PATTERN.test(shown) || DOMAIN_PATTERN.test(shown);
}

/**
 * The name as a mail may carry it, or empty. Anybody may type anybody's address, and the clinic's own mail would carry
 * to that mailbox whatever was typed as a name.
 */
export function toMailedName(
  { name, needs_review }: Pick<AppointmentsTable, 'name' | 'needs_review'>,
  recipient: MailRecipient,
): string {
  const isFit = !hasLink(name) && !LINE_BREAK_PATTERN.test(name) && [...name.normalize('NFC')].length <= MAX_CHARS;
  return isFit && (recipient === 'clinic' || needs_review === 0) ? name : '';
}
