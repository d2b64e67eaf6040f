import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../loopback.ts';
import { getErrorCode } from '../startup-error.ts';
import type { Message } from './message.ts';
import { AddressRefused, OutOfReach, SendError } from './send-errors.ts';

/**
 * Hands a message to whoever carries it on, under a name that is its own. Rejects with AddressRefused, OutOfReach, or
 * another SendError, after which it is to be tried again.
 */
export type SendMessage = (message: Message, name: string, signal: AbortSignal) => Promise<void>;

/** For how long the server may keep silent. Some look at a mail for a while before they take it. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;

/** The answer to an address that does not exist. `5.7` refuses the sender or the way instead: RFC 3463, 3.8. */
const PERMANENT_PATTERN = /^5\d\d(?![ -]5\.7\.)/;

/** Sends over SMTP, each mail on a connection of its own. `smtpUrl` is a checked SMTP_URL. */
export function createSmtpSender(smtpUrl: string): SendMessage {
  const { username, hostname } = new URL(smtpUrl);
  const settings = {
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // A password goes over an encrypted line alone, unless the address says `?requireTLS=false`.
    requireTLS: username !== '' && !isLoopback(hostname),
  };

  return async (message, _name, signal) => {
    const transport = createTransport(settings);
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
  // No more of the answer than its number, because servers repeat the address in it.
  const code = [getErrorCode(error), command, /^\d{3}/.exec(response)?.[0]].filter(Boolean).join(' ');
  if (!isSignedIn) return new OutOfReach(code);
  return command === 'RCPT TO' && PERMANENT_PATTERN.test(response) ? new AddressRefused(code) : new SendError(code);
}
