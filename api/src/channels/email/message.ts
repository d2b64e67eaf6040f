import { emailAddress } from '@clinic/contract/appointment-schema.ts';
import type { MailRequest, WrittenMail } from '@clinic/contract/mails.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import type { SendMailOptions } from 'nodemailer';

/** A name and an address. They are never one text, because a name could then add recipients. */
type Mailbox = { name: string; address: string };

export type Message = SendMailOptions & { envelope: { from: string; to: [string] } };

export type Senders = {
  /** The sender; empty for the clinic's email address in content. */
  mailFrom: string;
  /** The recipient of the clinic's mails; empty for the clinic's email address in content. */
  clinicInbox: string;
};

const EMAIL_SCHEMA = emailAddress();

/** The name of the calendar file beside a mail. */
const CALENDAR_NAME = 'appointment.ics';

/**
 * Makes a mail to exactly one recipient. `id` makes its Message-ID, so that mail programs know a mail that comes twice
 * as one.
 */
export function toMessage(
  id: string,
  { recipient, appointment }: MailRequest,
  { subject, text, html, clinic, calendar }: WrittenMail,
  { mailFrom, clinicInbox }: Senders,
): Message {
  const from: Mailbox = { name: clinic.name, address: mailFrom || clinic.email };
  const inbox: Mailbox = { name: clinic.name, address: clinicInbox || clinic.email };
  const patient: Mailbox = { name: toHeaderName(appointment.name), address: appointment.email };
  const [to, replyTo] =
    recipient === 'patient' ? [patient, { name: clinic.name, address: clinic.email }] : [inbox, patient];
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    messageId: `<${id}@${host}>`,
    from,
    to,
    envelope: { from: from.address, to: [to.address] },
    // An answer goes to the other side. Callers may have no address.
    ...(EMAIL_SCHEMA.safeParse(replyTo.address).success && { replyTo }),
    // This stops out-of-office answers: RFC 3834.
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject,
    text,
    html,
    // Other encodings change the line ends or the first spaces of what was typed.
    textEncoding: 'quoted-printable',
    ...(recipient === 'patient' &&
      calendar && { icalEvent: { method: calendar.method, filename: CALENDAR_NAME, content: calendar.file } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Leaves out a name that looks like an encoded word (RFC 2047): mail programs would decode it and show another name
 * than was typed.
 */
function toHeaderName(name: string): string {
  return name.includes('=?') ? '' : withoutDirectionMarks(name);
}
