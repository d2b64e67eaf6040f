import { isIP, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { TrustProxy } from './config.ts';

/** The network that a provider gives a home: at least a /56 by RFC 6177 and RIPE 690. A mobile phone has a /64. */
const SUBSCRIBER_BITS = 56;

/** The network that a provider gives an organisation. */
const NETWORK_BITS = 48;

/** `203.0.113.7:51234` and `[2001:db8::1]:443`, as some proxies write them. */
const WITH_PORT_PATTERN = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d+)?$/;

/** The key under which requests of an address are limited: the IPv4 address, or the IPv6 network of one subscriber. */
export function toSubscriber(address: string): string {
  return normalizeIP(address, SUBSCRIBER_BITS);
}

/** The network around an address: its /24, or its /48 with IPv6. */
export function toNetwork(address: string): string {
  const network = normalizeIP(address, NETWORK_BITS);
  return isIPv6(network) ? network : network.replace(/\.\d+$/, '');
}

/**
 * The addresses of an X-Forwarded-For header without ports and brackets. Only those to the right of an entry that is
 * not an address count, because an unknown sender wrote the others.
 */
export function readForwardedFor(header: string): string[] {
  const entries = header
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const addresses = entries.map((entry) => {
    const [, ipv4, ipv6] = WITH_PORT_PATTERN.exec(entry) ?? [];
    return ipv4 ?? ipv6 ?? entry;
  });
  return addresses.slice(addresses.findLastIndex((address) => !isIP(address)) + 1);
}

/** The setting in Fastify's form. */
export function toFastifyTrustProxy(trustProxy: TrustProxy) {
  if (typeof trustProxy !== 'number') return trustProxy;
  // Fastify does not trust a mere number, because it cannot tell a proxy from a visitor who connects directly. The
  // person who sets a number promises that the port is reachable only through the proxies.
  return (_address: string, hop: number) => hop < trustProxy;
}
