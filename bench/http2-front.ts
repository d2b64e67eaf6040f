import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';

/** HTTP/1.1 headers about a single connection, which HTTP/2 forbids (RFC 9113, 8.2.2). */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];

/** Headers that fit only the page which the server sends them with. */
const HEADERS_ABOUT_CONTENT = ['content-length', 'etag', 'content-security-policy'] as const;

/**
 * Puts HTTP/2 with a self-signed certificate in front of a server, as a proxy does on the internet: bytes and headers
 * are the server's. It answers `ownPages` (path -> HTML) itself, as late and with the same headers as the server would.
 */
export async function startHttp2Front(serverUrl: string, ownPages: Record<string, string> = {}) {
  const agent = new Agent({ keepAlive: true });
  const pages = new Map(Object.entries(ownPages).map(([path, html]) => [path, brotliCompressSync(html)]));
  const pem = createCertificate();
  const front = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    const page = pages.get(request.url);
    if (page) {
      ask(serverUrl, { agent }, (answer) => {
        answer.resume();
        const headers = { ...keepEndToEnd(answer.headers), 'content-encoding': 'br' };
        for (const name of HEADERS_ABOUT_CONTENT) delete headers[name];
        response.writeHead(200, headers).end(page);
      }).end();
    } else pass(request, response, serverUrl, agent);
  });
  const sessions = new Set<Http2Session>();
  front.on('session', (session) => sessions.add(session.on('close', () => sessions.delete(session))));
  front.listen(0, 'localhost');
  await once(front, 'listening');
  return {
    url: `https://localhost:${(front.address() as AddressInfo).port}`,
    async stop(): Promise<void> {
      for (const session of sessions) session.destroy();
      front.close();
      await once(front, 'close');
      agent.destroy();
    },
  };
}

function pass(request: Http2ServerRequest, response: Http2ServerResponse, serverUrl: string, agent: Agent): void {
  const headers = {
    ...keepEndToEnd(request.headers),
    host: request.authority,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': request.socket.remoteAddress,
  };
  const upstream = ask(serverUrl + request.url, { method: request.method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, keepEndToEnd(answer.headers));
    // When a browser leaves a page, its answers stop half-way.
    pipeline(answer, response, () => undefined);
  });
  pipeline(request, upstream, (error) => {
    if (error && !response.headersSent) response.stream.destroy();
  });
}

function keepEndToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.includes(name)),
  );
}

/** Creates a key and a self-signed certificate, in one PEM text. */
function createCertificate(): string {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const output = ['-keyout', '-', '-out', '-'];
  return execFileSync('openssl', ['req', '-x509', ...kind, ...name, ...output], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
