import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { API_HEADERS, HTTPS_HEADERS } from './security-headers.ts';

/**
 * Sets security headers on every answer of the API. The headers of the site's files are prepared in `site-files.ts`,
 * because setting a dozen headers for each page costs a good part of its speed.
 */
export const security = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      setApiHeaders(request, reply);
    });
  },
  { name: 'security' },
);

export function setApiHeaders(request: FastifyRequest, reply: FastifyReply): void {
  // The log names this request by the same id.
  reply.headers(API_HEADERS).header('x-request-id', request.id);
  if (request.protocol === 'https') reply.headers(HTTPS_HEADERS);
}
