import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
      else if (!refuseForm(request, reply)) done();
    });
  },
  { name: 'request-form' },
);

/** Answers a request with two Host headers or in HTTP/0.9. Returns whether it has answered. */
export function refuseForm(request: FastifyRequest, reply: FastifyReply): boolean {
  const isRefused = !isWellFormed(request.raw);
  if (isRefused) sendRefusal(new Refusal('request-unreadable'), request, reply);
  return isRefused;
}

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
