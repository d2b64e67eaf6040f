import type { MailRecipient } from '@clinic/contract/mails.ts';
import tlds from 'tlds' with { type: 'json' };
import type { AppointmentsTable } from '../database/appointment-tables.ts';

/** Mail programs turn these into links. */
const LINK_PATTERN = /:\/\/|\bwww\.|\[url\b|<a\s|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/i;

/**
 * Words joined by dots, and the slash of a path: mail programs make a link when a word is a top-level domain. It begins
 * where a word does, so that a long word takes no more time than its letters.
 */
const DOTTED_PATTERN = /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+(?<path>\/)?/gu;

/** A degree or an initial before a name: 'B.Tech', 'A.Md', 'K.RAM'. Two capitals are a country: 'T.ME'. */
const INITIAL_PATTERN = /^\p{Lu}$/u;
const CAPITALISED_PATTERN = /^\p{Lu}(?!\p{Lu}$)/u;

/** Every top-level domain of the Internet Assigned Numbers Authority, in lower case. */
const TOP_LEVEL_DOMAINS = new Set<string>(tlds);

/** The schema refuses control characters. Line and paragraph separators are not among them. */
const LINE_BREAK_PATTERN = /[\r\n\v\f\u0085\u2028\u2029]/;

/** A longer name carries a message rather than a name. Counted in Unicode characters after NFC. */
const MAX_CHARS = 80;

/** Whether a name holds a link, even one disguised by invisible or wide characters. */
export function hasLink(name: string): boolean {
  const shown = toShown(name);
  return LINK_PATTERN.test(shown) || [...shown.matchAll(DOTTED_PATTERN)].some(isHost);
}

/** Whether a text holds an address of the web without its scheme, such as `evil.example.com/pay`. */
export function hasWebPath(text: string): boolean {
  return [...toShown(text).matchAll(DOTTED_PATTERN)].some((match) => match.groups?.path && isHost(match));
}

function toShown(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u3002', '.');
}

function isHost({ 0: match, groups }: RegExpExecArray): boolean {
  const hasPath = Boolean(groups?.path);
  const words = (hasPath ? match.slice(0, -1) : match).split('.');
  return words.some((word, index) => {
    const before = words[index - 1];
    if (before === undefined || !TOP_LEVEL_DOMAINS.has(word.toLowerCase())) return false;
    return hasPath || !INITIAL_PATTERN.test(before) || !CAPITALISED_PATTERN.test(word);
  });
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
