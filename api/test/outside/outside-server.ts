import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createFolder } from '../folder.ts';

/** The one machine of a test's internet: every other address of the loopback network is "our own network". */
export const PUBLIC_MACHINE = '127.0.0.1';
const INNER_MACHINE = '127.0.0.2';

/** The names of a test's internet. `two.example` is also a name of the inner machine. */
const NAMES: Record<string, string[]> = {
  'calendar.example': [PUBLIC_MACHINE],
  'other.example': [PUBLIC_MACHINE],
  'inner.example': [INNER_MACHINE],
  'two.example': [PUBLIC_MACHINE, INNER_MACHINE],
};

export const lookup: LookupFunction = (hostname, _options, callback) => {
  const addresses = (NAMES[hostname] ?? []).map((address) => ({ address, family: 4 }));
  const missing = Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' });
  callback(addresses.length > 0 ? null : missing, addresses);
};

/** Starts a real server of https at the names above. `asked` lists the requests; `end` stops it before the test ends. */
export async function startOutsideServer(listener: RequestListener) {
  const folder = await createFolder();
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = Object.keys(NAMES).map((name) => `DNS:${name}`);
  const subject = ['-subj', '/CN=example', '-addext', `subjectAltName=${[...names, 'IP:127.0.0.1'].join(',')}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  execFileSync('openssl', ['req', '-x509', '-days', '90', ...key, '-out', certFile, ...subject], { stdio: 'ignore' });
  const ca = readFileSync(certFile);
  const asked: string[] = [];
  const server = createHttps({ key: readFileSync(keyFile), cert: ca }, (request, response) => {
    asked.push(`${request.method} ${request.headers.host?.split(':')[0]}${request.url}`);
    listener(request, response);
  });
  const port = await listenOn(server, '0.0.0.0');
  return { port, ca, asked, url: `https://calendar.example:${port}` };
}

/** Starts a real server of http on this machine, and returns its address. */
export async function startPlainServer(listener: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listenOn(createHttp(listener), '127.0.0.1')}`;
}

async function listenOn(server: ReturnType<typeof createHttp>, host: string): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return (server.address() as AddressInfo).port;
}
