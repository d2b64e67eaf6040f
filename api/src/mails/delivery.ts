import { ENGLISH, type LanguageCode, readLanguage } from '@clinic/contract/languages.ts';
import type { MailRequest, WrittenMail } from '@clinic/contract/mails.ts';
import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../database/tables.ts';
import { getErrorCode } from '../startup-error.ts';
import { getRetryTime } from './back-off.ts';
import { type DescribeAppointment, isPointless, toMailRequest } from './mail-request.ts';
import { findFreeTime } from './mailbox-limit.ts';
import { type Senders, toMessage } from './message.ts';
import type { DueMail, Outbox } from './outbox.ts';
import { AddressRefused, OutOfReach, SendError } from './send-errors.ts';
import type { SendMessage } from './smtp.ts';

/** Writes a mail in the words of the site in a language. Rejects with the error of a component that fails. */
export type WriteMail = (request: MailRequest, language: LanguageCode) => Promise<WrittenMail>;

export type DeliveryOptions = {
  db: Kysely<ClinicDatabase>;
  outbox: Outbox;
  write: WriteMail;
  send: SendMessage;
  describe: DescribeAppointment;
  senders: Senders;
  /** The address of the front desk, without a slash at the end; empty when there is none. */
  deskUrl: string;
  /** The clinic's time zone. */
  timeZone: string;
  getNow: () => Date;
};

/**
 * The outcome of a mail. `record` stores it in the database. Three outcomes come with the error: `failed`, `unwritten`
 * when the site could not write the mail, and `away` when nothing can be sent now.
 */
export type Delivery = {
  outcome: 'sent' | 'dropped' | 'postponed' | 'undeliverable' | 'failed' | 'unwritten' | 'away';
  record: () => Promise<unknown>;
  error?: unknown;
  /** How long the site took to write the mail. */
  writingMs?: number;
};

/** Makes a function that sends one claimed mail, unless the mail has to wait or has nothing to tell any more. */
export function createDelivery(options: DeliveryOptions) {
  const { db, outbox, write, send, describe, senders, deskUrl, timeZone, getNow } = options;

  return async function deliver(mail: DueMail, signal: AbortSignal): Promise<Delivery> {
    if (isPointless(mail, timeZone, getNow())) return { outcome: 'dropped', record: () => outbox.drop(mail) };
    const freeAt = mail.recipient === 'patient' ? await findFreeTime(db, mail, getNow()) : null;
    if (freeAt) return { outcome: 'postponed', record: () => outbox.postpone(mail, freeAt) };

    try {
      const request = toMailRequest(mail, describe, deskUrl);
      const startMs = performance.now();
      const written = await write(request, getLanguage(mail));
      const writingMs = performance.now() - startMs;
      await send(toMessage(mail.id, request, written, senders), toFileName(mail), signal);
      return { outcome: 'sent', writingMs, record: () => outbox.markSent(mail, getNow()) };
    } catch (error) {
      return toFailure(mail, error);
    }
  };

  function toFailure(mail: DueMail, error: unknown): Delivery {
    if (error instanceof OutOfReach) return { outcome: 'away', error, record: () => outbox.release(mail) };
    const isUnwritten = !(error instanceof SendError);
    const code = isUnwritten ? 'UNWRITTEN' : getErrorCode(error);
    const retryAt = error instanceof AddressRefused ? null : getRetryTime(mail.attempts, getNow());
    if (!retryAt) return { outcome: 'undeliverable', record: () => outbox.markUndeliverable(mail, code) };
    return {
      outcome: isUnwritten ? 'unwritten' : 'failed',
      error,
      record: () => outbox.retry(mail, retryAt, code),
    };
  }
}

/** The patient's own language, and English for the clinic. */
function getLanguage({ recipient, appointment }: DueMail): LanguageCode {
  return recipient === 'patient' ? readLanguage(appointment.language) : ENGLISH;
}

/** Makes a file name that sorts mails by when they were due: `20261124T083000000Z-<id>`. */
function toFileName({ due_at, id }: DueMail): string {
  return `${due_at.replace(/[-:.]/g, '')}-${id}`;
}
