const EMAIL_LINE_BREAK = '\r\n';
const CHAT_LINE_BREAK = '\n';

/** Creates a mailto address by RFC 6068: every value percent-encoded, line breaks as CR LF. */
export function createMailto(address: string, headers: Record<string, string> = {}): string {
  const query = Object.entries(headers).map(([name, value]) => `${name}=${encode(value, EMAIL_LINE_BREAK)}`);
  const to = encode(address, EMAIL_LINE_BREAK).replace('%40', '@');
  return `mailto:${to}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** `+91 00000 00000` -> `https://wa.me/910000000000`, with a text when one is given. */
export function createChatLink(number: string, text = ''): string {
  const query = text && `?text=${encode(text, CHAT_LINE_BREAK)}`;
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`;
}

/**
 * Percent-encodes a text. Lone surrogates, which a broken paste can leave in a field, are replaced, because they would
 * throw an error.
 */
function encode(text: string, lineBreak: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, lineBreak));
}
