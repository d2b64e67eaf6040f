import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';
import { sendRefusal } from './errors.ts';

/** No address of ours comes near; a percent-encoded character is three. */
export const PATH_MAX_CHARS = 2000;

/**
 * Answers a longer path with 414 before anything looks at it. No page is drawn for it, because nobody gets there by a
 * link of ours.
 */
export const longPaths = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (!refuseLongPath(request, reply)) done();
    });
  },
  { name: 'long-paths' },
);

/** Returns whether it has answered. */
export function refuseLongPath(request: FastifyRequest, reply: FastifyReply): boolean {
  const { url = '' } = request.raw;
  const queryStart = url.length > PATH_MAX_CHARS ? url.indexOf('?') : 0;
  const isLong = queryStart === -1 || queryStart > PATH_MAX_CHARS;
  if (isLong) sendRefusal(new Refusal('path-too-long'), request, reply);
  return isLong;
}
