import { createHmac } from 'node:crypto';
import { toNetwork } from '../../visitor-address.ts';

/** 72 bits: enough to tell the networks of a clinic's bookings apart. */
const KEY_CHARS = 12;

export type ToSenderKey = (address: string) => string;

/**
 * Makes the function that turns an address into the key of its network. All bookings of one network have the same key,
 * and nobody without the secret can tell the network from it.
 */
export function createSenderKeys(secret: Buffer): ToSenderKey {
  return (address) =>
    createHmac('sha256', secret)
      .update(`sender:${toNetwork(address)}`)
      .digest('base64url')
      .slice(0, KEY_CHARS);
}
