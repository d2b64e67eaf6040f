import type { MailRecipient } from '@clinic/contract/mails.ts';
import tlds from 'tlds' with { type: 'json' };
import type { AppointmentsTable } from '../database/appointment-tables.ts';
import { isNameAfter } from './personal-names.ts';

/** Mail programs turn these into links. */
const LINK_PATTERN = /:\/\/|\bwww\.|\[url\b|<a\s|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/i;

/**
 * Words joined by dots, and the slash of a path: mail programs make a link when a word is a top-level domain. It begins
 * where a word does, so that a long word takes no more time than its letters.
 */
const DOTTED_PATTERN = /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+(?<path>\/)?/gu;

/** Every top-level domain of the Internet Assigned Numbers Authority, in lower case. */
const TOP_LEVEL_DOMAINS = new Set<string>(tlds);

/** The schema refuses control characters. Line and paragraph separators are not among them. */
const LINE_BREAK_PATTERN = /[\r\n\v\f\u0085\u2028\u2029]/;

/** As many digits as the shortest telephone number has. */
const MIN_NUMBER_DIGITS = 7;
const DIGIT_PATTERN = /\p{N}/gu;

/** 'evil (at) okaxis', 'evil [dot] com'. */
const SPELLED_PATTERN = /[([{<*_~|-]\s*(?:at|dot|एट|ऐट|अॅट|डॉट)\s*[)\]}>*_~|-]|\bdot\s+(?:com|in|org|net|co)\b/iu;

/** Words of payment apps and of their handles. Some are handles only after an 'at', because they are names too. */
const PAYMENT_PATTERN =
  /(?<![\p{L}\p{M}])(?:upi|vpa|ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|paytm|pt(?:yes|sbi|hdfc|axis)|phone\s?pe|g\s?pay|google\s?pay|amazon\s?pay|bhim\s?upi|at\s+(?:axl|apl|y?apl|sbi|axis\w*|icici|hdfc\w*|airtel|jio|\w+bank)|यूपीआ[ईय]|पेटीएम|फोनपे|फ़ोनपे|जीपे|गूगल\s?पे)(?![\p{L}\p{M}])/iu;

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
    return hasPath || !isNameAfter(before, word);
  });
}

/** Whether a name asks to call, write or pay: it holds a telephone number, an @ or a payment handle. */
function hasContact(name: string): boolean {
  const shown = toShown(name);
  const digits = shown.match(DIGIT_PATTERN)?.length ?? 0;
  return (
    digits >= MIN_NUMBER_DIGITS || shown.includes('@') || SPELLED_PATTERN.test(shown) || PAYMENT_PATTERN.test(shown)
  );
}

/**
 * The name as a mail may carry it, or empty. Anybody may type anybody's address, and the patient's mail would carry to
 * that mailbox whatever was typed as a name. The clinic's own mail shows it.
 */
export function toMailedName(
  { name, needs_review }: Pick<AppointmentsTable, 'name' | 'needs_review'>,
  recipient: MailRecipient,
): string {
  if (LINE_BREAK_PATTERN.test(name) || [...name.normalize('NFC')].length > MAX_CHARS) return '';
  if (recipient === 'clinic') return name;
  return needs_review === 0 && !hasLink(name) && !hasContact(name) ? name : '';
}
