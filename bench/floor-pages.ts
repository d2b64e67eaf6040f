import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** The least a page can cost in Node: no routing, no negotiation, one buffer. */
const bytes = readFileSync(join(process.env.SITE_DIR ?? '', 'index.html.gz'));
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': bytes.length,
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
};

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
