import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { describe, expect, it } from 'vitest';
import {
  CHAT_LINK_MAX_BYTES,
  CONTACT_MESSAGE_MAX_CHARS,
  createContactChatLink,
  createContactMailto,
} from './contact-links.ts';

const CONTACT = {
  name: 'Asha & Sons',
  email: 'asha+clinic@example.com',
  phone: '+91 (20) 5550-0100',
  message: 'A & B + ₹ मराठी\n100% = ?#',
};

describe('createContactMailto', () => {
  const link = createContactMailto('care@clinic.example', CONTACT);

  it('carries every value as typed', () => {
    const headers = parseHeaders(link);
    expect(link).toMatch(/^mailto:care@clinic\.example\?/);
    expect(headers.cc).toBe(CONTACT.email);
    expect(headers.subject).toBe('New Contact Form Submission from Asha & Sons');
    expect(headers.body).toBe(
      'Name: Asha & Sons\r\nEmail: asha+clinic@example.com\r\nPhone: +91 (20) 5550-0100\r\n\r\nMessage:\r\nA & B + ₹ मराठी\r\n100% = ?#',
    );
  });

  it('writes spaces and pluses percent-encoded, which mail clients do not turn into each other', () => {
    expect(link).toContain('A%20%26%20B%20%2B%20%E2%82%B9%20');
    expect(link).not.toContain('+');
  });
});

describe('createContactChatLink', () => {
  it('opens the number by its digits with the request as text', () => {
    const link = createContactChatLink('+91 00000 00000', CONTACT);
    expect(link).toMatch(/^https:\/\/wa\.me\/910000000000\?text=New%20Appointment%20Request%0A%0AName/);
    expect(link).not.toContain('%0D');
    expect(new URL(link).searchParams.get('text')).toBe(
      'New Appointment Request\n\nName: Asha & Sons\nEmail: asha+clinic@example.com\nPhone: +91 (20) 5550-0100\n\nMessage:\nA & B + ₹ मराठी\n100% = ?#',
    );
  });
});

function parseHeaders(mailto: string): Record<string, string> {
  const query = mailto.split('?')[1] ?? '';
  return Object.fromEntries(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent)));
}

it('carries the longest message of any script in a link that every server takes', () => {
  const longest = {
    name: 'म'.repeat(NAME_MAX_CHARS),
    email: 'म'.repeat(EMAIL_MAX_CHARS),
    phone: ' '.repeat(PHONE_MAX_CHARS),
    message: 'म'.repeat(CONTACT_MESSAGE_MAX_CHARS),
  };
  expect(createContactChatLink('+910000000000', longest).length).toBeLessThanOrEqual(CHAT_LINK_MAX_BYTES);
});
