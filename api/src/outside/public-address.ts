import ipaddr from 'ipaddr.js';

/** The place at which the bytes of the IPv4 address begin in one of NAT64's well-known prefix (RFC 6052). */
const NAT64_START = 12;

/** Whether an IP address belongs to a machine of the internet, and not to this one or to a network of our own. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An address of a network card's own (`fe80::1%eth0`) is never public; `process` unwraps IPv4 in IPv6.
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.range() === 'unicast';
  const isNat64 = address.match(ipaddr.parseCIDR('64:ff9b::/96') as [ipaddr.IPv6, number]);
  if (isNat64) return isPublicAddress(address.toByteArray().slice(NAT64_START).join('.'));
  // Only this part of IPv6 is in use. It leaves out `::7f00:1`, which the library takes for public.
  return address.match(ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]) && address.range() === 'unicast';
}
