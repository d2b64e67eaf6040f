import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { getReadLimit } from '../limits/request-limits.ts';
import { Refusal } from '../refusal.ts';

type UnknownPathsOptions = {
  maxBookings: number;
  isSiteServed: boolean;
  /** Whether CORS is on, which then answers OPTIONS on every path. */
  isCorsOn: boolean;
};

/**
 * Refuses requests without a route: with 405 and the methods of the path, or with 404. They count towards the coarse
 * rate limit. A site that is served from here answers GET requests for unknown pages itself.
 */
export const unknownPaths = fastifyPlugin<UnknownPathsOptions>(
  async (app, { maxBookings, isSiteServed, isCorsOn }) => {
    const methodsByPath = new Map<string, string[]>();
    app.addHook('onRoute', ({ url, method }) => {
      if (url.includes('*')) return;
      methodsByPath.set(url, [...(methodsByPath.get(url) ?? []), method].flat());
    });

    const limit = app.rateLimit(getReadLimit(maxBookings));

    async function refuse(request: FastifyRequest): Promise<never> {
      const [path = ''] = request.url.split('?');
      const isPageRequest = request.method !== 'GET' && request.method !== 'HEAD' && isSiteServed;
      const methods = methodsByPath.get(path) ?? (isPageRequest && !path.startsWith('/api/') ? ['GET', 'HEAD'] : []);
      if (methods.length === 0) throw createUnknownPathRefusal();
      const allow = methods.join(', ');
      throw new Refusal('method-not-allowed', { headers: { allow } });
    }

    // The hooks run on request, so that a body is refused before it is read.
    const onRequest = [limit, refuse];
    const methods = app.supportedMethods.filter((method) => method !== 'OPTIONS' || !isCorsOn);
    app.route({ method: methods, url: '/api/*', onRequest, handler: neverReached });
    const pageMethods = isSiteServed ? methods.filter((method) => method !== 'GET' && method !== 'HEAD') : methods;
    app.route({ method: pageMethods, url: '/*', onRequest, handler: neverReached });
    app.setNotFoundHandler({ preHandler: [limit, refuse] }, neverReached);
  },
  { name: 'unknown-paths', dependencies: ['request-limits', 'security'] },
);

export function createUnknownPathRefusal(): Refusal {
  return new Refusal('not-found');
}

function neverReached(_request: FastifyRequest, reply: FastifyReply): void {
  reply.callNotFound();
}
