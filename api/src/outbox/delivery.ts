import { GIVEN_UP } from '@clinic/contract/mails.ts';
import { getErrorCode } from '../startup-error.ts';
import { getOwnRetryTime, getRetryTime } from './back-off.ts';
import type { Channel } from './channel.ts';
import { createEndpointPauses } from './endpoint-pauses.ts';
import type { DueMail, Outbox } from './outbox.ts';
import { judge } from './relevance.ts';
import { AddressRefused, OutOfReach, RefusedByServer, SendError } from './send-errors.ts';
import type { Trouble } from './trouble-log.ts';

export type DeliveryOptions = {
  outbox: Outbox;
  channel: Channel;
  /** The clinic's time zone. */
  timeZone: string;
  getNow: () => Date;
};

/**
 * The outcome of a mail. `record` stores it in the database. `unwritten`: the mail could not be written. `away`:
 * nothing can be sent now.
 */
export type Delivery = {
  outcome: 'sent' | 'dropped' | 'postponed' | 'undeliverable' | 'failed' | 'unwritten' | 'away';
  record: () => Promise<unknown>;
  /** The trouble of the clinic that the mail has met; absent when there is none. `error` is its cause. */
  trouble?: Trouble;
  error?: unknown;
  /** How long it took to write the mail, in which the process did nothing else. */
  writingMs?: number;
};

/** When more mailboxes than this are refused in a row, the fault is not theirs. */
const MAX_REFUSED_IN_A_ROW = 2;

/** Attempts that the clinic's own server refuses count no further than this. */
const MAX_COUNTED_ATTEMPTS = 2;

/** Makes a function that sends one claimed mail, unless the mail has to wait or has nothing to tell any more. */
export function createDelivery(options: DeliveryOptions) {
  const { outbox, channel, timeZone, getNow } = options;
  /** The mailboxes that were refused since a patient's mail was last sent, and their mails that were given up. */
  const refused = { mailboxes: new Set<string>(), mails: [] as DueMail[] };
  const pauses = createEndpointPauses();
  const isRow = () => refused.mailboxes.size > MAX_REFUSED_IN_A_ROW;

  return async function deliver(mail: DueMail, signal: AbortSignal): Promise<Delivery> {
    const verdict = judge(mail, timeZone, getNow());
    if (verdict === 'drop') return { outcome: 'dropped', record: () => outbox.drop(mail) };
    if (verdict !== 'send') return { outcome: 'postponed', record: () => outbox.postpone(mail, verdict) };
    const freeAt = pauses.findEnd(mail, getNow()) ?? (await channel.findFreeTime(mail, getNow()));
    if (freeAt === 'never') return { outcome: 'dropped', record: () => outbox.drop(mail) };
    if (freeAt) return { outcome: 'postponed', record: () => outbox.postpone(mail, freeAt) };

    try {
      const { messageId, writingMs } = await channel.tell(mail, signal);
      pauses.noteSuccess(mail);
      // A server that relays nothing still takes mails to its own clinic.
      if (mail.recipient === 'patient') {
        refused.mailboxes.clear();
        refused.mails = [];
      }
      return { outcome: 'sent', writingMs, record: () => outbox.markSent(mail, getNow(), messageId) };
    } catch (error) {
      return toFailure(mail, error);
    }
  };

  function toFailure(mail: DueMail, error: unknown): Delivery {
    if (error instanceof OutOfReach) {
      const trouble = error.isRefused ? 'refused' : 'server';
      return { outcome: 'away', trouble, error, record: () => outbox.release(mail) };
    }
    if (!(error instanceof SendError))
      return retryOrGiveUp(mail, 'UNWRITTEN', { outcome: 'unwritten', trouble: 'site', error });
    if (error instanceof RefusedByServer) {
      return retryOurs([mail], mail.recipient === 'clinic' ? 'inbox' : 'refused', error);
    }
    if (!(error instanceof AddressRefused)) {
      pauses.noteFailure(mail, error.waitMs, getNow());
      return retryOrGiveUp(mail, getErrorCode(error), { outcome: 'failed', error }, error.waitMs);
    }
    if (mail.recipient === 'clinic') return retryOurs([mail], 'inbox', error);
    if (channel.isSureOfRefusals) return giveUp(mail, getErrorCode(error));
    // A mail that was tried before says nothing new, unless all others are refused too.
    if (mail.attempts === 0) refused.mailboxes.add(mail.appointment.email.toLowerCase());
    if (isRow()) return retryOurs([...refused.mails.splice(0), mail], 'refused', error);
    const { outcome, record } = giveUp(mail, getErrorCode(error));
    const recordOrRetry = async () => {
      await record();
      if (isRow()) await retryOurs([mail], 'refused', error).record();
      else refused.mails.push(mail);
    };
    return { outcome, record: recordOrRetry };
  }

  function retryOrGiveUp(
    mail: DueMail,
    code: string,
    failure: Omit<Delivery, 'record'>,
    askedMs: number | null = null,
  ): Delivery {
    const retryAt = getRetryTime(mail.attempts, channel.maxAttempts, getNow(), askedMs ?? 0);
    return retryAt
      ? { ...failure, record: () => outbox.retry(mail, retryAt, code) }
      : giveUp(mail, `${GIVEN_UP} ${code}`);
  }

  /** Tries mails again that were refused through no fault of their addresses. */
  function retryOurs(mails: readonly DueMail[], trouble: Trouble, error: SendError): Delivery {
    const code = getErrorCode(error);
    const record = (mail: DueMail) => {
      const retryAt = getOwnRetryTime(mail, getNow());
      if (!retryAt) return outbox.markUndeliverable(mail, `${GIVEN_UP} ${code}`);
      // The number of attempts says how soon the next one is, and gives up nothing.
      return outbox.retry({ ...mail, attempts: Math.min(mail.attempts, MAX_COUNTED_ATTEMPTS) }, retryAt, code);
    };
    return { outcome: 'failed', trouble, error, record: () => Promise.all(mails.map(record)) };
  }

  function giveUp(mail: DueMail, code: string): Delivery {
    return { outcome: 'undeliverable', record: () => outbox.markUndeliverable(mail, code) };
  }
}
