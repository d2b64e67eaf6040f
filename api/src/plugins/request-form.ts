import type { IncomingMessage } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';
import { sendBrokenOff, sendRefusal } from './errors.ts';

/**
 * Refuses two things that Node's parser lets through: more than one Host header, which two programs may read
 * differently, and HTTP/0.9. Ends requests whose client has already gone and so has no address.
 */
export const requestForm = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      // Node keeps the address after it is first read, even when the client goes away later.
      if (request.raw.socket.remoteAddress === undefined) sendBrokenOff(request, reply);
      else if (isWellFormed(request.raw)) done();
      else sendRefusal(new Refusal('request-unreadable'), request, reply);
    });
  },
  { name: 'request-form' },
);

/** Reduces a request target to its path and query when it is a whole address, as proxies send it (RFC 9112, 3.2.2). */
export function toOriginForm({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/') || !/^https?:\/\//i.test(url)) return url;
  const pathAndQuery = url.slice(url.indexOf('//') + 2).replace(/^[^/?#]*/, '');
  return pathAndQuery.startsWith('/') ? pathAndQuery : `/${pathAndQuery}`;
}

function isWellFormed({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  if (httpVersionMajor !== 1) return false;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}
