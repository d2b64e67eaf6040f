import { randomBytes, scryptSync } from 'node:crypto';
import { createDeskAuth, type DeskAuth } from '../src/people/auth.ts';

/** The least possible. At the real cost a hash takes a fifth of a second, and hundreds of tests sign in. */
const COST = { N: 2, r: 1, p: 1 };

const KEY_BYTES = 64;

/**
 * Sets up better-auth as the desk does, but hashes passphrases at once. Tests of browsers and processes take the real
 * hash.
 */
export async function createQuickAuth(...options: Parameters<typeof createDeskAuth>): Promise<DeskAuth> {
  const auth = createDeskAuth(...options);
  const { password } = await auth.$context;
  password.hash = async (passphrase) => {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${toKey(passphrase, salt)}`;
  };
  password.verify = async ({ hash, password: passphrase }) => {
    const [salt = '', key] = hash.split(':');
    return toKey(passphrase, salt) === key;
  };
  return auth;
}

function toKey(passphrase: string, salt: string): string {
  return scryptSync(passphrase, salt, KEY_BYTES, COST).toString('hex');
}
