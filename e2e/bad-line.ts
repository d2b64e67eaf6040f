import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Decides what happens to a request; null lets it through. */
type Trouble = (asked: IncomingMessage, answer: ServerResponse) => 'hold' | 'lose-answer' | { body: string } | null;

/** Opens a connection to the clinic that holds requests, loses answers or changes files, as `trouble` decides. */
export async function openBadLine(clinicUrl: string) {
  const line = { url: '', clinicUrl, trouble: (() => null) as Trouble, close };
  const server = createServer((asked, answer) => {
    const trouble = line.trouble(asked, answer);
    if (trouble === 'hold') return;
    if (trouble !== null && trouble !== 'lose-answer') {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(trouble.body);
      return;
    }
    const { host } = new URL(line.clinicUrl);
    const origin = asked.headers.origin && { origin: line.clinicUrl };
    const { method, url, headers } = asked;
    const passed = request(line.clinicUrl + url, { method, headers: { ...headers, host, ...origin } }, (given) => {
      if (trouble === 'lose-answer') return answer.destroy();
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  line.url = `http://localhost:${(server.address() as AddressInfo).port}`;

  async function close(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  return line;
}

export type BadLine = Awaited<ReturnType<typeof openBadLine>>;
