import { isIP, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** What providers give a home: RFC 6177 and RIPE 690 name /56 as the least. A telephone has a /64 of its own. */
const SUBSCRIBER_BITS = 56;

/** What providers give an organisation, or keep for a region. */
const NETWORK_BITS = 48;

/** `203.0.113.7:51234` and `[2001:db8::1]:443`, as some proxies write them. */
const WITH_PORT_PATTERN = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d+)?$/;

/** Whose limits an address counts towards: itself, or with IPv6 all of one subscriber's. */
export function toSubscriber(address: string): string {
  return normalizeIP(address, SUBSCRIBER_BITS);
}

/** The neighbourhood of an address: its /24, or with IPv6 its /48. */
export function toNetwork(address: string): string {
  const network = normalizeIP(address, NETWORK_BITS);
  return isIPv6(network) ? network : network.replace(/\.\d+$/, '');
}

/**
 * The addresses of an X-Forwarded-For header as such, without ports and brackets. What is no address ends the chain: who
 * stands to the left of it is said by nobody that could be known.
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
