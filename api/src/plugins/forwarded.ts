import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { TrustProxy } from '../config.ts';
import { isLoopback } from '../loopback.ts';
import { readForwardedFor } from '../visitor-address.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors have come through a proxy on this machine that sends no forwarding headers. */
    hasSilentProxy: () => boolean;
  }
}

/** A proxy on this machine connects from loopback too; these headers tell its requests apart. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

const WARNINGS = {
  untrusted:
    'requests come with X-Forwarded-For or Forwarded, but TRUST_PROXY is not set: behind a proxy all visitors share one limit. Set it to the number of proxies, or to their addresses. Example: TRUST_PROXY=1',
  everyone:
    'TRUST_PROXY=true believes every sender: anyone can claim any address, and so pass every limit. Set it to the number of proxies, or to their addresses. Example: TRUST_PROXY=1',
  schemeless:
    'visitors come by https through a proxy that sends no X-Forwarded-Proto: answers do not ask browsers for https, and without any such header visitors look like this machine, so that /metrics is closed. Example for nginx: proxy_set_header X-Forwarded-Proto $scheme; proxy_set_header X-Forwarded-For $remote_addr;',
};

type ForwardedOptions = {
  trustProxy: TrustProxy;
  /** The public address of this service; empty when it is not set. */
  url: string;
};

/**
 * Tidies X-Forwarded-For, so that `request.ip` is always an address, and warns once of each setting that does not fit.
 */
export const forwarded = fastifyPlugin<ForwardedOptions>(
  async (app, { trustProxy, url }) => {
    if (trustProxy === true) app.log.warn(WARNINGS.everyone);
    const warned = new Set<string>();
    let hasSilentProxy = false;
    app.decorate('hasSilentProxy', () => hasSilentProxy);

    function warnOnce(warning: string): void {
      if (!warned.has(warning)) app.log.warn(warning);
      warned.add(warning);
    }

    app.addHook('onRequest', (request, _reply, done) => {
      const { headers } = request.raw;
      const forwardedFor = headers['x-forwarded-for'];
      if (url.startsWith('https:') && headers['x-forwarded-proto'] === undefined && isMeantFor(url, request)) {
        warnOnce(WARNINGS.schemeless);
        hasSilentProxy ||= isLoopback(request.socket.remoteAddress ?? '') && !isForwarded(request);
      }
      if (trustProxy) {
        if (typeof forwardedFor === 'string') headers['x-forwarded-for'] = readForwardedFor(forwardedFor).join(', ');
      } else if (forwardedFor !== undefined || headers.forwarded !== undefined) {
        warnOnce(WARNINGS.untrusted);
      }
      done();
    });
  },
  { name: 'forwarded' },
);

export function isForwarded({ headers }: FastifyRequest): boolean {
  return FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
}

/**
 * Whether a visitor has asked for this address. Origin and Referer count too, because a proxy may replace the visitor's
 * Host.
 */
function isMeantFor(url: string, { host, headers: { origin, referer = '' } }: FastifyRequest): boolean {
  const own = new URL(url);
  return host === own.host || origin === own.origin || referer.startsWith(`${own.origin}/`);
}
