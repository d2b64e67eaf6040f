import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { Message } from '#src/channels/email/message.ts';
import { createSmtpSender } from '#src/channels/email/smtp.ts';
import { OutOfReach } from '#src/outbox/send-errors.ts';

const CLINIC = 'desk@clinic.example';
const MESSAGE: Message = { from: CLINIC, envelope: { from: CLINIC, to: [CLINIC] }, subject: 'Test', text: 'Test' };

/** Starts a mail server without encryption on this machine. Returns its port and the passwords that it hears. */
async function startPlainServer() {
  const passwords: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, callback) {
      passwords.push(`${password}`);
      callback(null, { user: `${username}` });
    },
    onData(stream, _session, callback) {
      stream.resume().on('end', () => callback());
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())));
  return { passwords, port: (server.server.address() as AddressInfo).port };
}

/** 0.0.0.0 leads to this machine too, but counts as another one. */
const SERVERS: [host: string, query: string, heard: string[]][] = [
  ['0.0.0.0', '', []],
  ['127.0.0.1', '', ['secret']],
  ['0.0.0.0', '?requireTLS=false', ['secret']],
];

test('a password goes over an encrypted line only, except to this machine or where the address says so', async () => {
  for (const [host, query, heard] of SERVERS) {
    const { port, passwords } = await startPlainServer();
    const send = createSmtpSender(`smtp://desk:secret@${host}:${port}${query}`);
    const sending = send(MESSAGE, '', new AbortController().signal);
    if (heard.length > 0) await sending;
    else await expect(sending).rejects.toThrow(OutOfReach);
    expect(passwords, host + query).toEqual(heard);
  }
});
