import { BlockList, isIPv6 } from 'node:net';
import { Histogram, Registry } from '@prometheus-io/client';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { processFigures } from '../figures.ts';
import { isLoopback } from '../loopback.ts';
import { problems, type ZodTypes } from '../route-schema.ts';
import { isForwarded } from './forwarded.ts';
import { setApiHeaders } from './security.ts';
import { createUnknownPathRefusal } from './unknown-paths.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Figures of the public service. `/metrics` shows them beside those of the process (`start-server.ts`). */
    metrics: Registry;
  }
}

/** The buckets range from a page sent from memory to a booking that waits for the database. */
const DURATION_BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 10];

const FIGURES = {
  summary: 'Figures for Prometheus, for addresses in METRICS_FROM; 404 for all others',
  response: { 200: { content: { 'text/plain': { schema: z.string() } } }, ...problems(404) },
};

type MetricsOptions = {
  /** Addresses and ranges that may read `/metrics` besides this machine. */
  metricsFrom: readonly string[];
};

/**
 * Counts and times every request by the pattern of its route, never by its URL, and shows all figures at `/metrics` in
 * Prometheus's text format. Only this machine and `metricsFrom` may read it; others get a 404.
 */
export const metrics = fastifyPlugin<MetricsOptions>(
  async (app, { metricsFrom }) => {
    const registry = app.lasting('figures', () => new Registry());
    app.decorate('metrics', registry);

    const durations = app.lasting('durations', () => {
      return new Histogram({
        name: 'http_request_duration_seconds',
        help: 'Requests answered, and how long that took.',
        labelNames: ['method', 'route', 'status'],
        buckets: DURATION_BUCKETS_SECONDS,
        registers: [registry],
      });
    });
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      durations.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
    });

    const others = toBlockList(metricsFrom);
    const typed = app.withTypeProvider<ZodTypes>();
    typed.get('/metrics', { config: { isQuiet: true }, schema: FIGURES }, async (request, reply) => {
      setApiHeaders(request, reply);
      const isDirect = isLoopback(request.socket.remoteAddress ?? '') && !isForwarded(request);
      const isFromHere = isDirect && !app.hasSilentProxy();
      if (!isFromHere && !isListed(others, request.ip)) throw createUnknownPathRefusal();
      const shown = Registry.merge([processFigures, registry]);
      return reply.type(shown.contentType).send(await shown.metrics());
    });
  },
  { name: 'metrics', dependencies: ['forwarded'] },
);

function toBlockList(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of addresses) {
    const [address = '', prefix] = text.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function isListed(list: BlockList, address = ''): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
