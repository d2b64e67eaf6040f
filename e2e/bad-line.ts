import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** Decides what happens to a request; null lets it through. */
type Trouble = (
  asked: IncomingMessage,
  answer: ServerResponse,
) => 'hold' | 'lose-answer' | 'give-in-pieces' | { body: string } | null;

/** Long enough for a browser to draw what it has. */
const PIECE_GAP_MS = 50;
const PIECE_LETTERS = 400;
/** Where the pieces end, and the rest follows at once: after the first window of every page. */
const PIECES_END = 16_000;

/** Opens a connection to the clinic that holds, loses, slows down or changes answers, as `trouble` decides. */
export async function openBadLine(clinicUrl: string) {
  const line = { url: '', clinicUrl, trouble: (() => null) as Trouble, close };
  const server = createServer((asked, answer) => {
    const trouble = line.trouble(asked, answer);
    if (trouble === 'hold') return;
    if (typeof trouble === 'object' && trouble !== null) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(trouble.body);
      return;
    }
    const { host } = new URL(line.clinicUrl);
    const origin = asked.headers.origin && { origin: line.clinicUrl };
    const { method, url } = asked;
    // A compressed page cannot be cut by its letters.
    const headers = { ...asked.headers, ...(trouble === 'give-in-pieces' && { 'accept-encoding': 'identity' }) };
    const passed = request(line.clinicUrl + url, { method, headers: { ...headers, host, ...origin } }, (given) => {
      if (trouble === 'lose-answer') return answer.destroy();
      answer.writeHead(given.statusCode ?? 500, given.headers);
      if (trouble === 'give-in-pieces') void giveInPieces(given, answer);
      else given.pipe(answer);
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

/** Gives a page's head in one piece, and what follows in small ones. */
async function giveInPieces(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const page = await readText(given);
  const start = page.indexOf('</head>');
  answer.write(page.slice(0, start));
  for (let at = start; at < start + PIECES_END; at += PIECE_LETTERS) {
    answer.write(page.slice(at, at + PIECE_LETTERS));
    await setTimeout(PIECE_GAP_MS);
  }
  answer.end(page.slice(start + PIECES_END));
}

export type BadLine = Awaited<ReturnType<typeof openBadLine>>;
