import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';
import { sendRefusal } from './errors.ts';

/** Far longer than any address of this service. A percent-encoded character counts as three. */
export const PATH_MAX_CHARS = 2000;

/**
 * Answers a longer path with 414 before anything looks at it. No page is drawn for it, because no link of this service
 * leads there.
 */
export const longPaths = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (!refuseLongPath(request, reply)) done();
    });
  },
  { name: 'long-paths' },
);

/** Answers a path that is too long, as `send` does. Returns whether it has answered. */
export function refuseLongPath(request: FastifyRequest, reply: FastifyReply, send = sendRefusal): boolean {
  const { url = '' } = request.raw;
  const queryStart = url.length > PATH_MAX_CHARS ? url.indexOf('?') : 0;
  const isLong = queryStart === -1 || queryStart > PATH_MAX_CHARS;
  if (isLong) send(new Refusal('path-too-long'), request, reply);
  return isLong;
}
