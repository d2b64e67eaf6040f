import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { checkCertificates } from '#src/checkup/certificate.ts';
import { checkMailServer } from '#src/checkup/mail-server.ts';
import { createFolder } from '../folder.ts';
import { startMailServer } from '../mails/mail-server.ts';

async function listen(server: Pick<Server, 'address' | 'once'>): Promise<number> {
  await once(server as Server, 'listening');
  return (server.address() as AddressInfo).port;
}

const shakeHands = (smtpUrl: string) => checkMailServer({ smtpUrl, outboxDir: '/outbox' });

test('a mail server is greeted, and one that is away or refuses the password is told without it', async () => {
  const mails = await startMailServer();
  expect(await shakeHands(mails.url)).toMatchObject([{ state: 'ok' }]);
  await mails.kill();
  expect(await shakeHands(mails.url)).toMatchObject([{ state: 'fault', says: expect.stringContaining('ESOCKET') }]);
  expect(mails.mails).toEqual([]);

  const strict = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) => callback(new Error(`not ${password}`)),
  });
  strict.listen(0, '127.0.0.1');
  const port = await listen(strict.server);
  onTestFinished(() => new Promise<void>((closed) => void strict.close(() => closed())));
  const refused = await shakeHands(`smtp://desk:geheim@127.0.0.1:${port}`);
  expect(refused).toMatchObject([{ state: 'fault', remedy: expect.stringContaining('password') }]);
  expect(JSON.stringify(refused)).not.toContain('geheim');
  expect(await shakeHands('')).toMatchObject([{ state: 'warning', says: expect.stringContaining('become files') }]);
});

test('a certificate that ends soon, or that browsers refuse, is told', async () => {
  const folder = await createFolder();
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  execFileSync('openssl', ['req', '-x509', '-days', '90', ...key, '-out', certFile, ...subject], { stdio: 'ignore' });
  const cert = readFileSync(certFile);
  const server = createServer(
    { key: readFileSync(keyFile), cert },
    (socket) => void socket.on('error', () => undefined),
  );
  server.listen(0, 'localhost');
  const url = `https://localhost:${await listen(server)}`;
  const look = async (days: number, options = {}) => {
    const addresses = { publicSiteUrl: url, publicApiBase: '', deskUrl: url };
    return (await checkCertificates(addresses, new Date(Date.now() + days * 86_400_000), options))[0];
  };
  const states = [0, 75, 85].map(async (days) => (await look(days, { ca: cert }))?.state);
  expect(await Promise.all(states)).toEqual(['ok', 'warning', 'fault']);
  expect(await look(0)).toMatchObject({ state: 'fault', says: expect.stringContaining('SELF_SIGNED') });
  await new Promise((closed) => server.close(closed));
  expect(await look(0)).toMatchObject({ state: 'fault', says: expect.stringContaining('no https connection') });
});
