import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadSite } from '../api/src/plugins/site-files.ts';

/** The least a page can cost in Node: the same answer, head and body, without routing or negotiation. */
const site = await loadSite(process.env.SITE_DIR ?? '');
const body = site?.files.get('/')?.bodies.get('gzip');
if (!body) throw new Error('SITE_DIR holds no compressed home page.');

const server = createServer((_request, response) => {
  response.writeHead(200, body.headers).end(body.bytes);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
