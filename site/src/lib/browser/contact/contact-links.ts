import { contactFormMessages as words } from '#messages/contact-form.ts';

/** The values that a visitor typed into the contact form. */
export type ContactMessage = { name: string; email: string; phone: string; message: string };

/**
 * Servers are asked to accept links of 8000 bytes at least (RFC 9110, 4.1). A Devanagari letter takes nine of them. The
 * limit leaves room for a name, an email address and a phone number as long as in a booking.
 */
export const CHAT_LINK_MAX_BYTES = 8000;
export const CONTACT_MESSAGE_MAX_CHARS = 450;

const EMAIL_LINE_BREAK = '\r\n';
const CHAT_LINE_BREAK = '\n';

/**
 * Creates a link that opens the visitor's mail client with a message to the clinic, and the visitor's own address in
 * copy.
 */
export function createContactMailto(clinicEmail: string, contact: ContactMessage): string {
  const subject = words.subject(contact.name);
  const body = describeContact(contact).join('\n');
  return createMailto(clinicEmail, { cc: contact.email, subject, body });
}

/** Creates a link that opens a chat with the clinic's number and a text ready to send. */
export function createContactChatLink(clinicNumber: string, contact: ContactMessage): string {
  return createChatLink(clinicNumber, [words.opening, '', ...describeContact(contact)].join('\n'));
}

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

function describeContact({ name, email, phone, message }: ContactMessage): string[] {
  const { labels } = words;
  return [
    `${labels.name}: ${name}`,
    `${labels.email}: ${email}`,
    `${labels.phone}: ${phone}`,
    '',
    `${labels.message}:`,
    message,
  ];
}

/**
 * Percent-encodes a text. Lone surrogates, which a broken paste can leave in a field, are replaced, because they would
 * throw an error.
 */
function encode(text: string, lineBreak: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, lineBreak));
}
