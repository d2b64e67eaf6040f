import { createChatLink, createMailto } from '@clinic/contract/message-links.ts';
import { contactFormMessages as words } from '#messages/contact-form.ts';

/** The values that a visitor typed into the contact form. */
export type ContactMessage = { name: string; email: string; phone: string; message: string };

/**
 * Servers are asked to accept links of 8000 bytes at least (RFC 9110, 4.1). A Devanagari letter takes nine of them. The
 * limit leaves room for a name, an email address and a phone number as long as in a booking.
 */
export const CHAT_LINK_MAX_BYTES = 8000;
export const CONTACT_MESSAGE_MAX_CHARS = 450;

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
