import { ENGLISH, type LanguageCode, readLanguage } from '@clinic/contract/languages.ts';
import type { MailWriter } from '@clinic/contract/mails.ts';
import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';
import { MAIL_MAX_ATTEMPTS } from '../../outbox/back-off.ts';
import type { Channel } from '../../outbox/channel.ts';
import { type DescribeAppointment, toMailRequest } from '../../outbox/mail-request.ts';
import type { DueMail } from '../../outbox/outbox.ts';
import { findFreeTime, isLimited } from './mailbox-limit.ts';
import { type Senders, toMessage } from './message.ts';
import type { SendMessage } from './smtp.ts';

export type EmailOptions = {
  db: Kysely<ClinicDatabase>;
  write: MailWriter['writeMail'];
  send: SendMessage;
  describe: DescribeAppointment;
  senders: Senders;
  /** The address of the front desk, without a slash at the end; empty when there is none. */
  deskUrl: string;
};

/** Tells by e-mail: patients in their own language, the clinic in English. */
export function createEmailChannel({ db, write, send, describe, senders, deskUrl }: EmailOptions): Channel {
  return {
    name: 'email',
    title: 'mails',
    receiver: 'the mail server',
    isSureOfRefusals: false,
    maxAttempts: MAIL_MAX_ATTEMPTS,
    findFreeTime: async (mail, now) => (isLimited(mail) ? findFreeTime(db, mail, now) : null),
    async tell(mail, signal) {
      const request = toMailRequest(mail, describe, deskUrl);
      const startMs = performance.now();
      const written = write(request, getLanguage(mail));
      const writingMs = performance.now() - startMs;
      await send(toMessage(mail.id, request, written, senders), toFileName(mail), signal);
      return { messageId: null, writingMs };
    },
  };
}

/** The patient's own language, and English for the clinic. */
function getLanguage({ recipient, appointment }: DueMail): LanguageCode {
  return recipient === 'patient' ? readLanguage(appointment.language) : ENGLISH;
}

/** Makes a file name that sorts mails by when they were due: `20261124T083000000Z-<id>`. */
function toFileName({ due_at, id }: DueMail): string {
  return `${due_at.replace(/[-:.]/g, '')}-${id}`;
}
