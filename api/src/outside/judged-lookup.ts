import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { OutsideError } from './outside-error.ts';

export type Judge = (address: string) => boolean;

/**
 * Makes the lookup of a connection, which fails unless the judge allows every address of the name. The connection takes
 * the addresses that were judged, so a name cannot mean another machine a moment later.
 */
export function createJudgedLookup(isAllowed: Judge, lookup: LookupFunction = systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      // Node asks for `all`, or for one address when its choice of families is off.
      const addresses = (Array.isArray(found) ? found : []) satisfies LookupAddress[];
      const [first] = addresses;
      if (error || !first) callback(error ?? new OutsideError('connection', 'ENOTFOUND'), '');
      else if (!addresses.every(({ address }) => isAllowed(address))) callback(new OutsideError('address'), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** Throws OutsideError when the host is an address that the judge refuses: the lookup is not asked about these. */
export function judgeLiteral(host: string, isAllowed: Judge): void {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) && !isAllowed(address)) throw new OutsideError('address');
}
