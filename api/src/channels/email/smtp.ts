import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../../loopback.ts';
import { AddressRefused, OutOfReach, RefusedByServer, SendError } from '../../outbox/send-errors.ts';
import { getErrorCode } from '../../startup-error.ts';
import { cutHeadersBetweenWords } from './header-words.ts';
import type { Message } from './message.ts';
import { findFault } from './refusals.ts';

/**
 * Hands a message on to be delivered. `name` is unique to the message. Rejects with AddressRefused, or with another
 * SendError, after which the message is to be tried again.
 */
export type SendMessage = (message: Message, name: string, signal: AbortSignal) => Promise<void>;

/** How long the server may stay silent. Some servers look at a mail for a while before they take it. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;

/** Makes the settings of a connection to the server of a checked SMTP_URL. */
export function toSmtpSettings(smtpUrl: string) {
  const { username, hostname } = new URL(smtpUrl);
  return {
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // A password goes only over an encrypted line, unless the server is on this machine or the address says
    // `?requireTLS=false`.
    requireTLS: username !== '' && !isLoopback(hostname),
  };
}

/** Sends over SMTP, each mail on a connection of its own. `smtpUrl` is a checked SMTP_URL. */
export function createSmtpSender(smtpUrl: string): SendMessage {
  const settings = toSmtpSettings(smtpUrl);

  return async (message, _name, signal) => {
    const transport = createTransport(settings);
    cutHeadersBetweenWords(transport);
    let isSignedIn = false;
    transport.use('stream', (mail, done) => {
      // The message is first read when the server has greeted us and let us in.
      mail.message.transform(() => {
        isSignedIn = true;
        return new PassThrough();
      });
      done();
    });
    const options = { ...message, signal };
    await transport.sendMail(options).catch((error: unknown) => {
      throw toSendError(error, isSignedIn);
    });
  };
}

function toSendError(error: unknown, isSignedIn: boolean): SendError {
  const { command = '', response = '' } = error as { command?: string; response?: string };
  // Only the number of the answer is kept, because servers repeat the address in the text.
  const code = [getErrorCode(error), command, /^\d{3}/.exec(response)?.[0]].filter(Boolean).join(' ');
  const isRefused = response.startsWith('5');
  if (!isSignedIn) return new OutOfReach(code, { isRefused });
  if (!isRefused) return new SendError(code);
  const fault = command === 'RCPT TO' ? findFault(response) : 'ours';
  if (fault === 'address') return new AddressRefused(code);
  return fault === 'ours' ? new RefusedByServer(code) : new SendError(code);
}
